import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathsUnder } from './write-archive'
import { copyDocs } from './stage'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-docs-'))
  copyDocs(folder)
  // Written when all packages are copied.
  writeFileSync(join(folder, 'sbom.cdx.json'), '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the paths that a page links to, without addresses of other sites and anchors of the page itself. */
const linkedPaths = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    const [path = ''] = target.split('#')
    return path === '' || /^[a-z]+:/.test(path) ? [] : [path]
  })

test('no link between the docs of an archive is broken', () => {
  const pages = pathsUnder(folder).filter((path) => path.endsWith('.md'))
  const links = pages.flatMap((page) =>
    linkedPaths(readFileSync(join(folder, page), 'utf8')).map((path) => ({ page, path })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ page, path }) => !existsSync(join(folder, dirname(page), path)))).toEqual([])
})

test('the screenshots stay in the checkout', () => {
  expect(existsSync(join(folder, 'docs/screenshots'))).toBe(false)
})
