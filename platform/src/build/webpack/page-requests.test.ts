import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageRequests } from './page-requests'

const folder = mkdtempSync(join(tmpdir(), 'bucketeer-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (source: string) => {
  const file = join(folder, 'pages.ts')
  writeFileSync(file, source)
  return pageRequests(file)
}

test('finds the page module of each route of an object', () => {
  const source = `export const pages = {
    '/': () => import('./landing/landing-page'),
    '/buckets/:bucketId': () => import(/* webpackPrefetch: true */ './detail/detail-page'),
  }`
  expect(read(source)).toEqual({
    '/': './landing/landing-page',
    '/buckets/:bucketId': './detail/detail-page',
  })
})

test('finds a page module within another call', () => {
  const source = `const pages = { '/status': () => withQueries(() => import('../status/status-page')) }`
  expect(read(source)).toEqual({ '/status': '../status/status-page' })
})

test('ignores what is not a page', () => {
  expect(read(`export const pages = { '/a': 1, b: () => import('./b') }`)).toEqual({})
})
