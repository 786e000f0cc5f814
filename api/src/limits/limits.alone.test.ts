import { addKick } from '../../test/content'
import { password, signUp, signUpLongAgo, textAt, type SignedIn } from '../../test/people'
import { createMigratedDatabase } from '../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../test/test-site'
import { hashPassword } from '../modules/password/password'
import { unlockAccount } from '../commands/unlock'
import { readConfig } from '../config'
import { addressKey } from './address-key'
import { defaultRules } from './rules'

// The tests need the true cost of a password.
jest.unmock('@node-rs/argon2')

/** The defaults, except for the logins that all these tests send from one address. */
const limits = {
  ...defaultRules,
  'login-by-address': { max: 1000, seconds: 300 },
}

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite({ limits, trustedProxies: ['127.0.0.1'] })
  mira = await signUp(site)
})
afterAll(() => site.close())
afterEach(() => jest.restoreAllMocks())

/** Stops the clock, so that a busy machine shortens no delay. */
const stopClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now())

/** Sends a request from an address that no other test uses. */
const postFrom = (address: string, url: string, body: object, { call } = site) =>
  call({ method: 'POST', url, body, headers: { 'x-forwarded-for': address } })

const repeat = async <T>(count: number, act: (index: number) => Promise<T>) => {
  const results: T[] = []
  for (let index = 0; index < count; index += 1) results.push(await act(index))
  return results
}
const statusesOf = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))]

const rejection = (minutes: number) => ({
  status: 429,
  body: {
    code: 'limit.minutes',
    message: `Too many tries. Try again in ${minutes} minutes.`,
    values: { minutes },
  },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
})

