import { openTestSite, type TestSite } from '../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('lists paths without a trailing slash', async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/openapi.json' })
  const paths = Object.keys(Object(body).paths)
  expect(paths).toEqual(expect.arrayContaining(['/api/bucket', '/api/kick', '/api/kick/{kickId}/comments']))
  expect(paths.filter((path) => path.endsWith('/'))).toEqual([])
})

// @spec S7.32
test('gives each operation a summary, and its 500 and 503 responses', () => {
  const operations = Object.values(site.app.swagger().paths ?? {}).flatMap((path) =>
    Object.values<{ summary?: string; responses: object }>(Object(path)),
  )
  expect(operations.filter(({ summary }) => !summary)).toEqual([])
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']))
})
