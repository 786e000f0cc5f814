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

describe('what cannot be read', () => {
  test.each(['{', '{"name":', 'name=Lakes', '\0', '"', '{"name":"x"}}'])(
    '%j is refused as no JSON',
    async (payload) => {
      expect(await send(payload)).toMatchObject({
        status: 400,
        body: { message: 'The body is not valid JSON.' },
      })
    },
  )

  test.each(['{"__proto__":{"name":"x"}}', '{"name":"x","constructor":{"prototype":{}}}'])(
    '%s does not reach into objects',
    async (payload) => {
      expect((await send(payload)).status).toBe(400)
    },
  )

  test('a body that is larger than any call needs is refused', async () => {
    const answer = await send(JSON.stringify({ name: 'x', description: 'x'.repeat(600_000) }))
    expect(answer).toMatchObject({ status: 413, body: { message: 'That is more than we can take at once.' } })
  })

  test.each(['text/plain', 'application/xml', 'nonsense', ''])(
    'content of type %j is refused',
    async (type) => {
      const answer = await send('{"name":"x"}', { 'content-type': type })
      expect([400, 415]).toContain(answer.status)
      expect(textAt(answer.body, 'message')).toMatch(/\.$/)
    },
  )

  test.each(['/api/bucket/%', '/api/bucket/%ff', '/%c0%ae'])('the address %s is not found', async (url) => {
    const answer = await site.call({ method: 'GET', url, token: mira.token })
    expect(answer.status).toBe(404)
    expect(textAt(answer.body, 'message')).toMatch(/\.$/)
  })

  // @spec S5.8
  test('deeply nested JSON is refused, and the next call works', async () => {
    const depth = 100_000
    const answer = await send(`{"name":"x","extra":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    expect(answer.status).toBeLessThan(500)
    expect((await send('{"name":"x"}')).status).toBe(201)
  })
})

describe('an address that nothing serves', () => {
  test.each(['/api/nothing', '/auth/nothing', '/api', '/auth', '/api/bucket/x/y/z'])(
    '%s is not found',
    async (url) => {
      const answer = await site.call({ method: 'GET', url })
      expect(answer.status).toBe(404)
      expect(textAt(answer.body, 'message')).toMatch(/\.$/)
    },
  )

  test('nor is a method that nothing takes', async () => {
    expect((await site.call({ method: 'DELETE', url: '/auth/login' })).status).toBe(404)
  })
})

describe('every answer', () => {
  test('has the id that the log has', async () => {
    const { headers } = await site.call({ method: 'GET', url: '/healthz' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('may be read by pages of the configured origins, and of no other', async () => {
    const from = (origin: string) => site.call({ method: 'GET', url: '/healthz', headers: { origin } })
    expect((await from('https://other.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://other.example',
    })
    expect((await from('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test.each(['40P01', '40001'])(
  'a conflict with another transaction (%s) gets 503 with Retry-After',
  async (state) => {
    await site.database.$client.query(
      `create function conflict() returns trigger language plpgsql as
       $$ begin raise exception 'conflict' using errcode = '${state}'; end $$;
     create trigger conflict before insert on buckets for each row execute function conflict()`,
    )
    const answer = await send('{"name":"x"}')
    await site.database.$client.query('drop function conflict cascade')
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { message: 'Something else was changed at the same moment. Please try again.' },
    })
  },
)

// @spec S8.19
test('a failure of ours says nothing of its cause', async () => {
  await site.database.$client.query('alter table buckets rename column name to title')
  const answer = await send('{"name":"x"}')
  await site.database.$client.query('alter table buckets rename column title to name')
  expect(answer).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again.' },
  })
})

test('the process says that it lives, and that its database answers', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect(await site.call({ method: 'GET', url })).toMatchObject({ status: 200, body: { status: 'ok' } })
})
