import { createHash } from 'node:crypto'
import { assetBase, fromUrlHash, hasHashInName, hexOf, scriptUrl, toUrlHash } from './file-url'

const sha384 = `sha384-${'ab+/'.repeat(16)}`
const part = { base: '/releases/kicks/1.0.0/', integrity: { 'list.js': sha384 } }
const filesBase = '/releases/kicks/files/'

test('a script has the same URL in every version with the same hash', () => {
  const one = { ...part, filesBase }
  expect(scriptUrl(one, 'list.js')).toBe(`/releases/kicks/files/list.js?sha384=${'ab-_'.repeat(16)}`)
  expect(scriptUrl({ ...one, base: '/releases/kicks/2.0.0/' }, 'list.js')).toBe(scriptUrl(one, 'list.js'))
})

test('a script has the URL of its version without a hash, and on a site without URLs by hash', () => {
  expect(scriptUrl({ ...part, filesBase }, 'other.js')).toBe('/releases/kicks/1.0.0/other.js')
  expect(scriptUrl(part, 'list.js')).toBe('/releases/kicks/1.0.0/list.js')
})

test('the base URL of assets has no version on a site with URLs by hash', () => {
  expect(assetBase({ ...part, filesBase })).toBe(filesBase)
  expect(assetBase(part)).toBe(part.base)
})

test('fromUrlHash returns the hash, and undefined for any other text', () => {
  expect(fromUrlHash(toUrlHash(sha384))).toBe(sha384)
  for (const text of ['', 'abc', sha384, `${'a'.repeat(63)}=`, 'a'.repeat(65)])
    expect(fromUrlHash(text)).toBeUndefined()
})

test.each([
  ['light.c264049c87f01ab2.webm', true],
  ['inter-subset.b61c2066cb6555a9.woff2', true],
  ['light.c264049c.webm', true],
  ['preview.jpg', false],
  ['list.js', false],
  ['vendors-node_modules.js.LICENSE.txt', false],
  ['facade.webm', false],
])('hasHashInName of %s is %s', (name, expected) => expect(hasHashInName(name)).toBe(expected))

test('returns a hash in hexadecimal digits', () => {
  const hash = createHash('sha384').update('a file')
  expect(hexOf(`sha384-${hash.copy().digest('base64')}`)).toBe(hash.digest('hex'))
})
