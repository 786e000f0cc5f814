import type { Standing } from './moves/board'
import type { LogEntry } from './repository'

/** What a part serves, as calls answer it. */
export const presentServed = ({ live, canary, isOff }: Standing) => ({
  part: live.part,
  live: live.version,
  canary: canary ? { version: canary.release.version, percent: canary.percent } : null,
  isOff,
})

/** A line of the history, as calls answer it. */
export const presentEntry = ({ percent, why, at, ...entry }: LogEntry) => ({
  ...entry,
  percent: percent ?? null,
  why: why ?? null,
  at: at.toISOString(),
})
