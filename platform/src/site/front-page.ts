import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 50

const answers = (address: string, timeoutMs: number): Promise<boolean> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status < 500
    },
    () => false,
  )

/**
 * Waits until the front page answers, or for some seconds: for a moment after the first releases, a busy server may still
 * serve the cached list without them.
 */
export const untilFrontPage = async (address: string, timeoutMs = 5000): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline && !(await answers(address, timeoutMs)))
    await pause(pollMs, undefined, { ref: false })
}
