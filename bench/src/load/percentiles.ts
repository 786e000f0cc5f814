/** The value that so many of a hundred do not exceed; 0 of none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

export const median = (values: number[]): number => percentile(values, 50)

/** As `12.3 ms`. */
export const ms = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`

export const counted = (value: number): string => value.toLocaleString('en')
