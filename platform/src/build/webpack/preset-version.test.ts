import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../../bin/root.mjs'
import { sharedCompilerOptions } from '../../commands/packages/build-package'
import { readManifest } from '../parts/parts'
import recorded from './preset-version.json'

/** Modules that change no byte of a build: the form of remote.json, how versions are made, and their check. */
const external = ['*/contract/remote-json', '*/parts/source-hash', '*/version-inputs-plugin']

/** Bundles the presets, so that types, comments and the layout of the sources do not count. */
const bundlePresets = async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    // The loader is named to webpack by its path.
    entryPoints: ['platform/src/build/webpack/index.ts', 'platform/src/translations/po-loader.mjs'],
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

test('presets that make other builds have another version of platform', async () => {
  const hash = createHash('sha256')
    .update(JSON.stringify([...(await bundlePresets()), sharedCompilerOptions()]))
    .digest('hex')
    .slice(0, 16)
  const { version } = readManifest(join(root, 'platform'))
  const current = { version, hash }
  // Parts count the presets by this version only. Released under the same version, other bytes would be refused.
  if (hash !== recorded.hash && version === recorded.version)
    throw new Error(
      `The webpack presets differ from those of platform ${version}. Raise the version in platform/package.json and package-lock.json, and write it with the hash ${hash} to platform/src/build/webpack/preset-version.json.`,
    )
  expect(recorded).toEqual(current)
})
