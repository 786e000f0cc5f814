import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BuiltPart, readBuild } from '../releases/built-parts'
import { root } from '../root'

const run = promisify(execFile)
const program = join(root, 'platform/src/commands/new-remote/new-remote-program.ts')

/** Builds a remote, as `npm run new` makes it, with a page and a piece for each slot. */
export async function buildRemote(
  name: string,
  slots: string[],
): Promise<BuiltPart & { remove: () => Promise<void> }> {
  const place = await mkdtemp(join(tmpdir(), 'bucketeer-slots-'))
  const runProgram = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', program, ...args], { cwd: root })
  await mkdir(join(place, 'shell'))
  for (const file of ['shell.json', 'package.json'])
    await copyFile(join(root, 'shell', file), join(place, 'shell', file))
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'))
  await runProgram('make', place, name, ...slots)
  const folder = join(place, `remote-${name}`)
  await runProgram('build', name, folder)
  return { ...readBuild(join(folder, 'dist')), remove: () => rm(place, { recursive: true, force: true }) }
}
