import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './launcher-message'
import type { LauncherProcess } from './launcher-process'

const firstPauseMs = 200
const longestPauseMs = 10_000

/**
 * Restarts PostgreSQL whenever it ends by itself, with growing delays after failures.
 * @returns a function that stops it
 */
export const keepRunning = (first: LauncherProcess, launch: () => Promise<LauncherProcess>, log: Log) => {
  const stopping = new AbortController()
  const wait = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  let current = first

  const launchAgain = async () => {
    for (let pause = firstPauseMs; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause)
      if (stopping.signal.aborted) return
      try {
        current = await launch()
        return log.info('PostgreSQL runs again')
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error))
      }
    }
  }
  const watch = async () => {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      log.error('PostgreSQL has ended by itself; starting it again')
      await launchAgain()
      if (stopping.signal.aborted) return current.stop()
    }
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    await current.stop()
    await watching
  }
}
