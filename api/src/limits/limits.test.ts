import { addKick } from '../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../test/people'
import { createMigratedDatabase } from '../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../test/test-site'
import { hashPassword } from '../modules/auth/password'
import { unlockAccount } from '../modules/auth/unlock-account'
import { readConfig } from '../config'
import { addressKey } from './address-key'
import { defaultRules } from './rules'

/** The defaults, but for what all these people do from one address. */
const limits = {
  ...defaultRules,
  'login-by-address': { tries: 1000, seconds: 300 },
}

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite({ limits, trustedProxies: ['127.0.0.1'] })
  mira = await signUp(site)
})
afterAll(() => site.close())

/** A call from an address that nobody else here has. */
const from = (address: string, url: string, body: object, { call } = site) =>
  call({ method: 'POST', url, body, headers: { 'x-forwarded-for': address } })

const times = async <T>(count: number, act: (index: number) => Promise<T>) => {
  const results: T[] = []
  for (let index = 0; index < count; index += 1) results.push(await act(index))
  return results
}
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

const refused = (minutes: number) => ({
  status: 429,
  body: { message: `Too many tries. Try again in ${minutes} minutes.` },
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
})

describe('signing in', () => {
  const wrong = (email: string, address = '10.1.0.1', on = site) =>
    from(address, '/auth/login', { email, password: 'wrong' }, on)

  test('has 25 tries in five minutes from one address, and others go on', async () => {
    const own = await openTestSite({ limits: defaultRules, trustedProxies: ['127.0.0.1'] })
    const answers = await times(25, (index) => wrong(`somebody${index}@people.example`, '10.1.0.1', own))
    expect(statuses(answers)).toEqual([401])
    expect(await wrong('new@people.example', '10.1.0.1', own)).toMatchObject(refused(5))
    expect(await wrong('new@people.example', '10.1.0.2', own)).toMatchObject({ status: 401 })
    await own.close()
  })

  test('slows down unknown devices after four tries, each waiting longer, whoever tries from wherever', async () => {
    const otto = await signUp(site)
    const written = [otto.email, otto.email.toUpperCase(), ` ${otto.email}`]
    const answers = await times(5, (index) => wrong(written[index % 3] ?? '', `10.2.0.${index}`))
    expect(statuses(answers)).toEqual([401])

    const waits: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const { status, headers } = await wrong(otto.email, `10.2.1.${index}`)
      expect(status).toBe(429)
      waits.push(Number(headers['retry-after']))
      await letTimePass()
      if (index < 7) expect((await wrong(otto.email, `10.2.2.${index}`)).status).toBe(401)
    }
    expect(waits.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 320, 640])
    // The rest of the hour in which the first of the slow ones was made.
    expect(waits[7]).toBeGreaterThan(3500)
  })

  test('gives the same answer to the right password, a wrong one and an unknown e-mail while devices wait', async () => {
    const otto = await signUp(site)
    const nobody = 'no-such-person@people.example'
    for (const email of [otto.email, nobody]) await times(5, () => wrong(email, '10.2.3.1'))
    const answers = [
      await wrong(otto.email, '10.2.3.2'),
      await from('10.2.3.3', '/auth/login', { email: otto.email, password }),
      await wrong(nobody, '10.2.3.4'),
    ]
    for (const { status, body, headers } of answers) {
      expect({ status, ...Object(body) }).toEqual({
        status: 429,
        message: expect.stringMatching(/^Too many tries\. Try again in (9|10) seconds\.$/),
      })
      expect(headers['retry-after']).toMatch(/^(9|10)$/)
    }
  })

  test('lets one of many simultaneous tries through after the free ones, and makes nobody wait longer for it', async () => {
    const lea = await signUp(site)
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(lea.email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    const waits = answers
      .filter(({ status }) => status === 429)
      .map((answer) => Number(answer.headers['retry-after']))
    expect(Math.max(...waits)).toBeLessThanOrEqual(10)
  })

  test('does not hold up a device that the account knows, nor its sessions', async () => {
    const otto = await signUp(site)
    const device = await deviceOf(otto.email, '10.2.4.1')
    await times(25, () => wrong(otto.email, '10.2.4.1'))
    expect((await logInFrom(otto.email, '10.2.4.2')).status).toBe(429)
    expect((await logInFrom(otto.email, '10.2.4.1', device)).status).toBe(200)

    expect((await verify(otto.token)).status).toBe(200)
    expect((await removeAccount(otto, password)).status).toBe(204)
  })

  test('lets a known device guess 25 times an hour, and others go on', async () => {
    const otto = await signUp(site)
    const [device, second] = [await deviceOf(otto.email, '10.2.5.1'), await deviceOf(otto.email, '10.2.5.1')]
    const guess = () =>
      site.call({
        method: 'POST',
        url: '/auth/login',
        body: { email: otto.email, password: 'wrong' },
        headers: { cookie: device },
      })
    expect(statuses(await times(25, guess))).toEqual([401])
    expect(await guess()).toMatchObject(refused(60))
    expect((await logInFrom(otto.email, '10.2.5.2', second)).status).toBe(200)
    expect((await logInFrom(otto.email, '10.2.5.2')).status).toBe(200)
  })

  test.each([
    ['of another account', async () => deviceOf(mira.email, '10.2.6.9')],
    ['with a forged signature', async () => `device=${'x'.repeat(22)}.${'y'.repeat(22)}`],
    ['that is nonsense', async () => 'device=1'],
  ])('takes a cookie %s for an unknown device', async (_, cookie) => {
    const lea = await signUp(site)
    await times(5, () => wrong(lea.email, '10.2.6.1'))
    expect((await logInFrom(lea.email, '10.2.6.2', await cookie())).status).toBe(429)
  })

  test('knows a browser for each of its accounts', async () => {
    const [one, two] = [await signUp(site), await signUp(site)]
    const device = await deviceOf(one.email, '10.2.7.1')
    const both = await deviceOf(two.email, '10.2.7.1', device)
    for (const { email } of [one, two]) {
      await times(5, () => wrong(email, '10.2.7.2'))
      expect((await logInFrom(email, '10.2.7.3', both)).status).toBe(200)
    }
  })

  test('is open again after the operator lifts it from another process', async () => {
    const lea = await signUp(site)
    await times(5, () => wrong(lea.email, '10.2.8.1'))
    expect((await logInFrom(lea.email, '10.2.8.2')).status).toBe(429)
    const config = { ...readConfig({}), limits }
    expect(await unlockAccount('nobody@x.example', config, site.database)).toBe(false)
    expect(await unlockAccount(lea.email.toUpperCase(), config, site.database)).toBe(true)
    expect((await logInFrom(lea.email, '10.2.8.2')).status).toBe(200)
  })

  test('counts the passwords that somebody guesses to delete the account by their session', async () => {
    const lea = await signUp(site)
    const { body } = await logInFrom(lea.email, '10.2.9.1')
    expect(statuses(await times(25, (index) => removeAccount(lea, `guess ${index}`)))).toEqual([403])
    expect(await removeAccount(lea, password)).toMatchObject(refused(60))
    const elsewhere = { ...lea, token: textAt(body, 'authToken') }
    expect((await removeAccount(elsewhere, password)).status).toBe(204)
  })

  test('with the right password counts as no try', async () => {
    const answers = await times(30, () => from('10.3.0.1', '/auth/login', { email: mira.email, password }))
    expect(statuses(answers)).toEqual([200])
  })

  test('counts nothing when the server is too busy to check the password', async () => {
    const lea = await signUp(site)
    const queue = Array.from({ length: 11 }, () => hashPassword('busy', '10.2.10.1').catch(() => undefined))
    const answers = await Promise.all(Array.from({ length: 4 }, () => wrong(lea.email, '10.2.10.1')))
    await Promise.all(queue)
    expect(statuses(answers)).toContain(503)
    // One may have found a place in the queue.
    const checked = answers.filter(({ status }) => status === 401).length
    expect(statuses(await times(4 - checked, () => wrong(lea.email, '10.2.10.1')))).toEqual([401])
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
  /** The waits are over; how often it was tried still counts. */
  const letTimePass = () =>
    site.database.$client.query("update limits set expire = 1 where key like 'login-by-account-wait:%'")
})

test('an address signs up 30 people an hour', async () => {
  const signUpFrom = (index: number) => from('10.4.0.1', '/auth/signup', { email: `no-address-${index}` })
  expect(statuses(await times(30, signUpFrom))).toEqual([400])
  expect(await signUpFrom(31)).toMatchObject(refused(60))
})

test('an address asks for 25 links for a new password in an hour, and others go on', async () => {
  const own = await openTestSite({ limits: defaultRules, trustedProxies: ['127.0.0.1'] })
  const { email } = await signUp(own)
  const ask = (address: string) => from(address, '/auth/forgot-password', { email }, own)
  expect(statuses(await times(25, () => ask('10.5.0.1')))).toEqual([202])
  expect(await ask('10.5.0.1')).toMatchObject(refused(60))
  expect((await ask('10.5.0.2')).status).toBe(202)
  await own.close()
})

test('25 links for a new password are tried from an address in an hour', async () => {
  const tryLink = () => from('10.6.0.1', '/auth/reset-password', { token: 'x'.repeat(43), password: 'short' })
  expect(statuses(await times(25, tryLink))).toEqual([400])
  expect(await tryLink()).toMatchObject(refused(60))
})

test('a person writes 30 comments in five minutes, and another one goes on', async () => {
  const { id } = await addKick(site, mira)
  const write = ({ token }: SignedIn) =>
    site.call({ method: 'POST', url: `/api/kick/${id}/comments`, token, body: { text: 'Take gloves.' } })
  expect(statuses(await times(30, () => write(mira)))).toEqual([201])
  expect(await write(mira)).toMatchObject(refused(5))
  expect((await write(await signUp(site))).status).toBe(201)
})

test('a person uploads 120 pictures an hour', async () => {
  const otto = await signUp(site)
  const upload = () => site.call({ method: 'POST', url: '/api/upload', token: otto.token })
  const answers = await times(120, upload)
  expect(statuses(answers)).not.toContain(429)
  expect(await upload()).toMatchObject(refused(60))
})

test('browsers of an address report 120 times in five minutes', async () => {
  const report = () => from('10.7.0.1', '/api/report', { part: 'kicks' })
  expect(statuses(await times(120, report))).toEqual([400])
  expect(await report()).toMatchObject(refused(5))
})

test('all calls of an address, and of a person, have a limit; pages have none', async () => {
  const few = { tries: 3, seconds: 60 }
  const own = await openTestSite({
    limits: { 'calls-by-address': { ...few, tries: 8 }, 'calls-by-person': few },
  })
  const lea = await signUp(own)
  const verify = () => own.call({ method: 'GET', url: '/auth/verify', token: lea.token })
  // Signing up has asked once already.
  expect((await times(3, verify)).map(({ status }) => status)).toEqual([200, 200, 429])
  const nothing = () => own.call({ method: 'GET', url: '/api/nothing' })
  expect((await times(4, nothing)).map(({ status }) => status)).toEqual([404, 404, 404, 429])
  expect((await own.app.inject('/login')).statusCode).toBe(503)
  expect((await own.app.inject('/healthz')).statusCode).toBe(200)
  await own.close()
})

test('a person writes sixty texts a minute, and goes on reading', async () => {
  const own = await openTestSite({ limits: defaultRules })
  const [writer, other] = [await signUp(own), await signUp(own)]
  const write = ({ token }: SignedIn) =>
    own.call({
      method: 'POST',
      url: '/api/bucket',
      token,
      body: { name: 'North', description: 'x'.repeat(20_000) },
    })
  expect(statuses(await times(60, () => write(writer)))).toEqual([201])
  expect(await write(writer)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  const body = { userName: 'Mira', tagline: 'Trains' }
  const url = `/api/user/${writer.userId}`
  expect((await own.call({ method: 'PUT', url, token: writer.token, body })).status).toBe(429)
  expect((await own.call({ method: 'GET', url: '/api/bucket', token: writer.token })).status).toBe(200)
  expect((await write(other)).status).toBe(201)
  await own.close()
})

test('several servers agree when tries are counted in the database', async () => {
  const home = await createMigratedDatabase()
  const rule = { tries: 5, seconds: 3600 }
  const shared = {
    limits: { ...defaultRules, 'forgot-password-by-address': rule },
    limitsStore: 'database',
  } as const
  const servers = [
    await openTestSiteOn(home, shared),
    await openTestSiteOn({ ...home, drop: async () => {} }, shared),
  ]
  const ask = (index: number) => {
    const server = servers[index % 2] ?? site
    return from('127.0.0.1', '/auth/forgot-password', { email: mira.email }, server)
  }
  expect(statuses(await times(5, ask))).toEqual([202])
  expect(await ask(5)).toMatchObject(refused(60))
  expect(await ask(6)).toMatchObject(refused(60))
  const [one] = servers
  await from('127.0.0.1', '/auth/login', { email: mira.email, password: 'wrong' }, one)

  const { rows } = (await one?.database.$client.query<{ key: string }>('select key from limits')) ?? {
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
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
