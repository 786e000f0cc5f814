import type { Registry } from '@bucketeer/platform/runtime'
import { liveRemote, refreshRegistry, setRegistry } from './live-registry'

const registryOf = (version: string) =>
  // Only the fields that the module reads.
  ({ shell: { integrity: {} }, remotes: [{ name: 'kicks', version, integrity: {} }] }) as unknown as Registry

const answerWith = (answer: () => Promise<Partial<Response>>) => {
  globalThis.fetch = jest.fn(answer) as typeof fetch
}

const fetchBefore = globalThis.fetch
beforeEach(() => setRegistry(registryOf('1.0.0')))
afterEach(() => {
  globalThis.fetch = fetchBefore
})

test('uses the registry of the server after a refresh', async () => {
  answerWith(async () => ({ ok: true, json: async () => registryOf('1.1.0') }))
  await refreshRegistry()
  expect(liveRemote('kicks').version).toBe('1.1.0')
})

test.each<[string, () => Promise<Partial<Response>>]>([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error status', async () => ({ ok: false })],
  ['the HTML of a captive portal', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
])('keeps the current registry after %s', async (_, answer) => {
  answerWith(answer)
  await refreshRegistry()
  expect(liveRemote('kicks').version).toBe('1.0.0')
})

test('keeps the current registry when the request times out', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  globalThis.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.aborted && reject(signal.reason as Error))) as typeof fetch
  await refreshRegistry()
  expect(liveRemote('kicks').version).toBe('1.0.0')
})
