import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { readDeletions } from '../backup/deletions'
import { openStoppedSite } from '../backup/open-site'
import { restoreSite } from '../backup/restore-site'
import { resolvePath, runCommand, print } from './run-command'
import { callOf } from './call-of'

const usage = `Usage: ${callOf('restore')} FILE [--replace] [--deletions FILE_OR_FOLDER]`

// `npm run restore -- FILE`: restores a site from its backup.

function parseArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, deletions: { type: 'string' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new BackupError(usage)
  return {
    file: resolvePath(file),
    existingSite: values.replace ? ('replace' as const) : ('refuse' as const),
    list: values.deletions && resolvePath(values.deletions),
  }
}

await runCommand(async (config, log) => {
  const { file, existingSite, list } = parseArguments()
  const deletions = list ? await readDeletions(list) : { accounts: [], changes: [] }
  const { database, store, close } = await openStoppedSite(config, log)
  try {
    await restoreSite({ database, store, file, deletions, existingSite, report: print })
    print('The site is restored. It loads the places for its search again when it starts.')
  } finally {
    await close()
  }
})