describe('POST /auth/login', () => {
  const logInWrongly = (email: string, address = '10.1.0.1', on = site) =>
    postFrom(address, '/auth/login', { email, password: 'wrong' }, on)

  test('allows 25 attempts in five minutes per address', async () => {
    const own = await openTestSite({ limits: defaultRules, trustedProxies: ['127.0.0.1'] })
    const responses = await repeat(25, (index) =>
      logInWrongly(`somebody${index}@people.example`, '10.1.0.1', own),
    )
    expect(statusesOf(responses)).toEqual([401])
    expect(await logInWrongly('new@people.example', '10.1.0.1', own)).toMatchObject(rejection(5))
    expect(await logInWrongly('new@people.example', '10.1.0.2', own)).toMatchObject({ status: 401 })
    await own.close()
  })

  test('delays unknown devices exponentially after four attempts, across addresses and spellings of the e-mail', async () => {
    stopClock()
    const otto = await signUp(site)
    const spellings = [otto.email, otto.email.toUpperCase(), ` ${otto.email}`]
    const responses = await repeat(5, (index) => logInWrongly(spellings[index % 3] ?? '', `10.2.0.${index}`))
    expect(statusesOf(responses)).toEqual([401])

    const waits: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const { status, headers } = await logInWrongly(otto.email, `10.2.1.${index}`)
      expect(status).toBe(429)
      waits.push(Number(headers['retry-after']))
      await skipDelay()
      if (index < 7) expect((await logInWrongly(otto.email, `10.2.2.${index}`)).status).toBe(401)
    }
    expect(waits.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 320, 640])
    // The last wait is the rest of the hour since the first delayed attempt.
    expect(waits[7]).toBeGreaterThan(3500)
  })

  test('keeps the delay of an account when a failover empties the unlogged tables', async () => {
    stopClock()
    const otto = await signUp(site)
    await repeat(5, (index) => logInWrongly(otto.email, `10.2.4.${index}`))
    await site.database.$client.query(`
      do $$ declare name text; begin
        for name in select relname from pg_class where relpersistence = 'u' and relkind = 'r' loop
          execute format('truncate %I', name);
        end loop;
      end $$`)
    expect((await logInWrongly(otto.email, '10.2.4.9')).status).toBe(429)
  })

  test('gives the same response to a right password, a wrong password and an unknown e-mail during a delay', async () => {
    stopClock()
    const otto = await signUp(site)
    const nobody = 'no-such-person@people.example'
    for (const email of [otto.email, nobody]) await repeat(5, () => logInWrongly(email, '10.2.3.1'))
    const responses = [
      await logInWrongly(otto.email, '10.2.3.2'),
      await postFrom('10.2.3.3', '/auth/login', { email: otto.email, password }),
      await logInWrongly(nobody, '10.2.3.4'),
    ]
    for (const { status, body, headers } of responses) {
      expect({ status, ...Object(body) }).toEqual({
        status: 429,
        code: 'limit.seconds',
        message: 'Too many tries. Try again in 10 seconds.',
        values: { seconds: 10 },
      })
      expect(headers['retry-after']).toBe('10')
    }
  })

  test('allows one of many simultaneous attempts after the free ones, and delays the next by 10 seconds only', async () => {
    const lea = await signUp(site)
    const responses = await Promise.all(Array.from({ length: 30 }, () => logInWrongly(lea.email)))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    const waits = responses
      .filter(({ status }) => status === 429)
      .map((response) => Number(response.headers['retry-after']))
    expect(Math.max(...waits)).toBeLessThanOrEqual(10)
  })

  test('does not delay a known device or a session', async () => {
    const otto = await signUp(site)
    const device = await deviceOf(otto.email, '10.2.4.1')
    await repeat(25, () => logInWrongly(otto.email, '10.2.4.1'))
    expect((await logInFrom(otto.email, '10.2.4.2')).status).toBe(429)
    expect((await logInFrom(otto.email, '10.2.4.1', device)).status).toBe(200)

    expect((await verify(otto.token)).status).toBe(200)
    expect((await removeAccount(otto, password)).status).toBe(204)
  })

  test('allows 25 wrong passwords an hour per known device', async () => {
    const otto = await signUp(site)
    const [device, second] = [await deviceOf(otto.email, '10.2.5.1'), await deviceOf(otto.email, '10.2.5.1')]
    const guess = () =>
      site.call({
        method: 'POST',
        url: '/auth/login',
        body: { email: otto.email, password: 'wrong' },
        headers: { cookie: device },
      })
    expect(statusesOf(await repeat(25, guess))).toEqual([401])
    expect(await guess()).toMatchObject(rejection(60))
    expect((await logInFrom(otto.email, '10.2.5.2', second)).status).toBe(200)
    expect((await logInFrom(otto.email, '10.2.5.2')).status).toBe(200)
  })

  test.each([
    ['a cookie of another account', async () => deviceOf(mira.email, '10.2.6.9')],
    ['a forged cookie', async () => `device=${'x'.repeat(22)}.${'y'.repeat(22)}`],
    ['a malformed cookie', async () => 'device=1'],
  ])('treats a device with %s as unknown', async (_, cookie) => {
    const lea = await signUp(site)
    await repeat(5, () => logInWrongly(lea.email, '10.2.6.1'))
    expect((await logInFrom(lea.email, '10.2.6.2', await cookie())).status).toBe(429)
  })

  test('recognises one browser for several accounts', async () => {
    const [one, two] = [await signUp(site), await signUp(site)]
    const device = await deviceOf(one.email, '10.2.7.1')
    const both = await deviceOf(two.email, '10.2.7.1', device)
    for (const { email } of [one, two]) {
      await repeat(5, () => logInWrongly(email, '10.2.7.2'))
      expect((await logInFrom(email, '10.2.7.3', both)).status).toBe(200)
    }
  })

  test('allows attempts again after npm run unlock', async () => {
    const lea = await signUp(site)
    await repeat(5, () => logInWrongly(lea.email, '10.2.8.1'))
    expect((await logInFrom(lea.email, '10.2.8.2')).status).toBe(429)
    const config = { ...readConfig({}), limits }
    expect(await unlockAccount('nobody@x.example', config, site.database)).toBe(false)
    expect(await unlockAccount(lea.email.toUpperCase(), config, site.database)).toBe(true)
    expect((await logInFrom(lea.email, '10.2.8.2')).status).toBe(200)
  })

  test('limits password guesses of account deletion per session', async () => {
    const lea = await signUp(site)
    const { body } = await logInFrom(lea.email, '10.2.9.1')
    expect(statusesOf(await repeat(25, (index) => removeAccount(lea, `guess ${index}`)))).toEqual([403])
    expect(await removeAccount(lea, password)).toMatchObject(rejection(60))
    const elsewhere = { ...lea, token: textAt(body, 'authToken') }
    expect((await removeAccount(elsewhere, password)).status).toBe(204)
  })

  test('does not count attempts with the right password', async () => {
    const responses = await repeat(30, () =>
      postFrom('10.3.0.1', '/auth/login', { email: mira.email, password }),
    )
    expect(statusesOf(responses)).toEqual([200])
  })

  test('does not count attempts that get 503', async () => {
    const lea = await signUp(site)
    const queue = Array.from({ length: 11 }, () => hashPassword('busy', '10.2.10.1').catch(() => undefined))
    const responses = await Promise.all(Array.from({ length: 4 }, () => logInWrongly(lea.email, '10.2.10.1')))
    await Promise.all(queue)
    expect(statusesOf(responses)).toContain(503)
    // The queue may have had room for some of them.
    const checked = responses.filter(({ status }) => status === 401).length
    expect(statusesOf(await repeat(4 - checked, () => logInWrongly(lea.email, '10.2.10.1')))).toEqual([401])
    expect((await logInFrom(lea.email, '10.2.10.1')).status).toBe(200)
  }, 60_000)

  const verify = (token: string) => site.call({ method: 'GET', url: '/auth/verify', token })
  const removeAccount = ({ userId, token }: SignedIn, guess: string) =>
    site.call({ method: 'DELETE', url: `/api/user/${userId}`, token, body: { password: guess } })
  const logInFrom = (email: string, address: string, cookie?: string) =>
    site.call({
      method: 'POST',
      url: '/auth/login',
      body: { email, password },
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    })
  const deviceOf = async (email: string, address: string, cookie?: string) => {
    const { headers } = await logInFrom(email, address, cookie)
    return String(headers['set-cookie']).split(';', 1)[0] ?? ''
  }
  /** Ends the current delays; the counts stay. */
  const skipDelay = () =>
    site.database.$client.query(
      "update login_attempts set expire = 1 where key like 'login-by-account-wait:%'",
    )
})

