/** Milliseconds after which the end of a worker is no sign of a fault at its start. */
const settledMs = 30_000
const firstDelayMs = 500
const maxDelayMs = 30_000
const maxEarlyEnds = 5

/** Delays the restarts of workers that end soon after their start, each longer than the one before. */
export function createRestarts() {
  let earlyEnds = 0
  return {
    /** Returns the delay in milliseconds after the end of a worker that ran for this time. */
    delayAfter(ranMs: number): number {
      earlyEnds = ranMs < settledMs ? earlyEnds + 1 : 1
      return Math.min(maxDelayMs, firstDelayMs * 2 ** (earlyEnds - 1))
    },
    /** Whether so many workers in a row ended early that the next one will, too. */
    isHopeless: (): boolean => earlyEnds >= maxEarlyEnds,
  }
}
