import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { readManifest, readRemoteJson } from '../../build/parts/parts'
import { pageRequests } from '../../build/webpack/page-requests'
import { createRemote, makeRemote } from './new-remote'

const place = mkdtempSync(join(tmpdir(), 'bucketeer-new-'))
const copy = (path: string) => cpSync(join(root, path), join(place, path))

/** Returns what Prettier would change in a folder. */
const misformatted = (folder: string) => {
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
  const { stdout, stderr } = spawnSync(process.execPath, [prettier, '--list-different', folder], {
    cwd: place,
    encoding: 'utf8',
  })
  return stdout + stderr
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  for (const folder of ['shell', 'remote-marketing']) mkdirSync(join(place, folder))
  for (const file of [
    'shell/shell.json',
    'shell/package.json',
    'remote-marketing/remote.json',
    'package.json',
  ])
    copy(file)
})
afterAll(() => rmSync(place, { recursive: true }))

describe('a new remote', () => {
  const folder = join(place, 'remote-trip-maps')
  let files: string[] = []
  beforeAll(() => {
    files = makeRemote(place, 'trip-maps')
  })

  test('has a valid remote.json, the only source from which the shell learns of it', () => {
    const { name, title, routes, nav } = readRemoteJson(folder)
    expect([name, title]).toEqual(['trip-maps', 'Trip maps'])
    expect(routes).toEqual([{ path: '/trip-maps', access: 'public' }])
    expect(nav[0]?.items).toEqual([{ label: 'Trip maps', to: '/trip-maps', access: 'public' }])
  })

  test('has a page in an existing file for each of its routes', () => {
    const requests = pageRequests(join(folder, 'src/pages.ts'))
    expect(Object.keys(requests)).toEqual(readRemoteJson(folder).routes.map(({ path }) => path))
    for (const request of Object.values(requests))
      expect(existsSync(join(folder, 'src', `${request}.tsx`))).toBe(true)
  })

  test('requires the singletons of the shell in the same versions', () => {
    const shell = readManifest(join(place, 'shell')).dependencies
    const { name, dependencies } = readManifest(folder)
    expect(name).toBe('@bucketeer/remote-trip-maps')
    expect(dependencies.react).toBe(shell.react)
    expect(shell).toMatchObject(dependencies)
  })

  test('leaves no placeholder unfilled and has tests of its own', () => {
    for (const file of files) expect(readFileSync(join(place, file), 'utf8')).not.toMatch(/\{\{[@a-zA-Z]/)
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toHaveLength(2)
  })

  test('passes the format check', () => expect(misformatted(folder)).toBe(''))
})

describe('a new remote with slots', () => {
  const folder = join(place, 'remote-postcards')
  let files: string[] = []
  beforeAll(() => {
    files = makeRemote(place, 'postcards', ['kick.panel', 'bar.member'])
  })

  test('declares the slots and has a piece for each', () => {
    const { slots = [] } = readRemoteJson(folder)
    expect(slots.map(({ name }) => name)).toEqual(['kick.panel', 'bar.member'])
    const requests = pageRequests(join(folder, 'src/pages.ts'))
    expect(Object.keys(requests)).toEqual(['/postcards', 'slot:kick.panel', 'slot:bar.member'])
    for (const request of Object.values(requests))
      expect(existsSync(join(folder, 'src', `${request}.tsx`))).toBe(true)
  })

  test('has a test for each piece and leaves no placeholder unfilled', () => {
    for (const file of files) expect(readFileSync(join(place, file), 'utf8')).not.toMatch(/\{\{[@a-zA-Z]/)
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toHaveLength(4)
  })

  test('passes the format check', () => expect(misformatted(folder)).toBe(''))
})

describe('the repository of a new remote', () => {
  const folder = join(place, 'outside')
  const { dependencies } = readManifest(join(root, 'shell'))
  const url = 'https://site.example/packages/platform-0.3.0-1a2b3c4d.tgz'
  let files: string[] = []
  beforeAll(() => {
    files = createRemote({
      name: 'postcards',
      slots: ['kick.panel'],
      folder,
      template: 'repository',
      site: { routed: [], slots: ['kick.panel'] },
      values: {
        ...dependencies,
        '@bucketeer/platform': url,
        site: 'https://site.example',
        node: '>=24',
        devDependencies: JSON.stringify({ jest: '^30.0.0' }, null, 2),
      },
    })
  })
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')

  test('names the site and the tarballs of its packages', () => {
    const manifest = JSON.parse(read('package.json'))
    expect(manifest.bucketeer).toEqual({ site: 'https://site.example' })
    expect(manifest.dependencies).toMatchObject({ '@bucketeer/platform': url, react: dependencies.react })
    expect(manifest.devDependencies).toEqual({ jest: '^30.0.0' })
  })

  test('has a workflow with the expressions of GitHub, and no unfilled placeholder', () => {
    expect(read('.github/workflows/remote.yml')).toContain('${{ secrets.DEPLOY_TOKEN }}')
    for (const file of files) expect(read(file)).not.toMatch(/\{\{[@a-zA-Z]/)
  })

  test('has a page, a piece, the contract kit and a browser test', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'remote.json',
        'src/contract.test.ts',
        'src/features/postcards/postcards-page.tsx',
        'src/features/kick-panel/kick-panel.tsx',
        'e2e/postcards.spec.ts',
      ]),
    )
  })

  test('passes the format check', () => expect(misformatted(join(folder, 'src'))).toBe(''))
})

test('refuses an unknown slot, names the known ones, and makes nothing', () => {
  expect(() => makeRemote(place, 'letters', ['kick.attic'])).toThrow(
    /There is no slot kick\.attic\. There are bar\.member, .*kick\.panel/,
  )
  expect(existsSync(join(place, 'remote-letters'))).toBe(false)
})

test.each([
  ['Maps', /small letters/],
  ['../maps', /small letters/],
  ['maps-', /small letters/],
  ['shell', /There is a part called shell/],
  ['marketing', /There is a part called marketing/],
  ['login', /the route \/login, and shell has/],
  ['story', /the route \/story, and marketing has/],
  ['api', /the route \/api, which the server answers/],
])('refuses the name %s and creates nothing', (name, reason) => {
  expect(() => makeRemote(place, name)).toThrow(reason)
  expect(existsSync(join(place, `remote-${name}`, 'package.json'))).toBe(false)
})
