import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { providedSingletons } from './provided-names'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-provided-'))
  mkdirSync(join(folder, 'node_modules/@sea/lakes'), { recursive: true })
  writeFileSync(
    join(folder, 'node_modules/@sea/lakes/package.json'),
    '{"name":"@sea/lakes","version":"1.2.3-beta"}',
  )
  writeFileSync(
    join(folder, 'node_modules/@sea/lakes/index.js'),
    'export const lake = 1; export const bay = 2',
  )
  writeFileSync(join(folder, 'entry.js'), "import('@sea/lakes')")
})
afterAll(() => rmSync(folder, { recursive: true }))

test('returns the version, the names and the scripts of a lazy singleton', async () => {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist'), uniqueName: 'shell' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: { '@sea/lakes': { singleton: true } },
        dts: false,
      }),
    ],
  })
  const provided = await new Promise((resolve, reject) => {
    compiler?.run((error, stats) => (stats ? resolve(providedSingletons(stats.compilation)) : reject(error)))
  })
  expect(provided).toEqual({
    '@sea/lakes': { version: '1.2.3-beta', names: ['bay', 'lake'], files: [expect.stringMatching(/\.js$/)] },
  })
})
