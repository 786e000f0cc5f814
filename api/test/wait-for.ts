/** What there is once there is something, which `false` is not. @throws after ten seconds without. */
export async function waitFor<T>(
  look: () => T | undefined | Promise<T | undefined>,
  tries = 500,
): Promise<T> {
  const found = await look()
  if (found !== undefined && found !== false) return found
  if (tries === 0) throw new Error('It did not come to that in time.')
  await new Promise((resolve) => setTimeout(resolve, 20))
  return waitFor(look, tries - 1)
}
