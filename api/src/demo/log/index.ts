import type { PersonKey } from '../people'
import { aiko } from './aiko'
import type { DemoEntry } from './demo-entry'
import { henrik } from './henrik'
import { leila } from './leila'
import { mateo } from './mateo'
import { mira } from './mira'
import { nia } from './nia'
import { ruby } from './ruby'
import { tomas } from './tomas'

const logs: readonly [by: PersonKey, readonly DemoEntry[]][] = [
  ['mira', mira],
  ['henrik', henrik],
  ['nia', nia],
  ['tomas', tomas],
  ['aiko', aiko],
  ['leila', leila],
  ['mateo', mateo],
  ['ruby', ruby],
]

export type DemoLogEntry = DemoEntry & { by: PersonKey }

/** The entries of the logs of all people. */
export const logEntries: readonly DemoLogEntry[] = logs.flatMap(([by, entries]) =>
  entries.map((entry) => ({ by, ...entry })),
)
