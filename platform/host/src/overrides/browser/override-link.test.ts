import { isAllowed, keepOverrides, keptOverrides, readLink, withoutOverrides } from './override-link'

test('readLink returns the parts and their addresses', () => {
  expect(readLink('?q=x&override=kicks@http://localhost:4101&override=shell@http://127.0.0.1:4100/')).toEqual(
    [
      { part: 'kicks', address: 'http://localhost:4101' },
      { part: 'shell', address: 'http://127.0.0.1:4100' },
    ],
  )
})

test.each([
  'kicks',
  'kicks@',
  '@http://localhost',
  'kicks@javascript:alert(1)',
  'kicks@http://a@b',
  'a b@http://c',
])('readLink ignores the invalid override %s', (text) =>
  expect(readLink(`?${new URLSearchParams({ override: text })}`)).toEqual([]),
)

test('withoutOverrides keeps the rest of the URL', () => {
  expect(withoutOverrides('https://site.example/kicks?q=sea&override=kicks@http://localhost:1#top')).toBe(
    'https://site.example/kicks?q=sea#top',
  )
})

test.each([
  ['http://localhost:4101', true],
  ['http://127.0.0.1:4101', true],
  ['https://dev.example', true],
  ['https://dev.example:8443', false],
  ['http://dev.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://192.168.0.7:4101', false],
])('isAllowed of %s is %s', (address, expected) => {
  expect(isAllowed({ part: 'kicks', address }, ['https://dev.example'])).toBe(expected)
})

test('keptOverrides returns the stored overrides that are still allowed', () => {
  const stored = new Map<string, string>()
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    },
  })
  expect(keptOverrides([])).toEqual([])
  const local = { part: 'kicks', address: 'http://localhost:4101' }
  const remote = { part: 'people', address: 'https://dev.example' }
  keepOverrides([local, remote])
  expect(keptOverrides(['https://dev.example'])).toEqual([local, remote])
  expect(keptOverrides([])).toEqual([local])
})
