/** Returns the median, which one outlier round does not change. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  if (low === undefined || high === undefined) throw new Error('Cannot compute the median of an empty list.')
  return (low + high) / 2
}

/** Returns the nearest-rank percentile: the smallest value that `percent` % of all values do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('Cannot compute a percentile of an empty list.')
  return value
}
