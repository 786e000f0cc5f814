import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { password, signUp, textAt } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { users } from '../../database/schema'

// The tests need the true cost of a password.
jest.unmock('@node-rs/argon2')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const mira = { userName: 'Mira', email: 'mira@bucketeer.example', tagline: 'Slow trains', password }
const post = (url: string, body: unknown, token?: string) => site.call({ method: 'POST', url, body, token })
const verify = (token?: string) => site.call({ method: 'GET', url: '/auth/verify', token })
const logIn = (body: object) => post('/auth/login', body)

describe('POST /auth/signup', () => {
  // @spec S3.1 S3.4 S7.5 S7.6
  test('returns a token of the new user', async () => {
    const { status, body } = await post('/auth/signup', mira)
    expect(status).toBe(201)
    const verified = await verify(textAt(body, 'authToken'))
    expect(verified.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      email: mira.email,
      language: null,
      userName: 'Mira',
      tagline: 'Slow trains',
      way: null,
      profilePicture: null,
      approvesFollowers: true,
      isFindable: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  // @spec S7.5
  test('refuses an e-mail address in use, ignoring case', async () => {
    const { email } = await signUp(site)
    const response = await post('/auth/signup', { ...mira, email: email.toUpperCase() })
    expect(response).toMatchObject({
      status: 409,
      body: { message: 'There is an account with this email already.' },
    })
  })

  test('creates one account for ten concurrent requests', async () => {
    const tries = Array.from({ length: 10 }, () =>
      post('/auth/signup', { ...mira, email: 'race@bucketeer.example' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  })

  // @spec S2.45 S5.8 S7.5
  test.each([
    [{ ...mira, userName: undefined }, 'Choose a username.'],
    [{ ...mira, userName: ' \u200b\u3164' }, 'Choose a username.'],
    [{ ...mira, userName: 'x'.repeat(201) }, 'Username must be at most 200 characters long.'],
    [{ ...mira, userName: 7 }, 'Username must be a text.'],
    [{ ...mira, tagline: '' }, 'Write a tagline.'],
    [{ ...mira, email: 'mira' }, 'Email must be an e-mail address.'],
    [{ ...mira, email: 'mira@nowhere' }, 'Email must be an e-mail address.'],
    ...[
      'x<mira@bucketeer.example>',
      '1,mira@bucketeer.example',
      '<x>@bucketeer.example',
      'a,b@bucketeer.example',
      '"mira"@bucketeer.example',
      'mira@[127.0.0.1].example',
      'mira(me)@bucketeer.example',
      'mi\u200bra@bucketeer.example',
      'mira@bucket\u202eeer.example',
    ].map((email): [object, string] => [{ ...mira, email }, 'Email must be an e-mail address.']),
    [{ ...mira, email: ['mira@bucketeer.example'] }, 'Email must be a text.'],
    [{ ...mira, password: '1234567' }, 'Password must be at least 8 characters long.'],
    [{ ...mira, password: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
    [
      { ...mira, password: 'Password1' },
      'This Password is one of the most common ones. Please choose another.',
    ],
    ...['Bucketeer', 'bucketeer2026!', 'my-bucket-list'].map((password): [object, string] => [
      { ...mira, password },
      'This Password is one of the most common ones. Please choose another.',
    ]),
    [{}, 'Choose a username. Enter your email. Write a tagline. Choose a password.'],
    [[], 'What was sent must be a JSON object.'],
    [null, 'What was sent must be a JSON object.'],
  ])('refuses %j', async (body, message) => {
    expect(await post('/auth/signup', body)).toMatchObject({ status: 400, body: { message } })
  })

  test('compares long passwords in full', async () => {
    const start = 'x'.repeat(255)
    const { email } = await signUp(site, { password: `${start}a` })
    expect((await logIn({ email, password: `${start}b` })).status).toBe(401)
    expect((await logIn({ email, password: `${start}a` })).status).toBe(200)
  })

  // @spec S3.2
  test('stores neither the password nor the token in plain text', async () => {
    const { token, userId } = await signUp(site)
    const { rows } = await site.database.execute(
      sql`select u.password_hash, encode(s.token_hash, 'base64') as token_hash
          from users u join sessions s on s.user_id = u.id where u.id = ${userId}`,
    )
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toEqual([
      {
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        token_hash: expect.any(String),
      },
    ])
  })

  // @spec S3.2 S6.6
  test('returns neither the password nor a role in any response', async () => {
    const made = await post('/auth/signup', { ...mira, email: 'quiet@bucketeer.example', role: 'admin' })
    const token = textAt(made.body, 'authToken')
    const verified = await verify(token)
    const url = `/api/user/${textAt(verified.body, '_id')}`
    const responses = [
      made,
      verified,
      await logIn({ email: 'quiet@bucketeer.example', password }),
      await site.call({ method: 'GET', url, token }),
      await site.call({ method: 'PUT', url, token, body: { ...mira, email: undefined, role: 'admin' } }),
    ]
    for (const { status, body } of responses) {
      expect(status).toBeLessThan(300)
      expect(JSON.stringify(body)).not.toMatch(/password|argon|role|admin/i)
      expect(JSON.stringify(body)).not.toContain(password)
    }
  })

  // @spec S6.6
  test('ignores unknown fields', async () => {
    const { token } = await signUp(site, { role: 'admin', way: 'To Enjoy', _id: '1', passwordHash: 'x' })
    expect((await verify(token)).body).toMatchObject({ way: null })
    expect((await verify(token)).body).not.toHaveProperty('role')
  })
})

describe('POST /auth/login', () => {
  // @spec S3.4 S7.4
  test('accepts the e-mail address in any case and with spaces around it', async () => {
    const { email } = await signUp(site)
    const response = await logIn({ email: ` ${email.toUpperCase()} `, password, rememberMe: true })
    expect(response.status).toBe(200)
    expect((await verify(textAt(response.body, 'authToken'))).body).toMatchObject({ email })
  })

  test.each([
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
  ])('accepts a password that was chosen in %s and is sent in %s', async (chosen, sent) => {
    const secret = 'Crème brûlée für zwei'
    const { email } = await signUp(site, { password: secret.normalize(chosen) })
    expect((await logIn({ email, password: secret.normalize(sent) })).status).toBe(200)
    expect((await logIn({ email, password: 'Creme brulee fur zwei' })).status).toBe(401)
  })

  test('accepts a password that an earlier version hashed in NFD, in both forms', async () => {
    const { email, userId } = await signUp(site)
    const secret = 'Crème brûlée für zwei'
    const former = await hash(secret.normalize('NFD'))
    await site.database.update(users).set({ passwordHash: former }).where(eq(users.id, userId))
    for (const form of ['NFC', 'NFD'])
      expect((await logIn({ email, password: secret.normalize(form) })).status).toBe(200)
  })

  // @spec S7.4
  test('gives the same response to a wrong password and an unknown e-mail address', async () => {
    const { email } = await signUp(site)
    const wrong = await logIn({ email, password: 'something else' })
    const unknown = await logIn({ email: 'nobody@bucketeer.example', password })
    expect(wrong).toMatchObject({ status: 401, body: { message: 'The email or the password is wrong.' } })
    expect(unknown).toMatchObject({ status: 401, body: wrong.body })
  })

  test('uses as much CPU time for an unknown e-mail address as for a wrong password', async () => {
    const { email } = await signUp(site)
    // The minimum of ten runs: other programs and garbage collection only add CPU time.
    const workFor = async (email: string) => {
      const times: number[] = []
      for (let i = 0; i < 10; i += 1) {
        const before = process.cpuUsage()
        await logIn({ email, password: 'something else' })
        const { user, system } = process.cpuUsage(before)
        times.push(user + system)
      }
      return Math.min(...times)
    }
    const wrong = await workFor(email)
    expect(await workFor('nobody@bucketeer.example')).toBeGreaterThan(wrong / 2)
  })

  test('creates a session that lasts, also on a server whose clock is two days behind', async () => {
    const { email } = await signUp(site)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 86_400_000)
    const { body } = await logIn({ email, password, rememberMe: false })
    clock.mockRestore()
    const token = textAt(body, 'authToken')
    expect((await site.call({ method: 'GET', url: '/auth/verify', token })).status).toBe(200)
  })

  test('creates a session of thirty days with rememberMe, else of one day', async () => {
    const { email, userId } = await signUp(site)
    await site.database.execute(sql`delete from sessions where user_id = ${userId}`)
    await logIn({ email, password, rememberMe: true })
    await logIn({ email, password, rememberMe: false })
    await logIn({ email, password })
    const { rows } = await site.database.execute(
      sql`select round(extract(epoch from expires_at - now()) / 86400)::int as days
          from sessions where user_id = ${userId} order by days`,
    )
    expect(rows).toEqual([{ days: 1 }, { days: 1 }, { days: 30 }])
  })

  // @spec S5.8
  test.each([
    [{ email: mira.email }, 'Enter your password.'],
    [{ password }, 'Enter your email.'],
    [{ email: mira.email, password: '' }, 'Enter your password.'],
    [{ email: mira.email, password, rememberMe: 'yes' }, 'Remember me must be true or false.'],
    [{ email: { $ne: '' }, password }, 'Email must be a text.'],
  ])('refuses %j', async (body, message) => {
    expect(await logIn(body)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('the Authorization header', () => {
  // @spec S7.6
  test.each([undefined, 'nonsense', 'x'.repeat(5000), '%00', '" or 1=1'])(
    'refuses the token %j',
    async (token) => {
      const response = await verify(token)
      expect(response.status).toBe(401)
      expect(response.headers).toHaveProperty('www-authenticate', 'Bearer')
    },
  )

  test('refuses another scheme', async () => {
    const { token } = await signUp(site)
    const headers = { authorization: `Basic ${token}` }
    expect((await site.call({ method: 'GET', url: '/auth/verify', headers })).status).toBe(401)
  })

  test('refuses an expired token', async () => {
    const { token, userId } = await signUp(site)
    await site.database.execute(sql`update sessions set expires_at = now() where user_id = ${userId}`)
    expect((await verify(token)).status).toBe(401)
  })

  test('expired sessions are deleted some time later', async () => {
    const { userId } = await signUp(site)
    await site.database.execute(sql`update sessions set expires_at = now() where user_id = ${userId}`)
    await signUp(site)
    const { rows } = await site.database.execute(sql`select from sessions where user_id = ${userId}`)
    expect(rows).toHaveLength(0)
  })
})

describe('POST /auth/logout', () => {
  const logOut = (token?: string) => site.call({ method: 'POST', url: '/auth/logout', token })

  // @spec S4.7
  test('ends this session and no other', async () => {
    const { token, email } = await signUp(site)
    const other = textAt((await logIn({ email, password })).body, 'authToken')
    expect(await logOut(token)).toMatchObject({ status: 204, body: undefined })
    expect((await verify(token)).status).toBe(401)
    expect((await verify(other)).status).toBe(200)
  })

  test('succeeds without a session', async () => {
    expect((await logOut()).status).toBe(204)
    expect((await logOut('nonsense')).status).toBe(204)
  })

  test('accepts an empty body with a JSON content type', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await site.call({ method: 'POST', url: '/auth/logout', headers })).status).toBe(204)
  })
})
