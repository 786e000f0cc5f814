import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { backupSite } from '../backup/backup-site'
import { reachSite } from '../backup/reach-site'
import { fileAt, megabytes, runCommand, say } from '../backup/run-command'

// `npm run backup -- FILE`: the whole site in one file, while it runs or not.

function fileAsked(): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (file && others.length === 0) return fileAt(file)
  throw new BackupError('npm run backup -- FILE, such as bucketeer-2026-01-31.tar.gz')
}

await runCommand(async (config, log) => {
  const file = fileAsked()
  const { database, store, leave } = await reachSite(config, log)
  try {
    const { bytes } = await backupSite({ database, store, file, say })
    say(`Kept in ${file} (${megabytes(bytes)})`)
  } finally {
    await leave()
  }
})
