import type { Measure } from './measure'
import { server } from './server/server'

/** In the order in which they are run. */
export const measures: Measure[] = [server]
