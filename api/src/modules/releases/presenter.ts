import type { Standing } from './moves/board'
import type { Move } from './moves/moves'
import type { Scene, StartMoves } from './moves/start'
import type { Tally, Versioned } from './reports/repository'
import type { LogEntry } from './repository'

/** What a part serves, as calls answer it. */
export const presentServed = ({ live, canary, isOff }: Standing) => ({
  part: live.part,
  live: live.version,
  canary: canary ? { version: canary.release.version, percent: canary.percent } : null,
  isOff,
})

/** The same with the number of visitors for whom each of its versions failed. */
export const presentWithFailures = (standing: Standing, tallies: (Versioned & Tally)[]) => {
  const failedOf = ({ part, version }: Versioned) =>
    tallies.find((tally) => tally.part === part && tally.version === version)?.failed ?? 0
  const { live, canary } = standing
  return {
    ...presentServed(standing),
    failed: { live: failedOf(live), canary: canary ? failedOf(canary.release) : null },
  }
}

/** A line of the history, as calls answer it. */
export const presentEntry = ({ percent, why, at, ...entry }: LogEntry) => ({
  ...entry,
  percent: percent ?? null,
  why: why ?? null,
  at: at.toISOString(),
})

/** What a move came to, as calls answer it. */
export const presentMove = ({ standing, step }: Move) => ({
  served: presentServed(standing),
  event: step?.event ?? null,
})

/** What a batch came to for each of its parts, as calls answer it. */
export const presentBatch = ({ moves, leftAlone, board, last }: StartMoves & Scene) => [
  ...moves.map((move) => ({ part: move.standing.live.part, ...presentMove(move), leftAlone: null })),
  ...leftAlone.map(({ part }) => {
    const [standing, step] = [board.get(part), last.get(part)]
    return {
      part,
      served: standing ? presentServed(standing) : null,
      event: null,
      leftAlone: step ? { event: step.event, who: step.who, at: step.at.toISOString() } : null,
    }
  }),
]
