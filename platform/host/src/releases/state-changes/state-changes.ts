import { isRequired, type Release, routeClashes } from '@bucketeer/platform'
import type { ReleaseEvent } from '../../database/release-schema'
import { Conflict, InvalidValue, NotFound } from '../../server/errors/domain-error'
import { expectFit, expectReleasable } from './fits'
import type { PartState, ReleaseState } from './release-state'

/** An entry of a part's history. */
export interface Step {
  event: ReleaseEvent
  version: string
  percent?: number
}

/** The new state of a part and the new entry of its history; without an entry nothing changes. */
export interface StateChange {
  partState: PartState
  step?: Step
}

/** @throws NotFound if the site serves nothing of the part */
export function partStateOf(state: ReleaseState, part: string): PartState {
  const partState = state.get(part)
  if (partState) return partState
  throw new NotFound(`Nothing of a part called ${part} has been released to this site.`)
}

function toAll(release: Release, before: PartState | undefined): StateChange {
  const isLive = before?.live.version === release.version && !before.canary
  return {
    partState: { live: release, isOff: before?.isOff ?? false },
    step: isLive ? undefined : { event: 'released', version: release.version },
  }
}

function toSome(release: Release, percent: number, before: PartState | undefined): StateChange {
  const { part, version } = release
  if (!before)
    throw new InvalidValue(
      `${part} has no live version that the other visitors could get. Release it without a canary first.`,
    )
  if (before.live.version === version) throw new Conflict(`${part} ${version} is live for everybody already.`)
  const isLive = before.canary?.release.version === version && before.canary.percent === percent
  return {
    partState: { ...before, canary: { release, percent } },
    step: isLive ? undefined : { event: 'canary', version, percent },
  }
}

/** Serves a release to everybody, or to a percentage of visitors. */
export function releaseOne(state: ReleaseState, next: Release, percent?: number): StateChange {
  expectReleasable([next], state)
  const before = state.get(next.part)
  return percent === undefined ? toAll(next, before) : toSome(next, percent, before)
}

/** The changes that serve several releases to everybody, before it is known whether they fit. */
/**
 * Returns what serving several releases to everybody would change, with the releases that are not live yet, and the state
 * of every part after the changes.
 */
export function planTogether(state: ReleaseState, releases: Release[]) {
  const changes = releases.map((next) => toAll(next, state.get(next.part)))
  const changed = changes.filter(({ step }) => step).map(({ partState }) => partState)
  const after: ReleaseState = new Map([
    ...state,
    ...changed.map((partState) => [partState.live.part, partState] as const),
  ])
  return { changes, changing: changed.map(({ live }) => live), after }
}

/**
 * Serves several releases to everybody, all of them or none. Each must fit the others.
 * @throws Conflict if one of them cannot go live
 */
export function releaseTogether(state: ReleaseState, releases: Release[]): StateChange[] {
  const { changes, changing, after } = planTogether(state, releases)
  expectReleasable(changing, after)
  return changes
}

/** Withdraws a canary: everybody gets the live version. */
export function withdraw(state: ReleaseState, part: string): StateChange {
  const { canary, ...partState } = partStateOf(state, part)
  if (!canary) throw new Conflict(`${part} has no canary.`)
  return { partState, step: { event: 'withdrawn', version: canary.release.version } }
}

/** Returns the version that was live before the present one, from a part's history, oldest entry first. */
export function versionBefore(history: readonly Step[]): string | undefined {
  const live: string[] = []
  for (const { event, version } of history) {
    if (event === 'removed') live.length = 0
    if (event === 'rolled back') {
      // A rollback to a named version may also go forward, to one that an earlier rollback removed from the stack.
      const at = live.lastIndexOf(version)
      if (at < 0) live.push(version)
      else live.length = at + 1
    }
    if (event === 'released' && live.at(-1) !== version) live.push(version)
  }
  return live.at(-2)
}

/** Makes an earlier release live again. */
export function rollBack(state: ReleaseState, target: Release): StateChange {
  expectFit([target], state)
  const { isOff } = partStateOf(state, target.part)
  return { partState: { live: target, isOff }, step: { event: 'rolled back', version: target.version } }
}

/** The undoing of a part's latest change. Without a state, the part is off the site. */
export interface Undone {
  part: string
  partState: PartState | null
  step: Step
}

function undo({ live, canary, isOff }: PartState, before: Release | undefined): Undone {
  const { part } = live
  if (canary)
    return { part, partState: { live, isOff }, step: { event: 'withdrawn', version: canary.release.version } }
  if (before)
    return {
      part,
      partState: { live: before, isOff },
      step: { event: 'rolled back', version: before.version },
    }
  if (part === 'shell') throw new Conflict(`There is no version of the shell before ${live.version}.`)
  return { part, partState: null, step: { event: 'removed', version: live.version } }
}

/**
 * A remote without a version before may leave the site only when its routes go back to the part that had them.
 * @throws Conflict
 */
function expectRoutesToGoBack(undone: Undone[], state: ReleaseState) {
  const restored = undone.flatMap(({ partState }) => (partState ? [partState.live] : []))
  for (const { part, partState, step } of undone) {
    const leaving = state.get(part)?.live
    if (partState || !leaving) continue
    const others = restored.filter((release) => routeClashes(leaving, [release]).length > 0)
    if (others.length === 0)
      throw new Conflict(
        `There is no version of ${part} before ${step.version}, and no part takes its routes back. To take it off the site: npm run releases -- ${part} --off.`,
      )
  }
}

/**
 * Undoes the latest change of several parts, all of them or none: a canary is withdrawn, and the version before becomes
 * live. A remote that had none leaves the site, if another of these parts takes its routes back.
 * @param before what was live before, by part
 * @throws NotFound if a part is unknown, Conflict if one has no version before or does not fit the others
 */
export function rollBackTogether(
  state: ReleaseState,
  parts: string[],
  before: ReadonlyMap<string, Release>,
): Undone[] {
  const partStates = parts.map((part) => partStateOf(state, part))
  const undone = partStates.map((partState) => undo(partState, before.get(partState.live.part)))
  expectRoutesToGoBack(undone, state)
  const after = new Map(state)
  for (const { part, partState } of undone) {
    if (partState) after.set(part, partState)
    else after.delete(part)
  }
  expectFit(
    undone.flatMap(({ partState }) => (partState ? [partState.live] : [])),
    after,
  )
  return undone
}

/** Switches a remote off or on again. */
export function switchPart(state: ReleaseState, part: string, isOff: boolean): StateChange {
  if (part === 'shell')
    throw new InvalidValue('The shell cannot be switched off: nothing would be left to look at.')
  const partState = partStateOf(state, part)
  if (!isOff) expectFit([partState.live], state)
  if (partState.isOff === isOff) return { partState }
  return {
    partState: { ...partState, isOff },
    step: { event: isOff ? 'off' : 'on', version: partState.live.version },
  }
}

/**
 * Returns the history entry that removes a remote.
 * @throws InvalidValue for the shell, NotFound for an unknown part, Conflict for a required remote or one that is on
 */
export function remove(state: ReleaseState, part: string): Step {
  if (part === 'shell')
    throw new InvalidValue('The shell cannot be removed: nothing would be left to look at.')
  const { live, isOff } = partStateOf(state, part)
  if (isRequired(live))
    throw new Conflict(
      `${part} is a required part of the site and cannot be removed. Switch it off with "npm run releases -- ${part} --off".`,
    )
  if (!isOff)
    throw new Conflict(`${part} is on. Switch it off first with "npm run releases -- ${part} --off".`)
  return { event: 'removed', version: live.version }
}
