/** Says what is being done and, at its end, how long it took. */
export const step = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const since = Date.now()
  const result = await work()
  console.log(`  ${label}: ${((Date.now() - since) / 1000).toFixed(1)} s`)
  return result
}
