import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectIntegrity } from '../releases/site-packages'

const folder = mkdtempSync(join(tmpdir(), 'bucketeer-integrity-'))
afterAll(() => rmSync(folder, { recursive: true }))

const name = '@bucketeer/platform'
const listed = { name, version: '0.3.0', url: 'https://site.example/p.tgz', size: 1, integrity: 'sha512-one' }
const lock = (integrity: string) =>
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { [`node_modules/${name}`]: { integrity } } }),
  )

test('accepts the integrity that the site lists', () => {
  lock('sha512-one')
  expect(() => expectIntegrity(folder, [listed])).not.toThrow()
})

test('refuses another one', () => {
  lock('sha512-other')
  expect(() => expectIntegrity(folder, [listed])).toThrow('has the integrity sha512-other')
})

test('ignores packages that the repository does not use', () => {
  lock('sha512-one')
  expect(() => expectIntegrity(folder, [{ ...listed, name: '@bucketeer/other' }])).not.toThrow()
})
