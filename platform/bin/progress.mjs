/**
 * Prints a label, does the work, and prints how long it took.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 */
export const step = async (label, work) => {
  const since = performance.now()
  console.log(`  ${label} …`)
  const result = await work()
  console.log(`  ${label}: ${((performance.now() - since) / 1000).toFixed(1)} s`)
  return result
}
