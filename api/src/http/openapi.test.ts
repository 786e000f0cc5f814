import { openTestSite, type TestSite } from '../../test/test-site'

interface Operation {
  operationId?: string
  summary?: string
  security?: object[]
  responses: Record<string, unknown>
}

let site: TestSite
let operations: Operation[]
beforeAll(async () => {
  site = await openTestSite()
  operations = Object.values(site.app.swagger().paths ?? {}).flatMap((path) =>
    Object.values<Operation>(Object(path)),
  )
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
  expect(operations.filter(({ summary }) => !summary)).toEqual([])
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']))
})

// The tests below are the recommended rules of Redocly that the document has failed before.

test('names the operations in camel case, each differently', () => {
  const names = operations.map(({ operationId }) => operationId ?? '')
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('says of each operation whether it needs a token', () => {
  expect(operations.filter(({ security }) => !security)).toEqual([])
})

test('documents a 4xx and a 2xx response of each operation', () => {
  const withoutStatus = (pattern: RegExp) =>
    operations
      .filter(({ responses }) => !Object.keys(responses).some((status) => pattern.test(status)))
      .map(({ operationId }) => operationId)
  expect(withoutStatus(/^2/)).toEqual([])
  expect(withoutStatus(/^4/)).toEqual([])
})

test('has a licence and a server', () => {
  expect(site.app.swagger()).toMatchObject({ info: { license: { name: 'MIT' } }, servers: [{ url: '/' }] })
})
