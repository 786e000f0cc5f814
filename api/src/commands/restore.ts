import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { reachPlace } from '../backup/reach-site'
import { restoreSite } from '../backup/restore-site'
import { fileAt, runCommand, say } from '../backup/run-command'

// `npm run restore -- FILE [--replace]`: brings a site back from its backup.

function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new BackupError('npm run restore -- FILE [--replace]')
  return { file: fileAt(file), present: values.replace ? ('replace' as const) : ('refuse' as const) }
}

await runCommand(async (config, log) => {
  const { file, present } = asked()
  const { database, store, leave } = await reachPlace(config, log)
  try {
    await restoreSite({ database, store, file, present, say })
    say('The site is back. Towns and villages for place search load again when it starts.')
  } finally {
    await leave()
  }
})
