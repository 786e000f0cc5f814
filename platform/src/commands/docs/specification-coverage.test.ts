import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { specTags } from './test-support/spec-tags'

/** Number of statements in each section. */
const statements = { 1: 14, 2: 133, 3: 20, 4: 15, 5: 8, 6: 7, 7: 32, 8: 19, 9: 11 }

const rows = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| S\d/.test(line))
  .map((line) => {
    const [id = '', statement = '', tests = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim())
    return { id, statement, tests: Number(tests) }
  })

const ignoredFolders = ['node_modules', 'dist']

const testFiles = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignoredFolders.includes(entry.name),
  )
  .flatMap(({ name }) =>
    readdirSync(join(root, name), { recursive: true }).map((path) => join(name, String(path))),
  )
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
  .filter((path) => !path.split(/[/\\]/).some((folder) => ignoredFolders.includes(folder)))
  // The tests of this check contain tags as examples.
  .filter((path) => !path.startsWith(join('platform', 'src', 'commands', 'docs')))

const tags = testFiles.flatMap((file) =>
  specTags(readFileSync(join(root, file), 'utf8')).map((tag) => ({ file, ...tag })),
)

test('the document has one row for each statement, in the order of their ids', () => {
  const all = Object.entries(statements).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `S${section}.${index + 1}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(all)
  expect(rows.filter(({ statement }) => !statement)).toEqual([])
})

test('each statement has at least one test', () => {
  expect(rows.filter(({ tests }) => !(tests >= 1))).toEqual([])
})

test('the row of each statement gives its number of tagged tests', () => {
  const tagged = rows.map(({ id }) => ({ id, tests: tags.filter((tag) => tag.id === id).length }))
  expect(tagged).toEqual(rows.map(({ id, tests }) => ({ id, tests })))
})

test('each tag is the id of a statement', () => {
  const ids = new Set(rows.map(({ id }) => id))
  expect(tags.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('each tag is directly above a test that is not skipped', () => {
  expect(tags.filter(({ isAtTest }) => !isAtTest)).toEqual([])
})
