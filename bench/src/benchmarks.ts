import type { Benchmark } from './benchmark'
import { bytes } from './bytes/bytes'
import { growth } from './growth/growth'
import { lighthouse } from './lighthouse/lighthouse'
import { monolith } from './monolith/monolith'
import { peers } from './peers/peers'
import { pictures } from './pictures/pictures'
import { server } from './server/server'
import { work } from './work/work'

/** In the order in which they are run. */
export const measures: Benchmark[] = [server, growth, pictures, work, peers, bytes, monolith, lighthouse]
