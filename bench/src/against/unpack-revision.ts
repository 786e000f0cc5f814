import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root'

const run = promisify(execFile)

/** A commit of this repository, or this checkout, in a folder of its own. */
export interface Revision {
  name: string
  folder: string
}

/** Unpacks a commit into `.cache/bench/against`, once. Its own first command installs its packages there. */
export async function unpackRevision(revision: string): Promise<Revision> {
  const { stdout } = await run('git', ['rev-parse', '--short', `${revision}^{commit}`], { cwd: root })
  const name = stdout.trim()
  const folder = join(root, '.cache/bench/against', name)
  if (existsSync(folder)) return { name, folder }
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const archive = join(unfinished, 'archive.tar')
  await run('git', ['archive', '--output', archive, name], { cwd: root })
  await run('tar', ['-xf', archive, '-C', unfinished])
  await rm(archive)
  await rename(unfinished, folder)
  return { name, folder }
}
