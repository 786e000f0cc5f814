import { setTimeout as pause } from 'node:timers/promises'
import { type Database, loggable } from '@bucketeer/host/server'
import { geonamesPackage } from './geonames'
import { keptLists } from './kept-lists'
import { loadGazetteer } from './load-gazetteer'
import type { PlaceSource } from './place-source'

interface Options {
  database: Database
  log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

/** Leaves the first seconds to the first pages and to the releases that are published to a new site. */
const startDelayMs = 3_000

const retryDelayMs = 30_000

/** Loads the gazetteer in the background; logs and retries failures. */
export function loadGazetteerInBackground({ database, log }: Options): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  const delay = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined)

  const loadOne = async (source: PlaceSource) => {
    const start = performance.now()
    const places = await loadGazetteer({ database, source, signal })
    const seconds = Math.round((performance.now() - start) / 1000)
    if (places > 0) log.info({ list: source.source, places, seconds }, 'Loaded the gazetteer')
  }

  const load = async () => {
    // The kept lists are small and have the best-known names.
    for (const source of [...keptLists(), await geonamesPackage()]) await loadOne(source)
  }

  const loadWithRetries = async () => {
    await delay(startDelayMs)
    while (!signal.aborted) {
      try {
        return await load()
      } catch (error) {
        if (signal.aborted) return
        log.warn({ err: loggable(error) }, 'Could not load the gazetteer; retrying')
        await delay(retryDelayMs)
      }
    }
  }

  const done = loadWithRetries()
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}
