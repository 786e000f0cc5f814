import { buildAside } from './build'
import { SiteFailed, startSite } from '../site/start-site'

const untilAskedToStop = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })

/** `npm start`: builds what changed, starts the site and says where it is. */
export const run = async () => {
  const asked = untilAskedToStop()
  await buildAside()
  try {
    const site = await startSite()
    console.log(`\n  Bucketeer is at ${site.address}`)
    if (site.demoLogin)
      console.log(`  Demo login: ${site.demoLogin.email}, password ${site.demoLogin.password}`)
    console.log('  Ctrl-C stops it.\n')
    const code = await Promise.race([asked, site.ended])
    await site.stop()
    return code ?? 0
  } catch (error) {
    if (error instanceof SiteFailed) return error.exitCode
    throw error
  }
}
