import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProcess } from './site-process'

/**
 * Kills the server up to `maxMs` after the call, while it may work on jobs of the table, and restarts it. The next server
 * goes on at once instead of after the minute for which the lease of the killed one lasts.
 */
export async function killAtWork(site: SiteProcess, table: 'archives' | 'imports', maxMs: number) {
  const endLeases = () => site.query(`update ${table} set leased_until = now() where leased_until > now()`)
  await pause(Math.random() * maxMs)
  await endLeases()
  await site.kill()
  await site.start()
  await endLeases()
}
