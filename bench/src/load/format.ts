import { percentile } from '../statistics'

/** As `12.3 ms`. */
export const formatMs = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`

export const formatCount = (value: number): string => value.toLocaleString('en')

/** How many there are, and what half of them and 99 of a hundred do not exceed. */
export const formatPercentiles = (times: number[]): string[] => [
  formatCount(times.length),
  ...[50, 99].map((percent) => (times.length === 0 ? '–' : formatMs(percentile(times, percent)))),
]
