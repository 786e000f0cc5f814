import { openTestSite, type TestSite } from '../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('the document has each call under its own address, without a slash at the end', async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/openapi.json' })
  const paths = Object.keys(Object(body).paths)
  expect(paths).toEqual(expect.arrayContaining(['/api/bucket', '/api/kick', '/api/kick/{kickId}/comments']))
  expect(paths.filter((path) => path.endsWith('/'))).toEqual([])
})

// @spec S7.32
test('every call says what it does, and what each of its answers means', () => {
  const calls = Object.values(site.app.swagger().paths ?? {}).flatMap((path) =>
    Object.values<{ summary?: string; responses: object }>(Object(path)),
  )
  expect(calls.filter(({ summary }) => !summary)).toEqual([])
  for (const { responses } of calls)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']))
})
