import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtRelease } from '../parts/built'
import { root } from '../../../bin/root.mjs'
import { remoteConfig } from './remote-config'
import { runWebpack } from './run-webpack'

let folder: string
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

const files = {
  'package.json': JSON.stringify({
    name: '@bucketeer/remote-maps',
    version: '3.2.1',
    dependencies: { react: '^19.0.0' },
  }),
  'remote.json': JSON.stringify({
    name: 'maps',
    title: 'Maps',
    owner: 'Maps team',
    routes: [
      { path: '/maps', access: 'public' },
      { path: '/maps/about', access: 'public' },
    ],
    nav: [],
  }),
  'src/pages.ts': `export const pages = { '/maps': () => import('./map-page'), '/maps/about': () => import('./about-page') }`,
  'src/map-page.tsx': `import { useState } from 'react'
    import picture from './picture.svg'
    import { words } from './words'
    const Page = () => { const [data, setData] = useState(); void import('./data.json').then(setData); return [words.title, picture, __PART__, data] }
    export default Page`,
  'src/about-page.tsx': `import { useState } from 'react'\nexport default () => useState('About maps')[0]`,
  'src/data.json': JSON.stringify({ points: [1, 2, 3] }),
  'src/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/words.ts': `export const words = { title: 'A map of the world' }`,
}

const build = async () => {
  await runWebpack(remoteConfig(folder))
  const release = builtRelease({ name: 'maps', folder })
  if (!release) throw new Error('The build has no release.json.')
  return release
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-maps-'))
  mkdirSync(join(folder, 'src'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) write(path, text)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a changed word changes one script of a remote, under the same name', async () => {
  const before = await build()
  const hash = before.version.slice(-8)
  const dist = join(folder, 'dist')
  const built = readdirSync(dist).filter((name) => name !== 'release.json')
  expect(built.filter((name) => readFileSync(join(dist, name), 'utf8').includes(hash))).toEqual([])

  write('src/words.ts', `export const words = { title: 'A chart of the world' }`)
  const after = await build()
  expect(after.version).not.toBe(before.version)
  expect(after.files.map(({ path }) => path)).toEqual(before.files.map(({ path }) => path))
  const loaded = after.files.filter(({ path }) => !path.endsWith('.map'))
  const changed = loaded.filter(({ path, sha384 }) =>
    before.files.every((file) => file.path !== path || file.sha384 !== sha384),
  )
  expect(changed.map(({ path }) => path)).toEqual(['src_map-page_tsx-src_picture_svg.js'])
  expect(loaded.map(({ path }) => path)).toEqual([
    'pages.js',
    expect.stringMatching(/^picture\.[0-9a-f]{16}\.svg$/),
    'remoteEntry.js',
    'src_about-page_tsx.js',
    'src_data_json.js',
    'src_map-page_tsx-src_picture_svg.js',
  ])
}, 120_000)
