import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifest, readRemoteJson, root } from '../parts/parts'
import { pageRequests } from '../webpack/page-requests'
import { makeRemote } from './new-remote'

const place = mkdtempSync(join(tmpdir(), 'bucketeer-new-'))
const copy = (path: string) => cpSync(join(root, path), join(place, path))

beforeAll(() => {
  for (const folder of ['shell', 'remote-marketing']) mkdirSync(join(place, folder))
  for (const file of ['shell/shell.json', 'shell/package.json', 'remote-marketing/remote.json']) copy(file)
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

  test('passes the format check', () => {
    copy('prettier.config.mjs')
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
    const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
    const { stdout, stderr } = spawnSync(process.execPath, [prettier, '--list-different', folder], {
      cwd: place,
      encoding: 'utf8',
    })
    expect(stdout + stderr).toBe('')
  })
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
