import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { step } from '../../../bin/print.mjs'
import { runToolQuietly } from '../../run-tool'
import { isInstalled, root } from '../../../bin/root.mjs'
import type { Part } from '../../build/parts/parts'
import { filesUnder, hashFiles } from '../../build/parts/source-hash'

/** Packages that the shell provides to all pages. Its release runs their tests, too. */
const sharedByShell = ['shared-auth', 'shared-ui']

const settings = ['package-lock.json', 'tsconfig.base.json', 'jest.config.mjs']

/** Returns a hash of all files that the checks of a part read, its tests among them. */
function hashOf({ folder }: Part): string {
  // Another repository has their packages, which its lock file names.
  const others = isInstalled ? [] : ['shell', ...sharedByShell, 'platform']
  const pathsInRoot = settings.map((each) => join(root, each)).filter((file) => existsSync(file))
  return hashFiles(
    [],
    [...[folder, ...others.map((each) => join(root, each))].flatMap(filesUnder), ...pathsInRoot],
  )
}

/** Writes the TypeScript project of one part, so that a mistake in another part does not fail it. */
function writeProject({ name, folder }: Part, cache: string): string {
  const file = join(cache, `${name}.tsconfig.json`)
  writeFileSync(
    file,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        incremental: true,
        tsBuildInfoFile: join(cache, `${name}.tsbuildinfo`),
      },
      include: [join(folder, 'src')],
    }),
  )
  return file
}

/**
 * Checks the types of a part and runs its tests, unless these files have passed before.
 * @throws Error if one of them fails; the output of the tool is printed
 */
export async function checkPart(part: Part): Promise<void> {
  const cache = join(root, '.cache/checks')
  mkdirSync(cache, { recursive: true })
  const passed = join(cache, `${part.name}.passed`)
  const hash = hashOf(part)
  if (existsSync(passed) && readFileSync(passed, 'utf8') === hash) return
  const check = async (label: string, script: string, args: string[]) => {
    const code = await step(`${label} of ${part.name}`, () => runToolQuietly(script, args))
    if (code === 0) return
    throw new Error(
      `Nothing is released: the ${label.toLowerCase()} of ${part.name} fail. --unchecked releases without the checks and leaves a mark in the history.`,
    )
  }
  await check('Types', 'typescript/bin/tsc', ['-p', writeProject(part, cache)])
  const projects = [basename(part.folder), ...(part.name === 'shell' ? sharedByShell : [])]
  const selected = isInstalled ? [] : ['--selectProjects', ...projects]
  await check('Tests', 'jest/bin/jest.js', [...selected, '--passWithNoTests'])
  writeFileSync(passed, hash)
}
