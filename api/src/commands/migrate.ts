import { parseArgs } from 'node:util'
import { openSite } from '../backup/open-site'
import { migrateSite } from '../upgrade/migrate-site'
import { runCommand, print } from './run-command'

// `bucketeer migrate [--stopped]`: applies the migrations of this version, while the site runs or not.

await runCommand(async (config, log) => {
  const { values } = parseArgs({ options: { stopped: { type: 'boolean' } } })
  const { database, close } = await openSite(config, log)
  try {
    await migrateSite({ database, isStopped: values.stopped === true, report: print })
  } finally {
    await close()
  }
})
