import { setFlagsFromString } from 'node:v8'
import { ConfigError, readConfig } from './config'
import { createLog } from './start/log'
import { startSite, type RunningSite } from './start/start-site'
import { StartError } from './start/start-error'

/** Whoever is told to end ends all it started within ten seconds: PostgreSQL may need three of them. */
const longestStopMs = 7000

/**
 * The heap may grow by three quarters of what is alive before the next collection; V8's own measure lets it become
 * nearly three times as large, 50 MB more of a machine, for a few hundredths of its work (docs/performance.md).
 */
const heapGrowthPercent = 75

async function main() {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`)
  const config = readConfig(process.env)
  // Until it listens, the server may end anywhere, as if it were killed.
  const leave = () => process.exit(1)
  process.once('disconnect', leave)
  const site = await startSite(config, createLog(config))
  process.off('disconnect', leave)
  stopWhenAsked(site)
  // Whoever started this as a child of theirs hears that it is there, and stops it by leaving.
  process.send?.({ address: site.address, demoLogin: site.demoLogin })
}

function stopWhenAsked(site: RunningSite) {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), longestStopMs).unref()
    site.stop().then(() => process.exit(0), explainAndEnd)
  }
  const stopOrForce = () => (isStopping ? process.exit(1) : stop())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOrForce)
  // On a terminal Ctrl-C comes to both; the other's leaving is no second request.
  process.once('disconnect', stop)
  if (process.send && !process.connected) stop()
}

function explainAndEnd(error: unknown) {
  console.error(explanation(error))
  process.exit(1)
}

function explanation(error: unknown) {
  if (error instanceof ConfigError || error instanceof StartError) return error.message
  return error
}

main().catch(explainAndEnd)
