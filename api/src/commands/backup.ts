import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { backupSite } from '../backup/backup-site'
import { openSite } from '../backup/open-site'
import { resolvePath, formatBytes, runCommand, print } from './run-command'
import { callOf } from './call-of'

// `npm run backup -- FILE`: writes the whole site to one file, while it runs or not.

function parseFile(): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (file && others.length === 0) return resolvePath(file)
  throw new BackupError(`Usage: ${callOf('backup')} FILE, such as bucketeer-2026-01-31.tar.gz`)
}

await runCommand(async (config, log) => {
  const file = parseFile()
  const { database, store, close } = await openSite(config, log)
  try {
    const { bytes } = await backupSite({ database, store, file, report: print })
    print(`Saved to ${file} (${formatBytes(bytes)})`)
  } finally {
    await close()
  }
})
