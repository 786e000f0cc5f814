import { isRemoteRelease, isRequired, type Release } from '@bucketeer/platform'
import type { Failure, Tally, Versioned } from './reports/repository'
import type { PartState } from './state-changes/release-state'
import type { LogEntry } from './state-changes/repository'
import type { Snapshot, StartChanges } from './state-changes/start'
import type { StateChange, Undone } from './state-changes/state-changes'

/** Returns the names of the slots that a release fills. */
export const slotsOf = (release: Release): string[] =>
  isRemoteRelease(release) ? release.slots.map(({ name }) => name) : []

/** Presents the state of a part. */
export const presentServed = ({ live, canary, isOff }: PartState) => ({
  part: live.part,
  live: live.version,
  canary: canary ? { version: canary.release.version, percent: canary.percent } : null,
  isOff,
  isRequired: isRequired(live),
  owner: live.owner,
  slots: slotsOf(live),
})

/** Returns a predicate for what is of the same version of the same part. */
export const isOf =
  ({ part, version }: Versioned) =>
  (other: Versioned) =>
    other.part === part && other.version === version

/** Returns the number of visitors for whom a release failed. */
export const failedOf = (release: Versioned, tallies: (Versioned & Tally)[]): number =>
  tallies.find(isOf(release))?.failed ?? 0

/** Presents the state of a part with the number of visitors for whom each version failed. */
export const presentWithFailures = (partState: PartState, tallies: (Versioned & Tally)[]) => ({
  ...presentServed(partState),
  failed: {
    live: failedOf(partState.live, tallies),
    canary: partState.canary ? failedOf(partState.canary.release, tallies) : null,
  },
})

/** Presents a failure that browsers reported. */
export const presentFailure = ({ details, at, ...failure }: Failure) => ({
  ...failure,
  reason: details?.reason ?? null,
  route: details?.route ?? null,
  stack: details?.stack ?? [],
  at: at.toISOString(),
})

/** Presents an entry of the history. */
export const presentEntry = ({ at, ...entry }: LogEntry) => ({ ...entry, at: at.toISOString() })

/** Presents the result of a state change. */
export const presentChange = ({ partState, step }: StateChange) => ({
  served: presentServed(partState),
  event: step?.event ?? null,
})

/** Presents the result of a rollback of several parts. */
export const presentUndone = ({ part, partState, step }: Undone) => ({
  part,
  served: partState && presentServed(partState),
  event: step.event,
})

/** Presents the result of a batch for each part. */
export const presentBatch = ({ changes, skipped, state, histories }: StartChanges & Snapshot) => [
  ...changes.map((change) => ({
    part: change.partState.live.part,
    ...presentChange(change),
    skipped: null,
  })),
  ...skipped.map(({ part, version }) => {
    const partState = state.get(part)
    const history = histories.get(part) ?? []
    const last = history.at(-1)
    return {
      part,
      served: partState ? presentServed(partState) : null,
      event: null,
      skipped: last
        ? {
            event: last.event,
            who: last.who,
            at: last.at.toISOString(),
            wasLive: history.some((step) => step.version === version),
          }
        : null,
    }
  }),
]
