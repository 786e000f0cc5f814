import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { findParts } from './parts'
import { serverFolders, sourcesUnder, versionOf } from './source-hash'

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  dependencies?: Record<string, string>
}

const lockOf = (changes: Record<string, Locked> = {}) => ({
  packages: {
    '': {},
    'node_modules/@bucketeer/remote-kicks': { link: true },
    'node_modules/@bucketeer/shared-ui': { link: true },
    'node_modules/leaflet': { version: '1.9.4', dependencies: { 'map-tiles': '^1.0.0' } },
    'node_modules/map-tiles': { version: '1.0.0' },
    'node_modules/mui': { version: '9.5.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/webpack': { version: '5.110.3', dependencies: { acorn: '^8.0.0' } },
    'node_modules/acorn': { version: '8.0.0' },
    ...changes,
  } as Record<string, Locked>,
})

const manifest = (name: string, dependencies: Record<string, string>, version = '1.0.0') => ({
  name: `@bucketeer/${name}`,
  version,
  dependencies,
})
const sharedUi = { '@bucketeer/shared-ui': '^1.0.0' }
const remoteJson = { title: 'A remote', owner: 'A team', routes: [], nav: [] }
const panel = { name: 'kick.panel', order: 10, access: 'public' }

const checkout: Record<string, string | object> = {
  'package-lock.json': lockOf(),
  'platform/package.json': manifest('platform', { webpack: '^5.0.0', tsx: '^4.0.0' }),
  'platform/src/runtime.ts': `export type { Route } from './contract/route'\nexport * from './contract/range'`,
  'platform/src/contract/route.ts': 'export interface Route { path: string }',
  'platform/src/contract/range.ts': 'export const isInRange = () => true',
  'platform/src/contract/text/index.ts': `export { foldText } from './fold-text'`,
  'platform/src/contract/text/markdown.ts': '',
  'platform/src/contract/text/fold-text.ts': 'export const foldText = (text: string) => text',
  'platform/src/build/webpack/preset.ts': 'export const preset = {}',
  'shared-auth/package.json': manifest('shared-auth', { react: '^19.0.0' }),
  'shared-auth/tsconfig.json': {},
  'shared-auth/src/request.ts': `import type { paths } from './api/generated/schema'`,
  'shared-auth/src/api/generated/schema.d.ts': 'export interface paths {}',
  'shared-ui/package.json': manifest('shared-ui', { mui: '^9.0.0', react: '^19.0.0' }),
  'shared-ui/tsconfig.json': {},
  'shared-ui/src/theme.ts': `export const colour = 'red'`,
  'shell/package.json': manifest('shell', { react: '^19.0.0', ...sharedUi }),
  'shell/src/main.ts': 'start()',
  'remote-kicks/package.json': manifest('remote-kicks', { react: '^19.0.0', leaflet: '^1.9.0', ...sharedUi }),
  'remote-kicks/remote.json': { ...remoteJson, name: 'kicks' },
  'remote-kicks/src/pages.ts': 'export const pages = {}',
  'remote-kicks/src/pages.test.ts': 'test()',
  'remote-journals/package.json': manifest('remote-journals', { react: '^19.0.0', ...sharedUi }),
  'remote-journals/remote.json': { ...remoteJson, name: 'journals' },
  'remote-journals/src/pages.ts': 'export const pages = {}',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-versions-'))
  write(checkout)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (files: Record<string, string | object>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const versions = () => new Map(findParts(folder).map((part) => [part.name, versionOf(part, folder)]))

/** Returns the parts whose versions differ after a change of these files. */
const changedBy = (files: Record<string, string | object>) => {
  const before = versions()
  write(files)
  return [...versions()].flatMap(([name, version]) => (before.get(name) === version ? [] : [name]))
}
const all = ['shell', 'journals', 'kicks']

describe('versionOf', () => {
  test('a changed colour in shared-ui changes the version of the shell alone', () => {
    expect(changedBy({ 'shared-ui/src/theme.ts': `export const colour = 'blue'` })).toEqual(['shell'])
  })

  test('a new call in the types of the API and its use in a remote change the version of that remote alone', () => {
    const files = {
      'api/src/modules/kick/routes.ts': `app.get('/api/kick/count')`,
      'shared-auth/src/testing/generated/openapi.json': { paths: { '/api/kick/count': {} } },
      'shared-auth/src/api/generated/schema.d.ts': `export interface paths { '/api/kick/count': object }`,
      'remote-kicks/src/pages.ts': `request('get', '/api/kick/count')`,
    }
    expect(changedBy(files)).toEqual(['kicks'])
  })

  test.each<[string, Record<string, string | object>, string[]]>([
    ['a source of the shell', { 'shell/src/main.ts': 'begin()' }, ['shell']],
    ['a source of shared-auth', { 'shared-auth/src/request.ts': 'export {}' }, ['shell']],
    ['a test of a remote', { 'remote-kicks/src/pages.test.ts': '' }, []],
    ['a preset under the same version of platform', { 'platform/src/build/webpack/preset.ts': '' }, []],
    [
      'the version of platform',
      { 'platform/package.json': manifest('platform', { webpack: '^5.0.0' }, '1.1.0') },
      all,
    ],
    ['types of the contract', { 'platform/src/contract/route.ts': 'export interface Route {}' }, []],
    ['code of the contract that browsers run', { 'platform/src/contract/range.ts': '' }, ['shell']],
    ['a rule for texts', { 'platform/src/contract/text/fold-text.ts': '' }, ['shell']],
    ['a new remote', { 'remote-trips/package.json': manifest('remote-trips', {}) }, []],
  ])('follows the sources of a part: %s', (_, files, changed) => {
    expect(changedBy(files)).toEqual(changed)
  })

  test('a new version of the props of a slot changes the version of the remotes that fill it', () => {
    const versionsOfSlots = 'node_modules/@bucketeer/shared-ui/slot-versions.json'
    write({
      'remote-kicks/remote.json': { ...remoteJson, name: 'kicks', slots: [panel] },
      'node_modules/@bucketeer/shared-ui/package.json': { name: '@bucketeer/shared-ui' },
      [versionsOfSlots]: { 'kick.panel': '1.0.0', 'bar.member': '1.0.0' },
    })
    expect(changedBy({ [versionsOfSlots]: { 'kick.panel': '1.0.0', 'bar.member': '1.1.0' } })).toEqual([])
    expect(changedBy({ [versionsOfSlots]: { 'kick.panel': '1.1.0', 'bar.member': '1.1.0' } })).toEqual([
      'kicks',
    ])
  })

  test.each<[string, Record<string, Locked>, string[]]>([
    ['a dependency of one remote', { 'node_modules/leaflet': { version: '1.9.5' } }, ['kicks']],
    ['a dependency of its dependency', { 'node_modules/map-tiles': { version: '1.0.1' } }, ['kicks']],
    [
      'other bytes of the same version',
      { 'node_modules/leaflet': { version: '1.9.4', integrity: 'sha512-a' } },
      ['kicks'],
    ],
    ['a dependency of shared-ui', { 'node_modules/mui': { version: '9.5.1' } }, ['shell']],
    ['a dependency of all parts', { 'node_modules/react': { version: '19.3.2' } }, all],
    ['another copy for one part', { 'remote-kicks/node_modules/react': { version: '19.3.2' } }, ['kicks']],
    ['a tool of the presets', { 'node_modules/acorn': { version: '8.0.1' } }, all],
    ['a tool that takes no part in builds', { 'node_modules/tsx': { version: '4.0.1' } }, []],
    ['a package of no part', { 'node_modules/fastify': { version: '5.12.8' } }, []],
    ['what else depends on a package', { 'node_modules/react': { version: '19.3.1', dev: true } }, []],
    ['the link of a new workspace', { 'node_modules/@bucketeer/remote-trips': { link: true } }, []],
  ])('follows the packages that a part can reach: %s', (_, packages, changed) => {
    expect(changedBy({ 'package-lock.json': lockOf(packages) })).toEqual(changed)
  })

  test('is the same in another folder', () => {
    const before = versions()
    const other = `${folder}-moved`
    renameSync(folder, other)
    folder = other
    expect(versions()).toEqual(before)
  })
})

// esbuild and the server's build are ES modules, which Jest's own module loader cannot load.
const program = `
  import { build } from './api/build.ts'
  console.log(JSON.stringify(await build(process.env.OUT_DIR)))`

test('the hash of the server counts every file that the server bundles', () => {
  const output = mkdtempSync(join(tmpdir(), 'bucketeer-build-'))
  const asked = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, asked, {
    cwd: root,
    env: { ...process.env, OUT_DIR: output },
    encoding: 'utf8',
  })
  rmSync(output, { recursive: true })
  if (!stdout) throw new Error(stderr)
  const bundled = JSON.parse(stdout) as string[]
  const counted = new Set(serverFolders().flatMap((each) => sourcesUnder(join(root, each))))
  expect(bundled).toEqual(
    expect.arrayContaining([
      join(root, 'api/src/main.ts'),
      join(root, 'embedded-postgres/src/launcher.ts'),
      join(root, 'platform/src/contract/registry.ts'),
    ]),
  )
  expect(bundled.filter((file) => !counted.has(file))).toEqual([])
})