test('allows 30 sign-ups an hour per address', async () => {
  const signUpFrom = (index: number) => postFrom('10.4.0.1', '/auth/signup', { email: `no-address-${index}` })
  expect(statusesOf(await repeat(30, signUpFrom))).toEqual([400])
  expect(await signUpFrom(31)).toMatchObject(rejection(60))
})

test('allows 25 requests for a password-reset link an hour per address', async () => {
  const own = await openTestSite({ limits: defaultRules, trustedProxies: ['127.0.0.1'] })
  const { email } = await signUp(own)
  const requestLink = (address: string) => postFrom(address, '/auth/forgot-password', { email }, own)
  expect(statusesOf(await repeat(25, () => requestLink('10.5.0.1')))).toEqual([202])
  expect(await requestLink('10.5.0.1')).toMatchObject(rejection(60))
  expect((await requestLink('10.5.0.2')).status).toBe(202)
  await own.close()
})

test('allows 25 attempts to reset a password an hour per address', async () => {
  const tryLink = () =>
    postFrom('10.6.0.1', '/auth/reset-password', { token: 'x'.repeat(43), password: 'short' })
  expect(statusesOf(await repeat(25, tryLink))).toEqual([400])
  expect(await tryLink()).toMatchObject(rejection(60))
})

test('allows 30 comments in five minutes per user', async () => {
  const { id } = await addKick(site, mira)
  const write = ({ token }: SignedIn) =>
    site.call({ method: 'POST', url: `/api/kick/${id}/comments`, token, body: { text: 'Take gloves.' } })
  const otto = await signUpLongAgo(site)
  expect(statusesOf(await repeat(30, () => write(otto)))).toEqual([201])
  expect(await write(otto)).toMatchObject(rejection(5))
  expect((await write(await signUp(site))).status).toBe(201)
})

test('allows five comments an hour in the first day of an account, also after deletions', async () => {
  const { id } = await addKick(site, mira)
  const write = (text = 'Take gloves.') =>
    site.call({ method: 'POST', url: `/api/kick/${id}/comments`, token: mira.token, body: { text } })
  expect(statusesOf(await repeat(3, () => write('')))).toEqual([400])
  expect(statusesOf(await repeat(6, () => write('See spam.com')))).toEqual([400])
  const written = await repeat(5, () => write())
  expect(statusesOf(written)).toEqual([201])
  for (const { body } of written)
    await site.call({ method: 'DELETE', url: `/api/comment/${textAt(body, '_id')}`, token: mira.token })
  expect(await write()).toMatchObject({
    status: 429,
    body: {
      code: 'limit.first-day',
      message: expect.stringContaining('You can go on in 60 minutes.'),
      values: { minutes: 60 },
    },
  })
})

test('allows ten follows in the first day of an account, also after ends of them', async () => {
  const zoe = await signUp(site)
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp(site)))
  const follow = (userId: string, method: 'PUT' | 'DELETE' = 'PUT', by = zoe, body: object = {}) =>
    site.call({
      method,
      url: `/api/user/${userId}/follow`,
      token: by.token,
      ...(method === 'PUT' && { body }),
    })
  const nobody = '01900000-0000-7000-8000-000000000000'
  expect(statusesOf(await repeat(11, () => follow(nobody)))).toEqual([404])
  for (const round of [1, 2])
    for (const { userId } of people) {
      expect([round, (await follow(userId)).status]).toEqual([round, 200])
      if (round === 1) await follow(userId, 'DELETE')
    }
  const [first] = people
  expect((await follow(first?.userId ?? '', 'PUT', zoe, { shows: ['done'] })).status).toBe(200)
  expect(await follow(mira.userId)).toMatchObject({
    status: 429,
    body: { code: 'limit.first-day-hours', values: { hours: 24 } },
  })
  expect((await follow(mira.userId, 'PUT', await signUpLongAgo(site))).status).toBe(200)
})

