import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildErrors } from './build-errors'
import { runWebpack } from './run-webpack'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-build-'))
  writeFileSync(join(folder, 'page.js'), "import './missing'\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

const complaint = (entry: string) =>
  runWebpack({ mode: 'production', context: folder, entry, output: { path: join(folder, 'dist') } }).then(
    () => '',
    (error: Error) => error.message,
  )

test('reports an unresolved import with its file and line', async () => {
  expect(await complaint('./page.js')).toBe(
    `./page.js:1:0-18\n  Module not found: Error: Can't resolve './missing' in '${folder}'`,
  )
})

test('does not print the source of a generated entry', async () => {
  const source = encodeURIComponent(`import './missing'; console.log("${'letters '.repeat(200)}")`)
  expect(await complaint(`data:text/javascript,${source}`)).toBe(
    `a generated entry:1:0-19\n  Module not found: Error: Can't resolve './missing' in '${folder}'`,
  )
})

test('reports the same error once, and the first five of many', () => {
  const errors = Array.from({ length: 14 }, (_, index) => ({ message: `Wrong ${index % 7}` }))
  expect(buildErrors(errors).split('\n')).toEqual([
    ...['0', '1', '2', '3', '4'].map((each) => `  Wrong ${each}`),
    'and 2 more',
  ])
})
