import type { Release } from '@bucketeer/platform'
import type { ReleaseEvent } from '../../../database/release-schema'
import { BadRequest, Conflict, NotFound } from '../../../errors/http-error'
import type { Board, Standing } from './board'
import { expectFit } from './fits'

/** A step of a part's history. */
export interface Step {
  event: ReleaseEvent
  version: string
  percent?: number
}

/** What a part serves after a move, and how the history tells it; without a step nothing changes. */
export interface Move {
  standing: Standing
  step?: Step
}

const standingOf = (board: Board, part: string): Standing => {
  const standing = board.get(part)
  if (standing) return standing
  throw new NotFound(`Nothing of a part called ${part} has been released to this site.`)
}

const toAll = (release: Release, before: Standing | undefined): Move => {
  const isThere = before?.live.version === release.version && !before.canary
  return {
    standing: { live: release, isOff: before?.isOff ?? false },
    step: isThere ? undefined : { event: 'released', version: release.version },
  }
}

const toSome = (release: Release, percent: number, before: Standing | undefined): Move => {
  const { part, version } = release
  if (!before)
    throw new BadRequest(
      `${part} has no live version that the other visitors could get. Release it without a canary first.`,
    )
  if (before.live.version === version) throw new Conflict(`${part} ${version} is live for everybody already.`)
  const isThere = before.canary?.release.version === version && before.canary.percent === percent
  return {
    standing: { ...before, canary: { release, percent } },
    step: isThere ? undefined : { event: 'canary', version, percent },
  }
}

/** Gives a release to everybody, or to so many of a hundred visitors. */
export const release = (board: Board, next: Release, percent?: number): Move => {
  expectFit(next, board)
  const before = board.get(next.part)
  return percent === undefined ? toAll(next, before) : toSome(next, percent, before)
}

/** Takes a canary back: everybody gets the live version. */
export const withdraw = (board: Board, part: string): Move => {
  const { canary, ...standing } = standingOf(board, part)
  if (!canary) throw new Conflict(`${part} has no canary.`)
  return { standing, step: { event: 'withdrawn', version: canary.release.version } }
}

/** The version that was live before the one that is live now, by a part's history, oldest step first. */
export const versionBefore = (history: readonly Step[]): string | undefined => {
  const live: string[] = []
  for (const { event, version } of history) {
    if (event === 'rolled back') {
      while (live.length > 0 && live.at(-1) !== version) live.pop()
      if (live.length === 0) live.push(version)
    }
    if (event === 'released' && live.at(-1) !== version) live.push(version)
  }
  return live.at(-2)
}

/** Makes a release live that was live before. */
export const rollBack = (board: Board, target: Release): Move => {
  expectFit(target, board)
  const { isOff } = standingOf(board, target.part)
  return { standing: { live: target, isOff }, step: { event: 'rolled back', version: target.version } }
}

/** Switches a remote off or on again. */
export const turn = (board: Board, part: string, isOff: boolean): Move => {
  if (part === 'shell')
    throw new BadRequest('The shell cannot be switched off: nothing would be left to look at.')
  const standing = standingOf(board, part)
  if (!isOff) expectFit(standing.live, board)
  if (standing.isOff === isOff) return { standing }
  return {
    standing: { ...standing, isOff },
    step: { event: isOff ? 'off' : 'on', version: standing.live.version },
  }
}