test('allows 120 uploads an hour per user', async () => {
  const otto = await signUp(site)
  const upload = () => site.call({ method: 'POST', url: '/api/upload', token: otto.token })
  const responses = await repeat(120, upload)
  expect(statusesOf(responses)).not.toContain(429)
  expect(await upload()).toMatchObject(rejection(60))
})

test('allows 120 failure reports in five minutes per address', async () => {
  const report = () => postFrom('10.7.0.1', '/api/report', { part: 'kicks' })
  expect(statusesOf(await repeat(120, report))).toEqual([400])
  expect(await report()).toMatchObject(rejection(5))
})

test('limits all API requests per address and per user, but not pages', async () => {
  const few = { max: 3, seconds: 60 }
  const own = await openTestSite({
    limits: { 'calls-by-address': { ...few, max: 8 }, 'calls-by-person': few },
  })
  const lea = await signUp(own)
  const verify = () => own.call({ method: 'GET', url: '/auth/verify', token: lea.token })
  // `signUp` has sent one request with this token.
  expect((await repeat(3, verify)).map(({ status }) => status)).toEqual([200, 200, 429])
  const getUnknown = () => own.call({ method: 'GET', url: '/api/nothing' })
  expect((await repeat(4, getUnknown)).map(({ status }) => status)).toEqual([404, 404, 404, 429])
  expect((await own.app.inject('/login')).statusCode).toBe(503)
  expect((await own.app.inject('/healthz')).statusCode).toBe(200)
  await own.close()
})

test('allows 60 writes a minute per user, and further reads', async () => {
  const own = await openTestSite({ limits: defaultRules })
  const [writer, other] = [await signUp(own), await signUp(own)]
  const write = ({ token }: SignedIn) =>
    own.call({
      method: 'POST',
      url: '/api/bucket',
      token,
      body: { name: 'North', description: 'x'.repeat(20_000) },
    })
  expect(statusesOf(await repeat(60, () => write(writer)))).toEqual([201])
  expect(await write(writer)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  const body = { userName: 'Mira', tagline: 'Trains' }
  const url = `/api/user/${writer.userId}`
  expect((await own.call({ method: 'PUT', url, token: writer.token, body })).status).toBe(429)
  expect((await own.call({ method: 'GET', url: '/api/bucket', token: writer.token })).status).toBe(200)
  expect((await write(other)).status).toBe(201)
  await own.close()
})

test('servers share the counts that LIMITS_STORE=database keeps', async () => {
  const home = await createMigratedDatabase()
  const rule = { max: 5, seconds: 3600 }
  const shared = {
    limits: { ...defaultRules, 'forgot-password-by-address': rule },
    limitsStore: 'database',
  } as const
  const servers = [
    await openTestSiteOn(home, shared),
    await openTestSiteOn({ ...home, drop: async () => {} }, shared),
  ]
  const requestLink = (index: number) => {
    const server = servers[index % 2] ?? site
    return postFrom('127.0.0.1', '/auth/forgot-password', { email: mira.email }, server)
  }
  expect(statusesOf(await repeat(5, requestLink))).toEqual([202])
  expect(await requestLink(5)).toMatchObject(rejection(60))
  expect(await requestLink(6)).toMatchObject(rejection(60))
  const [one] = servers
  await postFrom('127.0.0.1', '/auth/login', { email: mira.email, password: 'wrong' }, one)

  const { rows } = (await one?.database.$client.query<{ key: string }>(
    'select key from limits union select key from login_attempts',
  )) ?? {
    rows: [],
  }
  const keys = rows.map(({ key }) => key).join()
  expect(keys).toContain('login-by-account')
  expect(keys).not.toContain(mira.email)
  expect(keys).not.toContain('127.0.0.1')
  for (const server of servers.toReversed()) await server.close()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['192.0.02.7', 'unknown'],
  ['300.0.2.7', 'unknown'],
  ['2001:db8:1:2::9:zz', 'unknown'],
  ['whatever a client writes', 'unknown'],
])('addressKey of %s is %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
