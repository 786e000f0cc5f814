import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../../bin/root.mjs'
import { findParts } from '../parts/parts'
import { versionInputs } from '../parts/source-hash'
import { runWebpack } from './run-webpack'
import { VersionInputsPlugin } from './version-inputs-plugin'

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bucketeer-inputs-')))
  mkdirSync(join(folder, 'remote-maps/src'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const manifest = { name: 'maps', version: '1.0.0', dependencies: { react: '^19.0.0' } }
  write('remote-maps/package.json', JSON.stringify(manifest))
  write('outside.js', 'export const outside = 1')
  write('remote-maps/src/own.js', 'export const own = 1')
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

const buildOf = (source: string, externals: Record<string, string> = {}) => {
  write('remote-maps/src/page.js', source)
  const part = { name: 'maps', folder: join(folder, 'remote-maps') }
  const context = part.folder
  const output = { path: join(context, 'dist') }
  const plugins = [new VersionInputsPlugin(part)]
  return runWebpack({ mode: 'production', context, entry: './src/page.js', output, plugins, externals })
}

describe('VersionInputsPlugin', () => {
  test('accepts own files, dependencies and their dependencies', async () => {
    await buildOf(`import { own } from './own'\nimport { useState } from 'react'\nconsole.log(own, useState)`)
  })

  test('fails a build that requires an undeclared package in Node', async () => {
    const leaflet = join(root, 'node_modules/leaflet/dist/leaflet-src.js')
    const source = `import * as all from 'leaflet'\nconsole.log(all)`
    await expect(buildOf(source, { leaflet: `commonjs ${leaflet}` })).rejects.toThrow('is no dependency')
  })

  test.each([
    ['a file of another folder', '../../outside', '/outside.js', 'it is no source of maps'],
    ['an undeclared package', 'leaflet', '/leaflet-src.js', 'node_modules/leaflet is no dependency'],
    ['a package of our own', '@bucketeer/platform/runtime', '/runtime.ts', 'it is no source of maps'],
  ])('fails a build with %s', async (_, request, file, reason) => {
    await expect(buildOf(`import * as all from '${request}'\nconsole.log(all)`)).rejects.toThrow(
      `${file} is in the build, but its version does not follow it: ${reason}`,
    )
  })
})

test('the version of the shell follows its webpack configuration and the scripts in its HTML', async () => {
  const [shell] = findParts()
  if (!shell) throw new Error('There is no shell.')
  const html = readFileSync(join(shell.folder, 'src/index.html'), 'utf8')
  const scripts = [...html.matchAll(/<!--inline (\S+)-->/g)].map(([, name = '']) => join('src', name))
  expect(scripts.length).toBeGreaterThan(0)
  const { metafile } = await build({
    absWorkingDir: shell.folder,
    entryPoints: [...scripts, 'webpack.config.ts'],
    outdir: 'out',
    bundle: true,
    external: ['@bucketeer/platform/webpack'],
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    write: false,
  })
  const files = Object.keys(metafile.inputs).map((path) => join(shell.folder, path))
  const counted = new Set(versionInputs(shell).files)
  expect(files.filter((file) => !counted.has(file))).toEqual([])
})
