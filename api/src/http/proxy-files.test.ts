import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseLimits } from '@bucketeer/host'
import { defaultTimeouts } from '@bucketeer/host/server'
import { largestPicture } from '../modules/media/upload-form'
import { receiveTimeouts } from './stalled-connections'

const folder = join(__dirname, '../../../ops/proxies')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Returns the number that a pattern captures. @throws without a match */
const numberIn = (name: string, pattern: RegExp) => {
  const [, number] = pattern.exec(read(name)) ?? []
  if (number === undefined) throw new Error(`There is no ${pattern} in ${name}.`)
  return Number(number)
}

const mebibyte = 1024 * 1024

test.each([
  ['haproxy.cfg', /req\.body_size gt (\d+)/, 1],
  ['nginx.conf', /client_max_body_size (\d+)m;/, mebibyte],
  ['Caddyfile', /max_size (\d+)MiB/, mebibyte],
])('%s lets the largest file of a release and the largest picture pass', (name, pattern, unit) => {
  const largest = Math.max(releaseLimits.file, largestPicture)
  const limit = numberIn(name, pattern) * unit
  expect(limit).toBeGreaterThan(largest)
  expect(limit).toBeLessThan(1.1 * largest)
})

test.each([
  ['haproxy.cfg', /timeout http-request (\d+)s/],
  ['nginx.conf', /client_header_timeout (\d+)s/],
  ['Caddyfile', /read_header (\d+)s/],
])('%s waits for headers as long as the server', (name, pattern) => {
  const { headersTimeout, connectionsCheckingInterval } = receiveTimeouts
  expect(numberIn(name, pattern) * 1000).toBe(headersTimeout + connectionsCheckingInterval)
})

test.each([
  ['haproxy.cfg', /set-timeout server (\d+)s/],
  ['nginx.conf', /location \/ \{[^}]*proxy_read_timeout (\d+)s/],
  ['Caddyfile', /import proxy \/readyz (2\d)s/],
])('%s waits for a response a little longer than the server for its database', (name, pattern) => {
  const { connection, idle } = defaultTimeouts
  expect(numberIn(name, pattern) * 1000).toBeGreaterThan(connection + idle)
  expect(numberIn(name, pattern) * 1000).toBeLessThan(2 * (connection + idle))
})

test('the files are valid for the proxies that are installed (Debian packages haproxy, nginx, caddy)', () => {
  const output = execFileSync(join(folder, 'check.sh'), { encoding: 'utf8' })
  expect(output.trim().split('\n')).toHaveLength(3)
  expect(output).not.toContain('invalid')
})
