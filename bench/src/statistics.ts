/** The value in the middle, so that one odd round does not count. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

/** The value that so many of a hundred are at most. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no percentile of nothing.')
  return value
}
