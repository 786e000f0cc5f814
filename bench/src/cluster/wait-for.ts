import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 250

/**
 * Resolves when the condition is true; an error counts as false.
 * @param what names the condition in the error
 * @throws Error after so many seconds
 */
export async function waitFor(what: string, isTrue: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}.`)
    await pause(pollMs)
  }
}

/** Returns whether a GET request gets 200 within two seconds. */
export const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(async (response) => {
    await response.arrayBuffer()
    return response.status === 200
  })
