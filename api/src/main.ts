import { setFlagsFromString } from 'node:v8'
import { StartError } from '@bucketeer/host/server'
import { readConfig } from './config'
import { createLogger } from './start/logger'
import { startSite, type RunningSite } from './start/start-site'

/** A stop may take ten seconds in all, of which PostgreSQL needs up to three. */
const stopTimeoutMs = 7000

/**
 * Starts a garbage collection when the heap has grown by 40 %. V8's default lets it grow nearly threefold, which takes
 * 70 MB more memory and saves a few percent of CPU time (docs/performance.md).
 */
const heapGrowthPercent = 40

async function main() {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`)
  const config = readConfig(process.env)
  // Nothing needs an orderly stop before the server listens.
  const exit = () => process.exit(1)
  process.once('disconnect', exit)
  const site = await startSite(config, createLogger(config))
  process.off('disconnect', exit)
  stopOnSignal(site)
  // A parent process gets the address, and stops the site by disconnecting.
  process.send?.({ address: site.address, demoLogin: site.demoLogin })
}

function stopOnSignal(site: RunningSite) {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    site.stop().then(() => process.exit(0), exitWithError)
  }
  const stopOrForce = () => (isStopping ? process.exit(1) : stop())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOrForce)
  // Ctrl-C reaches the parent too, so its disconnect is not a second request to stop.
  process.once('disconnect', stop)
  if (process.send && !process.connected) stop()
}

function exitWithError(error: unknown) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

main().catch(exitWithError)
