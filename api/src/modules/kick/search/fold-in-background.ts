import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../../database/database'
import { loggable } from '../../../database/failures'
import { createKickSearchRepository } from './repository'

interface Options {
  database: Database
  log: {
    info(details: object, message: string): void
    warn(details: object, message: string): void
  }
}

/** Takes about 20 ms on the event loop, with descriptions of a page. */
const batchSize = 100

/** Folds the texts of Kicks that an earlier version wrote, in batches. The next start continues what was interrupted. */
export function foldKicksInBackground({ database, log }: Options): { stop(): Promise<void> } {
  let isStopped = false

  const foldAll = async () => {
    const { foldBatch } = createKickSearchRepository(database)
    let kicks = 0
    for (let count = -1; count !== 0 && !isStopped; kicks += count) {
      count = await foldBatch(batchSize)
      await nextTurn()
    }
    if (kicks > 0) log.info({ kicks }, 'Folded the texts of Kicks for search')
  }

  const done = foldAll().catch((error: unknown) =>
    log.warn(
      { err: loggable(error) },
      'Could not fold the texts of all Kicks for search; the next start continues',
    ),
  )
  return {
    stop: () => {
      isStopped = true
      return done
    },
  }
}
