/** Polls until `check` returns a value other than undefined and false. @throws after ten seconds by default */
export async function waitFor<T>(
  check: () => T | undefined | Promise<T | undefined>,
  attempts = 500,
): Promise<T> {
  const result = await check()
  if (result !== undefined && result !== false) return result
  if (attempts === 0) throw new Error('The condition was not met in time.')
  await new Promise((resolve) => setTimeout(resolve, 20))
  return waitFor(check, attempts - 1)
}
