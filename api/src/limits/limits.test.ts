import { addKick } from '../../test/content'
import { password, signUp, type SignedIn } from '../../test/people'
import { createMigratedDatabase } from '../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../test/test-site'
import { addressKey } from './address-key'
import { defaultRules } from './rules'

/** The defaults, but for what all these people do from one address. */
const limits = {
  ...defaultRules,
  'login-by-address': { tries: 1000, seconds: 300 },
  'forgot-password-by-address': { tries: 1000, seconds: 300 },
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

  test('counts the passwords that somebody guesses to delete the account, too', async () => {
    const lea = await signUp(site)
    const remove = (guess: string) =>
      site.call({
        method: 'DELETE',
        url: `/api/user/${lea.userId}`,
        token: lea.token,
        body: { password: guess },
      })
    expect(statuses(await times(25, (index) => remove(`guess ${index}`)))).toEqual([403])
    expect(await remove(password)).toMatchObject(refused(60))
  })

  test('has 25 wrong tries an hour for one account, however it is written and wherever they come from', async () => {
    const otto = await signUp(site)
    const written = [otto.email, otto.email.toUpperCase(), ` ${otto.email}`]
    const answers = await times(25, (index) => wrong(written[index % 3] ?? '', `10.2.0.${index}`))
    expect(statuses(answers)).toEqual([401])
    const { status } = await from('10.2.1.1', '/auth/login', { email: otto.email, password })
    expect(status).toBe(429)

    const session = await site.call({ method: 'GET', url: '/auth/verify', token: otto.token })
    expect(session.status).toBe(200)
  })

  test('counts tries that are made at once', async () => {
    const lea = await signUp(site)
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(lea.email)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('says no more about an address without an account', async () => {
    await times(25, () => wrong('nobody@people.example'))
    expect(await wrong('nobody@people.example')).toMatchObject(refused(60))
  })

  test('with the right password counts as no try', async () => {
    const answers = await times(30, () => from('10.3.0.1', '/auth/login', { email: mira.email, password }))
    expect(statuses(answers)).toEqual([200])
  })
})

test('an address signs up 30 people an hour', async () => {
  const signUpFrom = (index: number) => from('10.4.0.1', '/auth/signup', { email: `no-address-${index}` })
  expect(statuses(await times(30, signUpFrom))).toEqual([400])
  expect(await signUpFrom(31)).toMatchObject(refused(60))
})

test('five links for a new password are sent to an address in an hour, whether somebody has it or not', async () => {
  for (const email of [mira.email, 'nobody-else@people.example']) {
    const ask = () => from('10.5.0.1', '/auth/forgot-password', { email })
    expect(statuses(await times(5, ask))).toEqual([202])
    expect(await ask()).toMatchObject(refused(60))
  }
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

test('several servers agree when tries are counted in the database', async () => {
  const home = await createMigratedDatabase()
  const shared = { limits: defaultRules, limitsStore: 'database' } as const
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
  const { rows } = (await one?.database.$client.query<{ key: string }>('select key from limits')) ?? {
    rows: [],
  }
  expect(rows.map(({ key }) => key).join()).not.toContain(mira.email)
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
