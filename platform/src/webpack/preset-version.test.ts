import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { root } from '../../bin/root.mjs'
import { readManifest } from '../parts/parts'
import recorded from './preset-version.json'

/** Modules that change no byte of a build: the form of remote.json, how versions are made, and their check. */
const external = ['*/contract/remote-json', '*/parts/source-hash', '*/version-inputs-plugin']

/** Bundles the presets, so that types, comments and the layout of the sources do not count. */
const bundlePresets = async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['platform/src/webpack/index.ts'],
    outdir: 'out',
    bundle: true,
    packages: 'external',
    external,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    legalComments: 'none',
    write: false,
  })
  return outputFiles.map(({ text }) => text)
}

/** Builds compile TypeScript with these options. */
const compilerOptions = (name: string): unknown => {
  const text = readFileSync(join(root, name), 'utf8')
  const { config } = ts.parseConfigFileTextToJson(name, text) as { config: { compilerOptions?: unknown } }
  return config.compilerOptions
}

test('presets that make other builds have another version of platform', async () => {
  const options = ['platform/presets/tsconfig.base.json', 'platform/presets/tsconfig.json'].map(
    compilerOptions,
  )
  const hash = createHash('sha256')
    .update(JSON.stringify([...(await bundlePresets()), options]))
    .digest('hex')
    .slice(0, 16)
  const { version } = readManifest(join(root, 'platform'))
  const current = { version, hash }
  // Parts count the presets by this version only. Released under the same version, other bytes would be refused.
  if (hash !== recorded.hash && version === recorded.version)
    throw new Error(
      `The webpack presets differ from those of platform ${version}. Raise the version in platform/package.json and package-lock.json, and write it with the hash ${hash} to platform/src/webpack/preset-version.json.`,
    )
  expect(recorded).toEqual(current)
})
