import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database'
import { loggable } from '../database/failures'
import { geonamesPackage } from './geonames-package'
import { loadGazetteer } from './load-gazetteer'

interface Options {
  database: Database
  log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

/** A site's first seconds are for its first pages, and for the releases that are published to a new one. */
const beginAfterMs = 3_000

const tryAgainAfterMs = 30_000

/** Sees to it in the background that the places are there; a failure is logged and tried again. */
export function loadGazetteerInBackground({ database, log }: Options): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined)

  const load = async () => {
    const start = performance.now()
    const places = await loadGazetteer({ database, source: await geonamesPackage(), signal })
    const seconds = Math.round((performance.now() - start) / 1000)
    if (places > 0) log.info({ places, seconds }, 'Loaded the places of the world')
  }

  const keepTrying = async () => {
    await rest(beginAfterMs)
    while (!signal.aborted) {
      try {
        return await load()
      } catch (error) {
        if (signal.aborted) return
        log.warn({ err: loggable(error) }, 'Could not load the places of the world; trying again in a while')
        await rest(tryAgainAfterMs)
      }
    }
  }

  const done = keepTrying()
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}
