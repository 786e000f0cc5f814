import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Database, loggable, type ObjectStore } from '@bucketeer/host/server'
import { type AccessChange, createAccessChangeRepository } from './repository'

interface Site {
  database: Database
  store: ObjectStore
}

/** The folder of the object store with what a restore repeats. */
export const deletionsFolder = 'deletions'

/** Names of objects sort by their time. */
export const objectName = (at: Date) => `${at.toISOString().replaceAll(':', '-')}-${randomUUID()}.jsonl`

/** Adds changes to the store, if there are any. @throws StoreUnavailable */
export async function putAccessChanges(store: ObjectStore, changes: AccessChange[]): Promise<void> {
  if (changes.length === 0) return
  const lines = changes.map((change) => `${JSON.stringify(change)}\n`)
  await store.put(`${deletionsFolder}/${objectName(new Date())}`, Buffer.from(lines.join('')))
}

/** Copies the new changes of who may see or do what to the object store. @throws StoreUnavailable */
export async function storeAccessChanges({ database, store }: Site): Promise<void> {
  const { storeOldest } = createAccessChangeRepository(database)
  let hasMore = true
  while (hasMore) hasMore = await storeOldest((changes) => putAccessChanges(store, changes))
}

const intervalMs = 1_000

/** Does so every second while the app listens, and when it closes. Logs the first of consecutive failures. */
export function keepAccessChanges(app: FastifyInstance, site: Site) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isFailing = false
  const run = () =>
    storeAccessChanges(site).then(
      () => void (isFailing = false),
      (error: unknown) => {
        if (!isFailing)
          app.log.warn({ err: loggable(error) }, 'Could not copy access changes to the object store yet')
        isFailing = true
      },
    )
  const runRegularly = () => {
    running = run().then(() => void (timer = setTimeout(runRegularly, intervalMs).unref()))
  }
  app.addHook('onListen', async () => runRegularly())
  app.addHook('onClose', async () => {
    if (!running) return
    await running
    clearTimeout(timer)
    await run()
  })
}
