import type { Args } from '@bucketeer/platform/command-line'
import { backupSite } from '../backup/backup-site'
import { withSite } from '../backup/open-site'
import { formatBytes, print, resolvePath, runCommand } from './run-command'

/** `npm run backup -- FILE`: writes the whole site, or what is new since a backup, to one file, while it runs or not. */
export const run = ({ values, positionals: [name = ''] }: Args<'backup'>) =>
  runCommand((config) =>
    withSite(config, async ({ database, store }) => {
      const file = resolvePath(name)
      const since = values.since === undefined ? undefined : resolvePath(values.since)
      const bytes = await backupSite({ database, store, file, since, report: print })
      print(`Saved to ${file} (${formatBytes(bytes)})`)
    }),
  )
