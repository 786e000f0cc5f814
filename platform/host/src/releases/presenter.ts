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

/** Presents the state of a part with the number of visitors for whom each version failed. */
export function presentWithFailures(partState: PartState, tallies: (Versioned & Tally)[]) {
  const failedOf = ({ part, version }: Versioned) =>
    tallies.find((tally) => tally.part === part && tally.version === version)?.failed ?? 0
  const { live, canary } = partState
  return {
    ...presentServed(partState),
    failed: { live: failedOf(live), canary: canary ? failedOf(canary.release) : null },
  }
}

/** Presents a failure that browsers reported. */
export const presentFailure = ({ details, at, ...failure }: Failure) => ({
  ...failure,
  reason: details?.reason ?? null,
  route: details?.route ?? null,
  stack: details?.stack ?? [],
  at: at.toISOString(),
})

/** Presents an entry of the history. */
export const presentEntry = ({ percent, why, at, origin, ...entry }: LogEntry) => ({
  ...entry,
  percent: percent ?? null,
  why: why ?? null,
  at: at.toISOString(),
  origin: origin ?? null,
})

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
export const presentBatch = ({ changes, skipped, state, last, versions }: StartChanges & Snapshot) => [
  ...changes.map((change) => ({
    part: change.partState.live.part,
    ...presentChange(change),
    skipped: null,
  })),
  ...skipped.map(({ part, version }) => {
    const [partState, step] = [state.get(part), last.get(part)]
    return {
      part,
      served: partState ? presentServed(partState) : null,
      event: null,
      skipped: step
        ? {
            event: step.event,
            who: step.who,
            at: step.at.toISOString(),
            wasLive: versions.get(part)?.has(version) ?? false,
          }
        : null,
    }
  }),
]
