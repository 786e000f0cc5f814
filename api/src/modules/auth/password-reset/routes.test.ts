import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { addShareLink } from '../../../../test/content'
import { resetPassword } from '../../../../test/link-changes'
import { recordQueries } from '../../../../test/recorded-queries'
import { password, signUp, textAt, type SignedIn } from '../../../../test/people'
import { createMigratedDatabase, type TestDatabase } from '../../../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../../../test/test-site'
import { waitFor } from '../../../../test/wait-for'
import { defaultRules } from '../../../limits/rules'
import { hashToken, newToken } from '../../session/token'
import { readMessage, startSmtpServer, type TestSmtpServer } from '../../../mail/testing/smtp-server'

const publicUrl = 'https://bucketeer.example'
let smtp: TestSmtpServer
let site: TestSite
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await openTestSite({ smtpUrl: smtp.url, publicUrl })
})
beforeEach(() => void smtp.received.splice(0))
afterAll(async () => {
  await site.close()
  await smtp.stop()
})

const newPassword = 'a swim in the sea'
const forgot = (email: unknown, { call } = site) =>
  call({ method: 'POST', url: '/auth/forgot-password', body: { email } })
const reset = (token: string, password = newPassword) =>
  site.call({ method: 'POST', url: '/auth/reset-password', body: { token, password } })
const logIn = (email: string, password: string) =>
  site.call({ method: 'POST', url: '/auth/login', body: { email, password } })

const nextMessage = () => waitFor(() => smtp.received.shift())
const tokenIn = (raw: string) =>
  /\/reset-password\?token=([\w-]{43})$/m.exec(readMessage(raw).text)?.[1] ?? ''

async function linkFor(email: string) {
  await forgot(email)
  return tokenIn((await nextMessage()).raw)
}

