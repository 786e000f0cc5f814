import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeShutdown } from '../../bin/shutdown.mjs'
import { type RunningSite, startSite } from './start-site'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })

/** Starts a site with an empty database on a free port. It leaves nothing behind when it stops. */
export const startThrowawaySite = async (env: Record<string, string> = {}): Promise<RunningSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-site-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const starting = startSite({
      LOG_LEVEL: 'warn',
      // All of its users share the address of this machine.
      LIMITS: process.env.LIMITS ?? 'off',
      ...env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    })
    const stop = () => starting.then((site) => site.stop()).finally(remove)
    const unregister = beforeShutdown(stop)
    return { ...(await starting), stop: () => stop().finally(unregister) }
  } catch (error) {
    await remove()
    throw error
  }
}
