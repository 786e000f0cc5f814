import type { ShellRelease } from '@bucketeer/platform'
import { LRUCache } from 'lru-cache'
import type { FileStore } from '../releases/file-store'
import { releaseLimits } from '../releases/limits'
import type { Live } from '../releases/live-releases'

/** Number of templates in memory: the live shell, a canary, and the target of a rollback. */
const kept = 4

/** Reads the shell's index.html once for each version; null if the file is missing. */
export function createTemplates(files: Pick<FileStore, 'read'>) {
  const pages = new LRUCache<string, string, ShellRelease>({
    max: kept,
    ignoreFetchAbort: true,
    fetchMethod: async (_base, _stale, { context: shell }) => {
      const file = shell.files.find(({ path }) => path === shell.html)
      return (file && (await files.read(file, releaseLimits.html))) ?? undefined
    },
  })

  const fetchServed = async ({ base, html }: Live<ShellRelease>) => (await fetch(base + html)).text()

  return async (shell: Live<ShellRelease>): Promise<string | null> =>
    shell.base.startsWith('http')
      ? fetchServed(shell)
      : ((await pages.fetch(shell.base, { context: shell })) ?? null)
}
