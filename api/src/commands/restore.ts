import type { Args } from '@bucketeer/platform/command-line'
import { readDeletions } from '../backup/deletions'
import { openStoppedSite, withSite } from '../backup/open-site'
import { restoreSite } from '../backup/restore-site'
import { print, resolvePath, runCommand } from './run-command'

/** `npm run restore -- FILE`: restores a site from its backup. */
export const run = ({ values, positionals: [name = ''] }: Args<'restore'>) =>
  runCommand(async (config) => {
    const deletions = values.deletions
      ? await readDeletions(resolvePath(values.deletions))
      : { accounts: [], changes: [] }
    const existingSite = values.replace ? 'replace' : 'refuse'
    const file = resolvePath(name)
    await withSite(
      config,
      ({ database, store }) => restoreSite({ database, store, file, deletions, existingSite, report: print }),
      openStoppedSite,
    )
    print('The site is restored. It loads the places for its search again when it starts.')
  })
