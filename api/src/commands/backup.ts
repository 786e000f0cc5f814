import type { Args } from '@bucketeer/platform/command-line'
import { backupSite } from '../backup/backup-site'
import { withSite } from '../backup/open-site'
import { formatBytes, print, resolvePath, runCommand } from './run-command'

/** `npm run backup -- FILE`: writes the whole site to one file, while it runs or not. */
export const run = ({ positionals: [name = ''] }: Args<'backup'>) =>
  runCommand((config) =>
    withSite(config, async ({ database, store }) => {
      const file = resolvePath(name)
      const { bytes } = await backupSite({ database, store, file, report: print })
      print(`Saved to ${file} (${formatBytes(bytes)})`)
    }),
  )
