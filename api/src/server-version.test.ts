import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverVersion } from '@bucketeer/host/server'

// A build reads the version from the package.json of the API.
test('the package of the server has the version of the site', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'))
  expect(version).toBe(serverVersion)
})
