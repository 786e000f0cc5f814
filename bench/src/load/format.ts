import { percentile } from '../statistics'

/** Formats milliseconds, such as `12.3 ms`. */
export const formatMs = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`

export const formatCount = (value: number): string => value.toLocaleString('en')

/** Formats the count, the median and the 99th percentile as three cells. */
export const formatPercentiles = (times: number[]): string[] => [
  formatCount(times.length),
  ...[50, 99].map((percent) => (times.length === 0 ? '–' : formatMs(percentile(times, percent)))),
]
