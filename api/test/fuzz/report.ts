import { isReportWanted } from './settings'
import type { Outcome } from './send'

const count = (outcomes: Outcome[], hundred: number) =>
  outcomes.filter(({ status }) => Math.floor(status / 100) === hundred).length

/** Prints the figures of an operation, if they are requested. */
export function report(name: string, outcomes: Outcome[]) {
  if (!isReportWanted) return
  const slowest = Math.round(Math.max(...outcomes.map(({ milliseconds }) => milliseconds)))
  const figures = [`${outcomes.length} asked`, `${count(outcomes, 2)} × 2xx`, `${count(outcomes, 4)} × 4xx`]
  process.stdout.write(`${name}: ${figures.join(', ')}, 0 × 5xx, slowest ${slowest} ms\n`)
}
