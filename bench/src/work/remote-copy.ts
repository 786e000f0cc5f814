import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root'

export interface RemoteCopy {
  folder: string
  /** Replaces a text in a file; throws when the file does not contain it. */
  edit(file: string, from: string, to: string): Promise<void>
  remove(): Promise<void>
}

/** Copies a remote into a temporary folder, so that edits do not change this checkout. */
export async function copyRemote(name: string): Promise<RemoteCopy> {
  const folder = await mkdtemp(join(tmpdir(), `bucketeer-${name}-`))
  await cp(join(root, `remote-${name}`), folder, {
    recursive: true,
    filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    async edit(file, from, to) {
      const before = await readFile(join(folder, file), 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not contain "${from}".`)
      await writeFile(join(folder, file), before.replace(from, to))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
