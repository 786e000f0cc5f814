import type { Registry } from '@bucketeer/platform/runtime'
import { liveRemote, refreshRegistry, takeRegistry } from './live-registry'

const registryOf = (version: string) =>
  // As much of one as is looked at here.
  ({ shell: { integrity: {} }, remotes: [{ name: 'kicks', version, integrity: {} }] }) as unknown as Registry

const answerWith = (answer: () => Promise<Partial<Response>>) => {
  globalThis.fetch = jest.fn(answer) as typeof fetch
}

const fetchBefore = globalThis.fetch
beforeEach(() => takeRegistry(registryOf('1.0.0')))
afterEach(() => {
  globalThis.fetch = fetchBefore
})

test('what the server says is live is so from then on', async () => {
  answerWith(async () => ({ ok: true, json: async () => registryOf('1.1.0') }))
  await refreshRegistry()
  expect(liveRemote('kicks').version).toBe('1.1.0')
})

test.each<[string, () => Promise<Partial<Response>>]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', async () => ({ ok: false })],
  [
    'the page of a network that wants a login',
    async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
  ],
])('with %s, what the page knows goes on to count', async (_, answer) => {
  answerWith(answer)
  await refreshRegistry()
  expect(liveRemote('kicks').version).toBe('1.0.0')
})

test('a server that hangs is not waited for', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  globalThis.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.aborted && reject(signal.reason as Error))) as typeof fetch
  await refreshRegistry()
  expect(liveRemote('kicks').version).toBe('1.0.0')
})
