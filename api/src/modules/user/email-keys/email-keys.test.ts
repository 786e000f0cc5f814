import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { password, signUp } from '../../../../test/people'
import { createTestDatabase } from '../../../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../../../test/test-site'
import { closeDatabase, openDatabase, type Database } from '../../../database/database'
import { migrationsFolder } from '../../../database/migrations-folder'
import { newId } from '../../../database/new-id'
import { defaultRules } from '../../../limits/rules'
import { emailKey } from '../email-key'
import { fillEmailKeys } from './fill-email-keys'

const silent = { warn: () => undefined }
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

describe('the migration', () => {
  const emails = [
    'Ann@people.example',
    fullwidth.replace('bucketeer', 'people'),
    '\u0130@people.example',
    'i@people.example',
  ]
  let home: Awaited<ReturnType<typeof createTestDatabase>>
  let database: Database
  beforeEach(async () => {
    home = await createTestDatabase()
    const before = await openTestSiteOn({ ...home, drop: async () => {} })
    await before.close()
    database = openDatabase({ connection: home.connection, log: silent })
  })
  afterEach(async () => {
    await closeDatabase(database)
    await home.drop()
  })

  const insert = async (email: string) => {
    const id = newId()
    await database.$client.query(
      `insert into users (id, email, password_hash, user_name, tagline) values ($1, $2, 'none', 'A', 'A')`,
      [id, email],
    )
    return id
  }
  const keys = async () => {
    const { rows } = await database.$client.query<{ key: string | null }>(
      'select email_key as key from users order by id',
    )
    return rows.map(({ key }) => key)
  }

  test('sets the key of each account, prefers the older of two with the same key, and reports the other', async () => {
    const ids: string[] = []
    for (const email of emails) ids.push(await insert(email))
    expect(await fillEmailKeys(database)).toEqual([ids[1]])
    expect(await keys()).toEqual([
      'ann@people.example',
      `UNREACHABLE ${ids[1]}`,
      'i\u0307@people.example',
      'i@people.example',
    ])
    expect(await fillEmailKeys(database)).toEqual([])
  })

  test('gives the key of a domain in Punycode to the older account', async () => {
    const ids: string[] = []
    for (const email of ['anna@bücher.example', 'anna@xn--bcher-kva.example', 'ben@xn--bcher-kva.example'])
      ids.push(await insert(email))
    await database.$client.query('update users set email_key = lower(email)')
    await database.$client.query(await readFile(join(migrationsFolder, '0141_email_domains.sql'), 'utf8'))
    expect(await fillEmailKeys(database)).toEqual([ids[1]])
    expect(await keys()).toEqual([
      'anna@xn--bcher-kva.example',
      `UNREACHABLE ${ids[1]}`,
      'ben@xn--bcher-kva.example',
    ])
  })

  test('keeps the key of an account when an older server created a duplicate later', async () => {
    await insert('ann@people.example')
    await fillEmailKeys(database)
    const second = await insert('ANN@people.example')
    expect(await fillEmailKeys(database)).toEqual([second])
  })

  test('fills many accounts with several servers at once', async () => {
    await database.$client.query(
      `insert into users (id, email, password_hash, user_name, tagline)
       select gen_random_uuid(), 'P' || n || '@people.example', 'none', 'A', 'A' from generate_series(1, 2500) n`,
    )
    expect(await Promise.all([fillEmailKeys(database), fillEmailKeys(database)])).toEqual([[], []])
    const { rows } = await database.$client.query(
      'select count(*)::int as filled from users where email_key = lower(email)',
    )
    expect(rows).toEqual([{ filled: 2500 }])
  })
})
