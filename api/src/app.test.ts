import { signUp, textAt, type SignedIn } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite({ corsOrigins: ['https://other.example'] })
  mira = await signUp(site)
})
afterAll(() => site.close())

const send = (payload: string, headers: Record<string, string> = {}) =>
  site.call({ method: 'POST', url: '/api/bucket', token: mira.token, body: payload, headers })

describe('an invalid body', () => {
  test.each(['{', '{"name":', 'name=Lakes', '\0', '"', '{"name":"x"}}'])(
    '%j gets 400 because it is not JSON',
    async (payload) => {
      expect(await send(payload)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid-json', message: 'The body is not valid JSON.' },
      })
    },
  )

  test.each(['{"__proto__":{"name":"x"}}', '{"name":"x","constructor":{"prototype":{}}}'])(
    '%s gets 400 because it sets a prototype',
    async (payload) => {
      expect((await send(payload)).status).toBe(400)
    },
  )

  test('a body larger than 512 kB gets 413', async () => {
    const response = await send(JSON.stringify({ name: 'x', description: 'x'.repeat(600_000) }))
    expect(response).toMatchObject({
      status: 413,
      body: { code: 'request.too-large', message: 'This request is too large.' },
    })
  })

  test.each(['text/plain', 'application/xml', 'nonsense', ''])(
    'a body of type %j gets 400 or 415',
    async (type) => {
      const response = await send('{"name":"x"}', { 'content-type': type })
      expect([400, 415]).toContain(response.status)
      expect(textAt(response.body, 'message')).toMatch(/\.$/)
    },
  )

  test.each(['/api/bucket/%', '/api/bucket/%ff', '/%c0%ae'])('the malformed URL %s gets 404', async (url) => {
    const response = await site.call({ method: 'GET', url, token: mira.token })
    expect(response.status).toBe(404)
    expect(textAt(response.body, 'message')).toMatch(/\.$/)
  })

  // @spec S5.8
  test('deeply nested JSON does not stop the server', async () => {
    const depth = 100_000
    const response = await send(`{"name":"x","extra":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    expect(response.status).toBeLessThan(500)
    expect((await send('{"name":"x"}')).status).toBe(201)
  })
})

describe('an unknown URL', () => {
  test.each(['/api/nothing', '/auth/nothing', '/api', '/auth', '/api/bucket/x/y/z'])(
    '%s gets 404',
    async (url) => {
      const response = await site.call({ method: 'GET', url })
      expect(response.status).toBe(404)
      expect(textAt(response.body, 'message')).toMatch(/\.$/)
    },
  )

  test('a known URL with an unknown method gets 404', async () => {
    expect(await site.call({ method: 'DELETE', url: '/auth/login' })).toMatchObject({
      status: 404,
      body: {
        code: 'address.no-method',
        message: 'There is nothing to DELETE at this address.',
        values: { method: 'DELETE' },
      },
    })
  })
})

describe('every response', () => {
  test('has the request id as a header', async () => {
    const { headers } = await site.call({ method: 'GET', url: '/healthz' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('has CORS headers for the configured origins only', async () => {
    const getFrom = (origin: string) => site.call({ method: 'GET', url: '/healthz', headers: { origin } })
    expect((await getFrom('https://other.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://other.example',
    })
    expect((await getFrom('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test.each(['40P01', '40001'])('a transaction conflict (%s) gets 503 with Retry-After', async (state) => {
  await site.database.$client.query(
    `create function conflict() returns trigger language plpgsql as
       $$ begin raise exception 'conflict' using errcode = '${state}'; end $$;
     create trigger conflict before insert on buckets for each row execute function conflict()`,
  )
  const response = await send('{"name":"x"}')
  await site.database.$client.query('drop function conflict cascade')
  expect(response).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: {
      code: 'server.other-change',
      message: 'Something else was changed at the same moment. Please try again.',
    },
  })
})

// @spec S8.19
test('a 500 response hides its cause', async () => {
  await site.database.$client.query('alter table buckets rename column name to title')
  const response = await send('{"name":"x"}')
  await site.database.$client.query('alter table buckets rename column title to name')
  expect(response).toMatchObject({
    status: 500,
    body: { code: 'server.failed', message: 'Something went wrong on our side. Please try again.' },
  })
})

test('/healthz and /readyz get 200', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect(await site.call({ method: 'GET', url })).toMatchObject({ status: 200, body: { status: 'ok' } })
})
