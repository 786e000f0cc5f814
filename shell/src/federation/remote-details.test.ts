import type { ListedRemote } from '@bucketeer/platform/runtime'
import { aRemote } from '../testing/registry'
import { readDetails } from './remote-details'
import { failPendingScripts } from './script-gate'

const hash = `sha384-${'a'.repeat(63)}+`
const listed = (name: string): ListedRemote => ({
  ...{ name, title: name, version: '1.0.0', isCanary: false, isOff: false, routes: [], nav: [], slots: [] },
  details: hash,
})
const details = { base: '/releases/kicks/1.0.0/', entry: 'remoteEntry.js' }
const urlOf = (name: string) => `/releases/${name}/1.0.0/~details.json?sha384=${'a'.repeat(63)}-`

const request = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>()
const fetchBefore = globalThis.fetch
beforeEach(() => {
  request.mockReset().mockResolvedValue({ ok: true, json: async () => details })
  globalThis.fetch = request as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = fetchBefore
})
const urls = () => request.mock.calls.map(([url]) => url)

test('requests nothing for a remote that has its details', async () => {
  const remote = aRemote('kicks')
  expect(await readDetails('kicks', remote)).toBe(remote)
  expect(request).not.toHaveBeenCalled()
})

test('requests the details once, with their hash', async () => {
  const [first] = await Promise.all([
    readDetails('kicks', listed('kicks')),
    readDetails('kicks', listed('kicks')),
  ])
  expect(first).toMatchObject({ name: 'kicks', ...details })
  expect(urls()).toEqual([urlOf('kicks')])
  expect(request.mock.calls[0]?.[1]).toMatchObject({ integrity: hash })
})

test.each<[string, () => Promise<Partial<Response>>]>([
  ['a network error or another hash', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error status', async () => ({ ok: false })],
])('requests the details again after %s', async (what, answer) => {
  const name = what.replaceAll(' ', '-')
  request.mockImplementationOnce(answer)
  await expect(readDetails(name, listed(name))).rejects.toThrow(`${urlOf(name)} could not be loaded.`)
  expect(await readDetails(name, listed(name))).toMatchObject(details)
})

test('a retry does not wait for a pending request', async () => {
  request.mockReturnValueOnce(new Promise(() => undefined))
  void readDetails('hung', listed('hung'))
  failPendingScripts('hung')
  expect(await readDetails('hung', listed('hung'))).toMatchObject(details)
  expect(urls()).toEqual([urlOf('hung'), `${urlOf('hung')}&retry=1`])
})
