import { join } from 'node:path'
import type { Args } from '../../bin/command-line.mjs'
import { buildApi, isApiBuilt, isBuilt } from '../build/parts/built'
import { overBudget } from '../build/parts/budget'
import { root } from '../../bin/root.mjs'
import { findPart, findParts, type Part } from '../build/parts/parts'
import { step } from '../../bin/print.mjs'
import { runNode } from '../run-tool'

/** Builds one part. */
export async function build(part: Part) {
  // A dynamic import saves seconds in a start that builds nothing.
  const { buildPart } = await import('../build/webpack/build-part')
  await step(`Building ${part.name}`, () => buildPart(part))
}

/** Builds the server if its sources changed since its last build. */
export async function buildChangedApi() {
  if (!isApiBuilt()) await step('Building api', buildApi)
}

/** Builds the server and each part if its sources changed since its last build. */
async function buildWhatChanged() {
  await buildChangedApi()
  for (const part of findParts().filter((each) => !isBuilt(each))) await build(part)
}

const isAllBuilt = () => isApiBuilt() && findParts().every(isBuilt)

/** Builds what changed in a child process, so that a long-running site does not keep the build tools in memory. */
export async function buildAside() {
  if (isAllBuilt()) return
  const code = await runNode(join(root, 'platform/bin/bucketeer.mjs'), ['build'])
  if (code !== 0) throw new Error('The build failed: see above.')
}

/** `npm run build`, or `npm run build -- kicks shell`. Prints what exceeds its budget, which fails `npm test`. */
export async function run({ positionals: names }: Args<'build'>) {
  if (names.length === 0) await buildWhatChanged()
  for (const name of names) await build(findPart(name))
  const parts = names.length > 0 ? names.map(findPart) : findParts()
  for (const sentence of parts.flatMap(overBudget)) console.warn(`  ${sentence}`)
  return 0
}
