import { percentile } from '../figures/percentile'

/** As `12.3 ms`. */
export const ms = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`

export const counted = (value: number): string => value.toLocaleString('en')

/** How many there are, and what half of them and 99 of a hundred do not exceed. */
export const spread = (times: number[]): string[] => [
  counted(times.length),
  ...[50, 99].map((percent) => (times.length === 0 ? '–' : ms(percentile(times, percent)))),
]
