import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeShutdown } from '../../bin/shutdown.mjs'
import { type RunningSite, startSite } from './start-site'

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
      // Any free one.
      PORT: '0',
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
