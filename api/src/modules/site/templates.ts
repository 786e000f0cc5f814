import { text } from 'node:stream/consumers'
import type { ShellRelease } from '@bucketeer/platform'
import type { FileStore } from '../releases/file-store'
import type { Live } from '../releases/live-releases'

/** Reads the shell's index.html, once for each version; null when its file is not there. */
export const createTemplates = (files: FileStore) => {
  let last: { base: string; page: string } | undefined

  const readReleased = async (shell: ShellRelease) => {
    const file = shell.files.find(({ path }) => path === shell.html)
    const found = file && (await files.open(file, []))
    return found ? text(found.stream) : null
  }

  const fetchServed = async ({ base, html }: Live<ShellRelease>) => (await fetch(base + html)).text()

  return async (shell: Live<ShellRelease>): Promise<string | null> => {
    if (shell.base.startsWith('http')) return fetchServed(shell)
    if (last?.base === shell.base) return last.page
    const page = await readReleased(shell)
    if (page !== null) last = { base: shell.base, page }
    return page
  }
}
