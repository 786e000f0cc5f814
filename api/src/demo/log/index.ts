import { aiko } from './aiko'
import { henrik } from './henrik'
import { leila } from './leila'
import { mateo } from './mateo'
import { mira } from './mira'
import { nia } from './nia'
import { ruby } from './ruby'
import { tomas } from './tomas'

const logs = [
  ['mira', mira],
  ['henrik', henrik],
  ['nia', nia],
  ['tomas', tomas],
  ['aiko', aiko],
  ['leila', leila],
  ['mateo', mateo],
  ['ruby', ruby],
] as const

/** The entries of the logs of all people. */
export const logEntries = logs.flatMap(([by, entries]) => entries.map((entry) => ({ by, ...entry })))
