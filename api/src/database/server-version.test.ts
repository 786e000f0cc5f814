import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverVersion } from './server-version'

test('the server has the version of the site', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'))
  expect(serverVersion).toBe(version)
})
