import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { readDeletions } from '../backup/deletions'
import { openStoppedSite } from '../backup/open-site'
import { restoreSite } from '../backup/restore-site'
import { resolvePath, runCommand, print } from './run-command'

const usage = 'npm run restore -- FILE [--replace] [--deletions FILE_OR_FOLDER]'

// `npm run restore -- FILE`: brings a site back from its backup.

function asked() {
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
  const { file, existingSite, list } = asked()
  const deletions = list ? await readDeletions(list) : []
  const { database, store, close } = await openStoppedSite(config, log)
  try {
    await restoreSite({ database, store, file, deletions, existingSite, report: print })
    print('The site is back. Towns and villages for place search load again when it starts.')
  } finally {
    await close()
  }
})
