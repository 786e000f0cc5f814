import type { Args } from '@bucketeer/platform/command-line'
import { withSite } from '../backup/open-site'
import { migrateSite } from '../upgrade/migrate-site'
import { print, runCommand } from './run-command'

/** `bucketeer migrate [--stopped]`: applies the migrations of this version, while the site runs or not. */
export const run = ({ values: { stopped = false } }: Args<'migrate'>) =>
  runCommand((config) =>
    withSite(config, ({ database }) => migrateSite({ database, isStopped: stopped, report: print })),
  )
