import type { ShellRelease } from '@bucketeer/platform'
import type { FileStore } from '../releases/file-store'
import { releaseLimits } from '../releases/limits'
import type { Live } from '../releases/live-releases'
import { createLruCache } from '../releases/lru-cache'

/** Number of templates in memory: the live shell, a canary, and the target of a rollback. */
const kept = 4

/** Reads the shell's index.html once for each version; null if the file is missing. */
export const createTemplates = (files: Pick<FileStore, 'read'>) => {
  const pages = createLruCache<string>(kept)

  const readReleased = async (shell: ShellRelease) => {
    const file = shell.files.find(({ path }) => path === shell.html)
    return file ? files.read(file, releaseLimits.html) : null
  }

  const fetchServed = async ({ base, html }: Live<ShellRelease>) => (await fetch(base + html)).text()

  return async (shell: Live<ShellRelease>): Promise<string | null> => {
    if (shell.base.startsWith('http')) return fetchServed(shell)
    const before = pages.get(shell.base)
    if (before !== undefined) return before
    const page = await readReleased(shell)
    if (page !== null) pages.set(shell.base, page)
    return page
  }
}