describe('POST /auth/forgot-password', () => {
  test('sends the account a link to the page of the site', async () => {
    const { email } = await signUp(site)
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(202)
    const { from, to, raw } = await nextMessage()
    expect({ from, to }).toEqual({ from: 'no-reply@bucketeer.example', to: [email] })
    expect(readMessage(raw)).toMatchObject({ subject: 'Choose a new password for Bucketeer' })
    expect(readMessage(raw).text).toContain(`\n${publicUrl}/reset-password?token=${tokenIn(raw)}\n`)
  })

  test('writes in the language that the browser asks for, or the user chose', async () => {
    const ask = async (headers: Record<string, string>) => {
      const { email } = await signUp(site)
      await site.call({ method: 'POST', url: '/auth/forgot-password', body: { email }, headers })
    }
    await ask({ 'accept-language': 'de-AT, en;q=0.5' })
    const { raw } = await nextMessage()
    expect(readMessage(raw).text).toMatch(/^Hallo,/)
    expect(readMessage(raw).text).toContain(`\n${publicUrl}/reset-password?token=${tokenIn(raw)}\n`)
    await ask({ 'accept-language': 'fr', cookie: 'language=ar' })
    expect(readMessage((await nextMessage()).raw).text).toMatch(/^مرحبًا،/)
  })

  test('writes in the language of the account, whatever the browser asks for', async () => {
    const { email, token, userId } = await signUp(site)
    const body = { language: 'de' }
    await site.call({ method: 'PUT', url: `/api/user/${userId}`, token, body })
    const headers = { cookie: 'language=ar' }
    await site.call({ method: 'POST', url: '/auth/forgot-password', body: { email }, headers })
    expect(readMessage((await nextMessage()).raw).text).toMatch(/^Hallo,/)
  })

  test('sends a link that is good for an hour, also from a server whose clock is behind', async () => {
    const { email } = await signUp(site)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    const token = await linkFor(email)
    clock.mockRestore()
    expect(await reset(token)).toMatchObject({ status: 200 })
  })

  test('gives an unknown address the same response and sends nothing', async () => {
    const { email } = await signUp(site)
    const known = await forgot(email)
    await nextMessage()
    expect(await forgot('nobody@bucketeer.example')).toMatchObject({ status: 202, body: known.body })
    await linkFor((await signUp(site)).email)
    expect(smtp.received).toEqual([])
  })

  test('ignores the Host header of the request', async () => {
    const { email } = await signUp(site)
    await site.call({
      method: 'POST',
      url: '/auth/forgot-password',
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect((await nextMessage()).raw).not.toContain('evil.example')
  })

  test('does not put the user name into the message', async () => {
    const { email } = await signUp(site, { userName: 'Win the Evil Lottery' })
    await forgot(email)
    expect((await nextMessage()).raw).not.toContain('Evil Lottery')
  })

  test('stores no token in plain text', async () => {
    const { email, userId } = await signUp(site)
    const token = await linkFor(email)
    const { rows } = await site.database.$client.query(
      `select encode(token_hash, 'escape') || encode(token_hash, 'hex') || encode(token_hash, 'base64') as kept
       from password_resets where user_id = $1`,
      [userId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].kept).not.toContain(token)
    expect(rows[0].kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test.each([
    [undefined, 'Enter your email.'],
    ['mira', 'Email must be an e-mail address.'],
    [['mira@bucketeer.example'], 'Email must be a text.'],
  ])('refuses %j', async (email, message) => {
    expect(await forgot(email)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('POST /auth/forgot-password with the limits of mail', () => {
  const { 'mail-by-recipient': mail, 'reset-mail-by-recipient': link } = defaultRules
  const limits = { 'mail-by-recipient': mail, 'reset-mail-by-recipient': link }
  let home: TestDatabase
  let limited: TestSite
  const open = async () => {
    limited = await openTestSiteOn(
      { ...home, drop: async () => {} },
      { smtpUrl: smtp.url, publicUrl, limits },
    )
  }
  beforeEach(async () => {
    home = await createMigratedDatabase()
    await open()
  })
  afterEach(async () => {
    await limited.close()
    await home.drop()
  })
  const query = (text: string, values: unknown[]) => limited.database.$client.query(text, values)
  const ask = (email: string) => forgot(email, limited)
  const askForNext = async (email: string) => {
    await ask(email)
    expect((await nextMessage()).to).toEqual([email])
  }
  /** Waits for the work after the responses. @returns the number of messages since the last one that was read */
  const restart = async () => {
    await limited.close()
    await open()
    return smtp.received.splice(0).length
  }

  test('an address gets twelve messages a day over all its accounts, and then one link an hour', async () => {
    const email = 'stranger@bucketeer.example'
    const signUpAndLeave = async (between: () => Promise<unknown>) => {
      const { userId, token } = await signUp(limited, { email })
      await between()
      const url = `/api/user/${userId}`
      await limited.call({ method: 'DELETE', url, token, body: { password } })
    }
    for (let round = 0; round < 13; round += 1) await signUpAndLeave(() => askForNext(email))
    await signUp(limited, { email })
    await ask(email)
    expect(await restart()).toBe(0)

    await query('delete from limits where key like $1', ['reset-mail-by-recipient:%'])
    await askForNext(email)
    await query('delete from password_resets', [])
    await ask(email)
    expect(await restart()).toBe(0)

    await query('delete from limits where key like $1', ['mail-by-recipient:%'])
    await askForNext(email)
  })

  test('the last link stays valid while further requests send no message', async () => {
    const { email } = await signUp(limited)
    for (let round = 0; round < 12; round += 1) await limited.app.limits.consume('mail-by-recipient', email)
    await ask(email)
    const token = tokenIn((await nextMessage()).raw)
    await query(`update password_resets set created_at = created_at - interval '50 minutes'`, [])
    for (let round = 0; round < 5; round += 1) expect(await ask(email)).toMatchObject({ status: 202 })
    expect(await restart()).toBe(0)
    const body = { token, password: newPassword }
    expect(await limited.call({ method: 'POST', url: '/auth/reset-password', body })).toMatchObject({
      status: 200,
    })
  })

  test('requests that send no message because of a new link do not count', async () => {
    const { email } = await signUp(limited)
    await askForNext(email)
    for (let round = 0; round < 20; round += 1) await ask(email)
    expect(await restart()).toBe(0)
    for (let round = 0; round < 3; round += 1) {
      await query(`update password_resets set created_at = created_at - interval '15 minutes'`, [])
      await askForNext(email)
    }
  })
})

const minutesPass = (minutes: number, userId: string) =>
  site.database.$client.query(
    `update password_resets set created_at = created_at - make_interval(mins => $1) where user_id = $2`,
    [minutes, userId],
  )

describe('POST /auth/reset-password', () => {
  test('changes the password', async () => {
    const { email } = await signUp(site)
    expect(await reset(await linkFor(email))).toMatchObject({
      status: 200,
      body: { authToken: expect.any(String) },
    })
    expect((await logIn(email, newPassword)).status).toBe(200)
    expect((await logIn(email, password)).status).toBe(401)
  })

  test('ends every session of the user and of nobody else', async () => {
    const mira = await signUp(site)
    const other = await signUp(site)
    const second = textAt((await logIn(mira.email, password)).body, 'authToken')
    await reset(await linkFor(mira.email))
    const verify = (token: string) => site.call({ method: 'GET', url: '/auth/verify', token })
    expect((await verify(mira.token)).status).toBe(401)
    expect((await verify(second)).status).toBe(401)
    expect((await verify(other.token)).status).toBe(200)
  })

  test('creates a session of one day', async () => {
    const { email, userId } = await signUp(site)
    const { body } = await reset(await linkFor(email))
    const token = textAt(body, 'authToken')
    expect((await site.call({ method: 'GET', url: '/auth/verify', token })).body).toMatchObject({
      _id: userId,
    })
    const { rows } = await site.database.$client.query(
      'select extract(epoch from expires_at - now())::int as seconds from sessions where user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ seconds: expect.any(Number) }])
    expect(Math.round(rows[0].seconds / 3600)).toBe(24)
  })

  test('accepts a link once', async () => {
    const token = await linkFor((await signUp(site)).email)
    await reset(token)
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: { message: 'This link is not good any more. Please ask for a new one.' },
    })
  })

  test('accepts a link once when it is used concurrently', async () => {
    const token = await linkFor((await signUp(site)).email)
    const responses = await Promise.all(Array.from({ length: 5 }, () => reset(token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('refuses a link after a newer one was requested 15 minutes later', async () => {
    const { email, userId } = await signUp(site)
    const older = await linkFor(email)
    await minutesPass(15, userId)
    const newer = await linkFor(email)
    expect((await reset(older)).status).toBe(400)
    expect((await reset(newer)).status).toBe(200)
  })

  test('accepts a link after many requests from other addresses, which send no second message', async () => {
    const { connection, drop } = await createMigratedDatabase()
    const settings = { smtpUrl: smtp.url, publicUrl, limits: defaultRules, trustedProxies: ['127.0.0.1'] }
    const asked = await openTestSiteOn({ connection, drop: async () => {} }, settings)
    const { email } = await signUp(asked)
    const ask = (address: string) =>
      asked.call({
        method: 'POST',
        url: '/auth/forgot-password',
        body: { email },
        headers: { 'x-forwarded-for': address },
      })
    const first = await ask('10.9.0.1')
    const token = tokenIn((await nextMessage()).raw)
    for (let index = 2; index < 10; index += 1)
      expect(await ask(`10.9.0.${index}`)).toMatchObject({ status: 202, body: first.body })
    // Waits for the work after the responses, which would send a new link after the reset.
    await asked.close()
    expect(smtp.received).toEqual([])

    const restarted = await openTestSiteOn({ connection, drop }, settings)
    const body = { token, password: newPassword }
    expect((await restarted.call({ method: 'POST', url: '/auth/reset-password', body })).status).toBe(200)
    await restarted.close()
  })

  test('sends one link for many concurrent requests', async () => {
    const elsewhere = await openTestSite({ smtpUrl: smtp.url, publicUrl })
    const { email } = await signUp(elsewhere)
    await Promise.all(Array.from({ length: 6 }, () => forgot(email, elsewhere)))
    // Waits for the work after the responses.
    await elsewhere.close()
    expect(smtp.received).toMatchObject([{ to: [email] }])
  })

  test('sends a new link at once after the previous one was used', async () => {
    const { email } = await signUp(site)
    await reset(await linkFor(email))
    expect((await reset(await linkFor(email))).status).toBe(200)
  })

  test('refuses a link after one hour', async () => {
    const { email, userId } = await signUp(site)
    const token = await linkFor(email)
    const left = 'extract(epoch from expires_at - now())::int as seconds'
    const { rows } = await site.database.$client.query(
      `select ${left} from password_resets where user_id = $1`,
      [userId],
    )
    expect(rows[0].seconds).toBeGreaterThan(3500)
    expect(rows[0].seconds).toBeLessThanOrEqual(3600)
    await site.database.$client.query(
      `update password_resets set expires_at = expires_at - interval '1 hour' where user_id = $1`,
      [userId],
    )
    expect((await reset(token)).status).toBe(400)
    expect((await logIn(email, password)).status).toBe(200)
  })

  test('keeps the link valid when the new password breaks the rules of signup', async () => {
    const token = await linkFor((await signUp(site)).email)
    const refused: [string, string][] = [
      ['1234567', 'Password must be at least 8 characters long.'],
      ['x'.repeat(257), 'Password must be at most 256 characters long.'],
      ['Password1', 'This Password is one of the most common ones. Please choose another.'],
    ]
    for (const [password, message] of refused)
      expect(await reset(token, password)).toMatchObject({ status: 400, body: { message } })
    expect((await reset(token)).status).toBe(200)
  })

  test.each(['', 'nonsense', 'x'.repeat(43)])('refuses the token %j', async (token) => {
    expect((await reset(token)).status).toBe(400)
  })
})

test('a reset lifts the login limits of its browser and of unknown ones', async () => {
  const limited = await openTestSite({ smtpUrl: smtp.url, publicUrl, limits: defaultRules })
  const { email } = await signUp(limited)
  const logInTo = (password: string, cookie = '') =>
    limited.call({ method: 'POST', url: '/auth/login', body: { email, password }, headers: { cookie } })
  for (let index = 0; index < 5; index += 1) await logInTo('wrong')
  expect((await logInTo(password)).status).toBe(429)

  await forgot(email, limited)
  const body = { token: tokenIn((await nextMessage()).raw), password: newPassword }
  const { headers } = await limited.call({ method: 'POST', url: '/auth/reset-password', body })
  expect((await logInTo(newPassword)).status).toBe(200)
  for (let index = 0; index < 6; index += 1) await logInTo('wrong')
  expect((await logInTo(newPassword)).status).toBe(429)
  expect((await logInTo(newPassword, String(headers['set-cookie']).split(';', 1)[0])).status).toBe(200)
  await limited.close()
})

test('a reset lifts the login limit of a known device', async () => {
  const limits = { ...defaultRules, 'login-by-address': { max: 1000, seconds: 300 } }
  const limited = await openTestSite({ smtpUrl: smtp.url, publicUrl, limits })
  const { email } = await signUp(limited)
  const send = async (url: string, body: object, cookie: string) => {
    const { status, headers } = await limited.call({ method: 'POST', url, body, headers: { cookie } })
    return { status, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' }
  }
  const logInTo = (password: string, cookie: string) => send('/auth/login', { email, password }, cookie)
  const known = (await logInTo(password, '')).cookie
  for (let index = 0; index < 25; index += 1) expect((await logInTo('wrong', known)).status).toBe(401)
  expect((await logInTo(password, known)).status).toBe(429)

  await forgot(email, limited)
  const body = { token: tokenIn((await nextMessage()).raw), password: newPassword }
  const after = (await send('/auth/reset-password', body, known)).cookie
  expect((await logInTo(newPassword, after)).status).toBe(200)
  for (let index = 0; index < 25; index += 1) expect((await logInTo('wrong', after)).status).toBe(401)
  expect((await logInTo(newPassword, after)).status).toBe(429)
  await limited.close()
})

test('a reset makes known devices unknown', async () => {
  const limited = await openTestSite({ smtpUrl: smtp.url, publicUrl, limits: defaultRules })
  const { email } = await signUp(limited)
  const logInTo = (password: string, cookie = '') =>
    limited.call({ method: 'POST', url: '/auth/login', body: { email, password }, headers: { cookie } })
  const device = String((await logInTo(password)).headers['set-cookie']).split(';', 1)[0]
  await forgot(email, limited)
  const body = { token: tokenIn((await nextMessage()).raw), password: newPassword }
  await limited.call({ method: 'POST', url: '/auth/reset-password', body })
  for (let index = 0; index < 5; index += 1) await logInTo('wrong', device)
  expect((await logInTo('wrong', device)).status).toBe(429)
  await limited.close()
})

describe('sending the message', () => {
  const later = async (linkDelayMs?: () => number) =>
    openTestSiteOn({ ...(await createMigratedDatabase()), linkDelayMs }, { smtpUrl: smtp.url, publicUrl })

  test('starts after the response and its delay, and a stopping server completes it', async () => {
    const elsewhere = await later(() => 60_000)
    const { email } = await signUp(elsewhere)
    const asked = await recordQueries(elsewhere, async () => {
      expect((await forgot(email, elsewhere)).status).toBe(202)
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    const unknown = await recordQueries(elsewhere, async () => {
      expect((await forgot('nobody@bucketeer.example', elsewhere)).status).toBe(202)
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    expect(asked).toEqual(unknown)
    expect(smtp.received).toEqual([])
    await elsewhere.close()
    expect(smtp.received).toMatchObject([{ to: [email] }])
  })
})

test('revokes a link whose message cannot be sent, so that a new one can be requested', async () => {
  const elsewhere = await openTestSite({ smtpUrl: 'smtp://127.0.0.1:1' })
  const { email } = await signUp(elsewhere)
  const links = async () => (await elsewhere.database.$client.query('select from password_resets')).rowCount
  await forgot(email, elsewhere)
  await waitFor(async () => (await links()) === 1 || undefined)
  // Discards the messages that could not be sent.
  await elsewhere.app.close()
  expect(await links()).toBe(0)
  await elsewhere.close()
})

describe('POST /auth/forgot-password when mail cannot be sent', () => {
  const timedRequest = async (smtpUrl: string) => {
    const elsewhere = await openTestSite({ smtpUrl })
    const { email } = await signUp(elsewhere)
    const start = performance.now()
    const response = await forgot(email, elsewhere)
    return { elsewhere, response, tookMs: performance.now() - start }
  }

  test('gives the same response', async () => {
    const { elsewhere, response } = await timedRequest('smtp://127.0.0.1:1')
    expect(response).toMatchObject({ status: 202, body: (await forgot('nobody@bucketeer.example')).body })
    await elsewhere.close()
  })

  test('does not wait for a hanging mail server', async () => {
    const hanging = await startSmtpServer({ hangs: true })
    const { elsewhere, response, tookMs } = await timedRequest(hanging.url)
    expect(response.status).toBe(202)
    // A mail server has ten seconds to answer.
    expect(tookMs).toBeLessThan(8000)
    await elsewhere.close()
    await hanging.stop()
  })
})

test('writes the message to a file without a mail server, with a link to the address of the site', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-data-'))
  const elsewhere = await openTestSite({ dataDir, contact: 'Ann' })
  const address = await elsewhere.app.listen({ port: 0, host: '127.0.0.1' })
  const message =
    'This site sends no mail. If there is an account with this email, ask Ann for the link to choose a new password.'
  const answer = { message, code: 'auth.reset-without-mail-ask', values: { contact: 'Ann' } }
  expect((await forgot('nobody@people.example', elsewhere)).body).toEqual(answer)
  expect((await forgot((await signUp(elsewhere)).email, elsewhere)).body).toEqual(answer)
  const folder = join(dataDir, 'mail')
  const name = await waitFor(async () => (await readdir(folder).catch(() => [])).at(0))
  const raw = await waitFor(async () => (await readFile(join(folder, name), 'utf8')) || undefined)
  expect(readMessage(raw).text).toContain(`${address}/reset-password?token=${tokenIn(raw)}`)
  await elsewhere.close()
  await rm(dataDir, { recursive: true })
})

describe('shared links', () => {
  const share = async (owner: SignedIn, id: string) =>
    (await addShareLink(site, owner, { kind: 'year', id })).key
  const statusOf = async (key: string) =>
    (await site.call({ method: 'GET', url: `/api/shared/${key}` })).status
  const query = (text: string, values: unknown[]) => site.database.$client.query(text, values)

  /** Sets a new password and returns the session that it begins. */
  const resetAs = async ({ userId, ...person }: SignedIn, fields: { endLinks?: boolean } = {}) => {
    const { status, body } = await resetPassword(site, { userId }, fields)
    expect(status).toBe(200)
    return { ...person, userId, token: textAt(body, 'authToken') }
  }

  test('end with the first reset, because anybody can sign up with any address', async () => {
    const stranger = await signUp(site)
    const keys = [await share(stranger, '2019'), await share(stranger, '2020')]
    const owner = await resetAs(stranger, { endLinks: false })
    expect(await Promise.all(keys.map(statusOf))).toEqual([404, 404])
    expect(await statusOf(await share(owner, '2019'))).toBe(200)
  })

  test.each([
    [{}, 404],
    [{ endLinks: true }, 404],
    [{ endLinks: false }, 200],
  ])('that were made after the first reset answer after one with %j: %i', async (fields, status) => {
    const owner = await resetAs(await signUp(site))
    const key = await share(owner, '2019')
    await resetAs(owner, fields)
    expect(await statusOf(key)).toBe(status)
  })

  test('end with a reset if they were made before a new address was confirmed', async () => {
    const owner = await resetAs(await signUp(site))
    const early = await share(owner, '2019')
    const token = newToken()
    await query(
      `insert into email_changes (user_id, email, token_hash, expires_at)
       values ($1, $2, $3, now() + interval '1 hour')`,
      [owner.userId, `new-${owner.email}`, hashToken(token)],
    )
    await site.call({ method: 'POST', url: '/auth/confirm-email', body: { token } })
    const late = await share(owner, '2020')
    expect(await statusOf(early)).toBe(200)
    await resetAs(owner, { endLinks: false })
    expect([await statusOf(early), await statusOf(late)]).toEqual([404, 200])
  })

  test('that are made while a reset runs end too', async () => {
    const stranger = await signUp(site)
    const years = Array.from({ length: 40 }, (_, index) => String(1980 + index))
    const shareYear = (id: string) =>
      site.call({ method: 'POST', url: '/api/share', token: stranger.token, body: { kind: 'year', id } })
    const early = years.slice(0, 10).map(shareYear)
    await Promise.any(early)
    const done = resetAs(stranger, { endLinks: false })
    const late = years.slice(10).map(async (id) => {
      await delay(Number(id) % 40)
      return shareYear(id)
    })
    await Promise.all([done, ...early, ...late])
    const { rows } = await query('select from share_links where owner_id = $1 and ended_at is null', [
      stranger.userId,
    ])
    expect(rows).toHaveLength(0)
  })

  test('are not created with a session that has ended since the request was accepted', async () => {
    const stranger = await signUp(site)
    const personOf = site.app.sessions.personOf.bind(site.app.sessions)
    jest.spyOn(site.app.sessions, 'personOf').mockImplementationOnce(async (tokenHash) => {
      const person = await personOf(tokenHash)
      await resetAs(stranger)
      return person
    })
    const body = { kind: 'year', id: '2019' }
    expect(await site.call({ method: 'POST', url: '/api/share', token: stranger.token, body })).toMatchObject(
      {
        status: 409,
      },
    )
  })
})
