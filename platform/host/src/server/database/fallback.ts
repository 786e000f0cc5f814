import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseLost } from './failures'

/**
 * Resolves with the fallback if the read takes longer than the timeout, or the database is down.
 * @throws any other error of the read
 */
export async function withFallback<T, F>(read: Promise<T>, fallback: F, timeoutMs: number): Promise<T | F> {
  const timer = new AbortController()
  const late = wait(timeoutMs, fallback, { signal: timer.signal }).catch(() => fallback)
  try {
    return await Promise.race([read, late])
  } catch (error) {
    if (isDatabaseLost(error)) return fallback
    throw error
  } finally {
    timer.abort()
  }
}
