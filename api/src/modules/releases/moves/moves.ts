import { isRequired, type Release, routeClashes } from '@bucketeer/platform'
import type { ReleaseEvent } from '../../../database/release-schema'
import { Conflict, NotFound } from '../../../errors/domain-error'
import { BadRequest } from '../../../errors/http-error'
import type { Board, Standing } from './board'
import { expectFit, expectReleasable } from './fits'

/** An entry of a part's history. */
export interface Step {
  event: ReleaseEvent
  version: string
  percent?: number
}

/** The new state of a part and the new entry of its history; without an entry nothing changes. */
export interface Move {
  standing: Standing
  step?: Step
}

const standingOf = (board: Board, part: string): Standing => {
  const standing = board.get(part)
  if (standing) return standing
  throw new NotFound(`Nothing of a part called ${part} has been released to this site.`)
}

const toAll = (release: Release, before: Standing | undefined, isOff = before?.isOff ?? false): Move => {
  const isLive = before?.live.version === release.version && !before.canary && before.isOff === isOff
  return {
    standing: { live: release, isOff },
    step: isLive ? undefined : { event: 'released', version: release.version },
  }
}

const toSome = (release: Release, percent: number, before: Standing | undefined): Move => {
  const { part, version } = release
  if (!before)
    throw new BadRequest(
      `${part} has no live version that the other visitors could get. Release it without a canary first.`,
    )
  if (before.live.version === version) throw new Conflict(`${part} ${version} is live for everybody already.`)
  const isLive = before.canary?.release.version === version && before.canary.percent === percent
  return {
    standing: { ...before, canary: { release, percent } },
    step: isLive ? undefined : { event: 'canary', version, percent },
  }
}

/** Serves a release to everybody, or to a percentage of visitors. */
export const release = (board: Board, next: Release, percent?: number): Move => {
  expectReleasable([next], board)
  const before = board.get(next.part)
  return percent === undefined ? toAll(next, before) : toSome(next, percent, before)
}

/** The moves that serve several releases to everybody, before it is known whether they fit. */
interface Plan {
  moves: Move[]
  /** The releases that are not live yet. */
  changing: Release[]
  /** The state of every part after the moves. */
  after: Board
}

/**
 * Returns what serving several releases to everybody would change.
 * @param switchesOn returns whether the move switches a part on
 */
export const planTogether = (
  board: Board,
  releases: Release[],
  switchesOn: (part: string) => boolean = () => false,
): Plan => {
  const moves = releases.map((next) => {
    const before = board.get(next.part)
    return toAll(next, before, switchesOn(next.part) ? false : before?.isOff)
  })
  const changes = moves.filter(({ step }) => step).map(({ standing }) => standing)
  const after: Board = new Map([
    ...board,
    ...changes.map((standing) => [standing.live.part, standing] as const),
  ])
  return { moves, changing: changes.map(({ live }) => live), after }
}

/**
 * Serves several releases to everybody, all of them or none. Each must fit the others.
 * @param switchesOn returns whether the move switches a part on
 * @throws Conflict if one of them cannot go live
 */
export const releaseTogether = (
  board: Board,
  releases: Release[],
  switchesOn?: (part: string) => boolean,
): Move[] => {
  const { moves, changing, after } = planTogether(board, releases, switchesOn)
  expectReleasable(changing, after)
  return moves
}

/** Withdraws a canary: everybody gets the live version. */
export const withdraw = (board: Board, part: string): Move => {
  const { canary, ...standing } = standingOf(board, part)
  if (!canary) throw new Conflict(`${part} has no canary.`)
  return { standing, step: { event: 'withdrawn', version: canary.release.version } }
}

/** Returns the version that was live before the present one, from a part's history, oldest entry first. */
export const versionBefore = (history: readonly Step[]): string | undefined => {
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
export const rollBack = (board: Board, target: Release): Move => {
  expectFit([target], board)
  const { isOff } = standingOf(board, target.part)
  return { standing: { live: target, isOff }, step: { event: 'rolled back', version: target.version } }
}

/** The undoing of a part's latest change. Without a state, the part is off the site. */
export interface Undone {
  part: string
  standing: Standing | null
  step: Step
}

const undo = ({ live, canary, isOff }: Standing, before: Release | undefined): Undone => {
  const { part } = live
  if (canary)
    return { part, standing: { live, isOff }, step: { event: 'withdrawn', version: canary.release.version } }
  if (before)
    return {
      part,
      standing: { live: before, isOff },
      step: { event: 'rolled back', version: before.version },
    }
  if (part === 'shell') throw new Conflict(`There is no version of the shell before ${live.version}.`)
  return { part, standing: null, step: { event: 'removed', version: live.version } }
}

/**
 * A remote without a version before may leave the site only when its routes go back to the part that had them.
 * @throws Conflict
 */
const expectRoutesToGoBack = (undone: Undone[], board: Board) => {
  const restored = undone.flatMap(({ standing }) => (standing ? [standing.live] : []))
  for (const { part, standing, step } of undone) {
    const leaving = board.get(part)?.live
    if (standing || !leaving) continue
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
 * @throws HttpError if a part is unknown, has no version before, or does not fit the others
 */
export const rollBackTogether = (
  board: Board,
  parts: string[],
  before: ReadonlyMap<string, Release>,
): Undone[] => {
  const standings = parts.map((part) => standingOf(board, part))
  const undone = standings.map((standing) => undo(standing, before.get(standing.live.part)))
  expectRoutesToGoBack(undone, board)
  const after = new Map(board)
  for (const { part, standing } of undone) {
    if (standing) after.set(part, standing)
    else after.delete(part)
  }
  expectFit(
    undone.flatMap(({ standing }) => (standing ? [standing.live] : [])),
    after,
  )
  return undone
}

/** Switches a remote off or on again. */
export const switchPart = (board: Board, part: string, isOff: boolean): Move => {
  if (part === 'shell')
    throw new BadRequest('The shell cannot be switched off: nothing would be left to look at.')
  const standing = standingOf(board, part)
  if (!isOff) expectFit([standing.live], board)
  if (standing.isOff === isOff) return { standing }
  return {
    standing: { ...standing, isOff },
    step: { event: isOff ? 'off' : 'on', version: standing.live.version },
  }
}

/**
 * Returns the history entry that removes a remote.
 * @throws HttpError if it is the shell, a required remote, unknown, or not switched off
 */
export const remove = (board: Board, part: string): Step => {
  if (part === 'shell') throw new BadRequest('The shell cannot be removed: nothing would be left to look at.')
  const { live, isOff } = standingOf(board, part)
  if (isRequired(live))
    throw new Conflict(
      `${part} is a required part of the site and cannot be removed. Switch it off with "npm run releases -- ${part} --off".`,
    )
  if (!isOff)
    throw new Conflict(`${part} is on. Switch it off first with "npm run releases -- ${part} --off".`)
  return { event: 'removed', version: live.version }
}
