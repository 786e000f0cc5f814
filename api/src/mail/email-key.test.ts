import { password, signUp } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'
import { defaultRules } from '../limits/rules'
import { emailKey } from './email-key'

const fullwidth = 'ａｎｎ@bucketeer.example'

test.each([
  [' Ann@Bucketeer.Example ', 'ann@bucketeer.example'],
  [fullwidth, 'ann@bucketeer.example'],
  ['\u212Aate@bucketeer.example', 'kate@bucketeer.example'],
  ['\u0130nga@bucketeer.example', 'i\u0307nga@bucketeer.example'],
  ['i\u0307nga@bucketeer.example', 'i\u0307nga@bucketeer.example'],
  ['e\u0301va@bucketeer.example', '\u00E9va@bucketeer.example'],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['Anna@BU\u0308CHER.example', 'anna@xn--bcher-kva.example'],
  ['anna@XN--BCHER-KVA.example', 'anna@xn--bcher-kva.example'],
  ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
  ['ännä@bücher.example', 'ännä@xn--bcher-kva.example'],
  ['info@dömäin.com', 'info@xn--dmin-moa0i.com'],
  ['anna@127.1', 'anna@127.1'],
  ['anna@bücher.example/x', 'anna@bücher.example/x'],
  ['anna@bü%63her.example', 'anna@bü%63her.example'],
  ['bücher', 'bücher'],
])('the key of %j is %j', (email, key) => {
  expect(emailKey(email)).toBe(key)
})

test('normalisation is idempotent for every letter', () => {
  const changed: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const letter = String.fromCodePoint(code)
    const key = emailKey(`a${letter}b@c${letter}d.example`)
    if (emailKey(key) !== key) changed.push(code.toString(16))
  }
  expect(changed).toEqual([])
})

describe('an account', () => {
  let site: TestSite
  beforeAll(async () => {
    const limits = { 'login-by-account': defaultRules['login-by-account'] }
    site = await openTestSite({ limits })
  })
  afterAll(() => site.close())

  const logIn = (email: string, tried = password) =>
    site.call({ method: 'POST', url: '/auth/login', body: { email, password: tried } })

  test('accepts fullwidth letters at login and refuses them at signup as a duplicate', async () => {
    await signUp(site, { email: 'ann@bucketeer.example' })
    expect((await logIn(fullwidth.toUpperCase())).status).toBe(200)
    const second = { userName: 'Ann', email: fullwidth, tagline: 'A', password }
    expect((await site.call({ method: 'POST', url: '/auth/signup', body: second })).status).toBe(409)
  })

  test('is the same for both spellings of an international domain', async () => {
    await signUp(site, { email: 'anna@bücher.example' })
    expect((await logIn('anna@xn--bcher-kva.example')).status).toBe(200)
    const second = { userName: 'Anna', email: 'ANNA@xn--bcher-kva.example', tagline: 'A', password }
    expect((await site.call({ method: 'POST', url: '/auth/signup', body: second })).status).toBe(409)
  })

  test('differs for İ and i', async () => {
    await signUp(site, { email: 'inga@bucketeer.example' })
    expect((await logIn('\u0130nga@bucketeer.example')).status).toBe(401)
    await signUp(site, { email: '\u0130nes@bucketeer.example' })
    expect((await logIn('\u0130NES@bucketeer.example')).status).toBe(200)
    expect((await logIn('ines@bucketeer.example')).status).toBe(401)
  })

  test('has one login limit for all spellings', async () => {
    const ways = ['\u0130lse@people.example', 'i\u0307lse@people.example', '\u0130LSE@people.example']
    await signUp(site, { email: ways[0] })
    for (let index = 0; index < 5; index += 1)
      expect((await logIn(ways[index % 3] ?? '', 'wrong')).status).toBe(401)
    for (const email of [...ways, '\uFF49\u0307lse@people.example'])
      expect((await logIn(email)).status).toBe(429)
  })

  test('refuses an e-mail address whose key is too long for the index', async () => {
    const email = `${'\uFDFA'.repeat(200)}@people.example`
    const body = { userName: 'A', email, tagline: 'A', password }
    expect(await site.call({ method: 'POST', url: '/auth/signup', body })).toMatchObject({
      status: 400,
      body: { message: 'Email must be at most 254 characters long.' },
    })
  })
})
