import type { Args } from '@bucketeer/platform/command-line'
import { readDeletions } from '../backup/deletions'
import { openStoppedSite, withSite } from '../backup/open-site'
import { restoreSite } from '../backup/restore-site'
import { print, resolvePath, runCommand } from './run-command'

/** `npm run restore -- FILE …`: restores a site from its backup, and from those of what is new since, in order. */
export const run = ({ values, positionals }: Args<'restore'>) =>
  runCommand(async (config) => {
    const deletions = values.deletions
      ? await readDeletions(resolvePath(values.deletions))
      : { accounts: [], changes: [] }
    const existingSite = values.replace ? 'replace' : 'refuse'
    const files = positionals.map(resolvePath)
    await withSite(
      config,
      ({ database, store }) =>
        restoreSite({ database, store, files, deletions, existingSite, report: print }),
      openStoppedSite,
    )
    print('The site is restored. It loads the places for its search again when it starts.')
  })
