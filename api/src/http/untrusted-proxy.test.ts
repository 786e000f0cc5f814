import { Writable } from 'node:stream'
import pino from 'pino'
import { openTestSite, type TestSite } from '../../test/test-site'

let site: TestSite
afterEach(() => site.close())

const forwarded = { 'x-forwarded-for': '192.0.2.7' }

const warningsAfter = async (trustedProxies: string[], requestHeaders: Record<string, string>[]) => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  site = await openTestSite({ trustedProxies }, pino({ level: 'warn' }, stream))
  for (const headers of requestHeaders) await site.call({ method: 'GET', url: '/healthz', headers })
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'))
}

test('warns once about a proxy that is not in TRUSTED_PROXIES', async () => {
  const lines = await warningsAfter([], [{}, forwarded, forwarded])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"from":"127.0.0.1"')
})

test('does not warn about a trusted proxy, or a request that no proxy forwards', async () => {
  expect(await warningsAfter(['127.0.0.1'], [forwarded])).toEqual([])
  await site.close()
  expect(await warningsAfter([], [{}])).toEqual([])
})
