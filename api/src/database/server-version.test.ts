import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAtLeast, serverVersion } from './server-version'

test('the server has the version of the site', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'))
  expect(serverVersion).toBe(version)
})

test.each([
  ['0.1.0', '0.1.0', true],
  ['0.10.0', '0.9.3', true],
  ['1.0.0', '0.9.9', true],
  ['0.1.0', '0.1.1', false],
  ['0.9.9', '1.0.0', false],
])('%s is at least %s: %s', (version, oldest, expected) => {
  expect(isAtLeast(version, oldest)).toBe(expected)
})
