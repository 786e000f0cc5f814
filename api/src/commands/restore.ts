import type { Args } from '@bucketeer/platform/command-line'
import { readDeletions } from '../backup/deletions'
import { openStoppedSite } from '../backup/open-site'
import { restoreSite } from '../backup/restore-site'
import { print, resolvePath, runCommand } from './run-command'

/** `npm run restore -- FILE`: restores a site from its backup. */
export const run = ({ values, positionals: [name = ''] }: Args<'restore'>) =>
  runCommand(async (config, log) => {
    const deletions = values.deletions
      ? await readDeletions(resolvePath(values.deletions))
      : { accounts: [], changes: [] }
    const { database, store, close } = await openStoppedSite(config, log)
    try {
      const existingSite = values.replace ? 'replace' : 'refuse'
      const file = resolvePath(name)
      await restoreSite({ database, store, file, deletions, existingSite, report: print })
      print('The site is restored. It loads the places for its search again when it starts.')
    } finally {
      await close()
    }
  })
