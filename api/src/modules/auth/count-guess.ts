import { accountKey, type Limits } from '../../limits/limits'

/**
 * Checks a password as one of the tries that its account has. It is counted first, so that many at once count; who knows
 * the password has not tried to find it, so theirs is given back.
 * @param check throws for a wrong password
 */
export async function countGuess<T>(limits: Limits, email: string, check: () => Promise<T>): Promise<T> {
  const key = accountKey(email)
  await limits.take('login-by-account', key)
  const found = await check()
  await limits.giveBack('login-by-account', key)
  return found
}
