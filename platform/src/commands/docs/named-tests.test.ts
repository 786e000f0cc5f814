import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../../..')
const docs = join(root, 'docs')
const pages = ['security.md', 'quality.md']

/** Finds tests that a page names by their whole path: `api/src/roles.test.ts` */
const namedIn = (page: string) =>
  [
    ...readFileSync(join(docs, page), 'utf8').matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:test|spec)\.tsx?)`/g),
  ].map(([, path = '']) => path)

test.each(pages)('docs/%s names only tests that exist', (page) => {
  expect(namedIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the pages in docs name tests', () => {
  expect(pages.flatMap(namedIn).length).toBeGreaterThan(50)
})
