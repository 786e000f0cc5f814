import type { Args } from '@bucketeer/platform/command-line'
import { openSite } from '../backup/open-site'
import { migrateSite } from '../upgrade/migrate-site'
import { print, runCommand } from './run-command'

/** `bucketeer migrate [--stopped]`: applies the migrations of this version, while the site runs or not. */
export const run = ({ values }: Args<'migrate'>) =>
  runCommand(async (config, log) => {
    const { database, close } = await openSite(config, log)
    try {
      await migrateSite({ database, isStopped: values.stopped === true, report: print })
    } finally {
      await close()
    }
  })
