import { password, signUp, type SignedIn } from '../../../../test/people'
import { createMigratedDatabase } from '../../../../test/test-database'
import { openTestSite, openTestSiteOn, type TestSite } from '../../../../test/test-site'
import { waitFor } from '../../../../test/wait-for'
import { defaultRules } from '../../../limits/rules'
import { readMessage, startSmtpServer, type TestSmtpServer } from '../../../mail/testing/smtp-server'

const publicUrl = 'https://bucketeer.example'
let smtp: TestSmtpServer
let site: TestSite
let mira: SignedIn
let emails = 0
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await openTestSite({ smtpUrl: smtp.url, publicUrl })
})
beforeEach(async () => {
  smtp.received.splice(0)
  mira = await signUp(site)
})
afterAll(async () => {
  await site.close()
  await smtp.stop()
})

const newPassword = 'a swim in the sea'
const newEmail = () => `new-${(emails += 1)}@bucketeer.example`
const ask = (body: object, { userId, token } = mira) =>
  site.call({ method: 'PUT', url: `/api/user/${userId}/email`, token, body })
const confirm = (token: string) => site.call({ method: 'POST', url: '/auth/confirm-email', body: { token } })
const logIn = (email: string) => site.call({ method: 'POST', url: '/auth/login', body: { email, password } })
const messageTo = (email: string, subject = '') =>
  waitFor(() =>
    smtp.received.find(({ to, raw }) => to.includes(email) && readMessage(raw).subject?.includes(subject)),
  )
const tokenIn = (raw: string) => /\/confirm-email\?token=([\w-]{43})$/m.exec(readMessage(raw).text)?.[1] ?? ''

/** @returns the token of the link that confirms the address */
async function linkFor(email: string, person = mira) {
  expect(await ask({ email, password }, person)).toMatchObject({ status: 200 })
  return tokenIn((await messageTo(email)).raw)
}

describe('PUT /api/user/{userId}/email', () => {
  test('sends a link to the new address, and changes nothing before it is used', async () => {
    const email = newEmail()
    expect(await ask({ email: ` ${email} `, password })).toMatchObject({
      status: 200,
      body: {
        message: `Open the link that is on its way to ${email}. An address gets one such message a day.`,
        code: 'email.on-its-way',
        values: { email },
      },
    })
    const { to, raw } = await messageTo(email)
    expect(to).toEqual([email])
    expect(readMessage(raw)).toMatchObject({ subject: 'Confirm your email for Bucketeer' })
    expect(readMessage(raw).text).toContain(`\n${publicUrl}/confirm-email?token=${tokenIn(raw)}\n`)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(mira.email)).status).toBe(200)
  })

  test('sends a link that is good for an hour, also from a server whose clock is behind', async () => {
    const email = newEmail()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    expect(await ask({ email, password })).toMatchObject({ status: 200 })
    clock.mockRestore()
    expect(await confirm(tokenIn((await messageTo(email)).raw))).toMatchObject({ status: 200 })
  })

  test('tells the present address how to stop it', async () => {
    const email = newEmail()
    await ask({ email, password })
    const { to, raw } = await messageTo(mira.email, 'Somebody wants to change your email for Bucketeer')
    expect(to).toEqual([mira.email])
    expect(readMessage(raw).text).toContain('choose a new password now: that stops the change')
    expect(readMessage(raw).text).not.toMatch(new RegExp(`${email}|/confirm-email`))
  })

  test('sends no usable link when the password changes at the same time', async () => {
    const email = newEmail()
    const change = () =>
      site.call({
        method: 'PUT',
        url: `/api/user/${mira.userId}/password`,
        token: mira.token,
        body: { password, newPassword },
      })
    const [asked, changed] = await Promise.all([ask({ email, password }), change()])
    expect(changed.status).toBe(204)
    expect([200, 403]).toContain(asked.status)
    if (asked.status === 200)
      expect(await confirm(tokenIn((await messageTo(email)).raw))).toMatchObject({ status: 400 })
  })

  test('refuses an address that has an account', async () => {
    const { email } = await signUp(site)
    expect(await ask({ email: email.toUpperCase(), password })).toMatchObject({
      status: 409,
      body: { problems: [{ field: 'email', message: 'There is an account with this email already.' }] },
    })
  })

  test.each([
    [
      'a wrong password',
      () => ({ password: 'guessed', email: newEmail() }),
      403,
      'password',
      'The password is wrong.',
    ],
    ['a word', () => ({ password, email: 'mira' }), 400, 'email', 'Email must be an e-mail address.'],
    ['no email', () => ({ password, email: '' }), 400, 'email', 'Enter your email.'],
    [
      'the present email',
      () => ({ password, email: mira.email.toUpperCase() }),
      400,
      'email',
      'This is your email already.',
    ],
    [
      'an email whose key is too long',
      () => ({ password, email: `${'\uFDFA'.repeat(200)}@people.example` }),
      400,
      'email',
      'Email must be at most 254 characters long.',
    ],
  ])('refuses %s', async (_what, body, status, field, message) => {
    expect(await ask(body())).toMatchObject({ status, body: { problems: [{ field, message }] } })
  })

  test('refuses to change the email of somebody else', async () => {
    const other = await signUp(site)
    const response = await ask({ email: newEmail(), password }, { ...other, token: mira.token })
    expect(response).toMatchObject({ status: 404 })
  })

  test.each([
    ['Ann', { contact: 'Ann' }, { code: 'email.without-mail-ask', values: { contact: 'Ann' } }],
    ['whoever runs this site', {}, { code: 'email.without-mail' }],
  ])('on a site without mail, says to ask %s', async (whom, config, said) => {
    const silent = await openTestSite({ publicUrl, ...config })
    const { userId, token } = await signUp(silent)
    const call = { method: 'PUT', url: `/api/user/${userId}/email`, token } as const
    const message = `This site sends no mail. Ask ${whom} for the link that confirms the new email.`
    expect(await silent.call({ ...call, body: { email: newEmail(), password } })).toMatchObject({
      status: 200,
      body: { message, ...said },
    })
    await silent.close()
  })
})

describe('with the limits of mail', () => {
  let limited: TestSite
  beforeAll(async () => {
    const { 'mail-by-recipient': mail, 'email-change-mail-by-recipient': text } = defaultRules
    const limits = { 'mail-by-recipient': mail, 'email-change-mail-by-recipient': text }
    limited = await openTestSite({ smtpUrl: smtp.url, publicUrl, limits })
  })
  afterAll(() => limited.close())
  const askFor = async (email: string, { userId, token }: SignedIn) =>
    limited.call({ method: 'PUT', url: `/api/user/${userId}/email`, token, body: { email, password } })
  const confirmAt = (token: string) =>
    limited.call({ method: 'POST', url: '/auth/confirm-email', body: { token } })
  /** Returns the number of messages to these addresses. */
  const messagesTo = async (...emails: string[]) => {
    await waitFor(
      async () => (await limited.app.metrics.mail.pending.get()).values[0]?.value === 0 || undefined,
    )
    return smtp.received.filter(({ to }) => emails.includes(to[0] ?? '')).length
  }

  test('an address gets one link a day from all accounts, in any spelling, and nobody learns of it', async () => {
    const email = newEmail()
    const spellings = [email, email.toUpperCase(), email.replace('@', '+walk@'), email]
    for (const spelling of spellings) {
      const person = await signUp(limited)
      for (let round = 0; round < 5; round += 1)
        expect(await askFor(spelling, person)).toMatchObject({
          status: 200,
          body: { message: expect.stringContaining(`on its way to ${spelling}.`) },
        })
    }
    expect(await messagesTo(...spellings)).toBe(1)
  })

  test('a link stays valid when its address is asked for again, without a second message', async () => {
    const [person, email] = [await signUp(limited), newEmail()]
    await askFor(email, person)
    const token = tokenIn((await messageTo(email)).raw)
    await askFor(email, person)
    expect(await messagesTo(email)).toBe(1)
    expect(await confirmAt(token)).toMatchObject({ status: 200, body: { email } })
  })

  test('a link ends when another address is asked for, also one that gets no message', async () => {
    const [person, wrong, email] = [await signUp(limited), newEmail(), newEmail()]
    await askFor(email, await signUp(limited))
    await askFor(wrong, person)
    const token = tokenIn((await messageTo(wrong)).raw)
    await askFor(email, person)
    expect(await confirmAt(token)).toMatchObject({ status: 400 })
  })

  test('the owner of an account gets each text once a day, also when the address has had all its mail', async () => {
    const [person, email] = [await signUp(limited), newEmail()]
    for (let round = 0; round < defaultRules['mail-by-recipient'].max; round += 1)
      await limited.app.limits.consume('mail-by-recipient', person.email)
    await askFor(newEmail(), person)
    await askFor(email, person)
    await confirmAt(tokenIn((await messageTo(email)).raw))
    expect(await messagesTo(person.email)).toBe(2)
    expect(await messageTo(person.email, 'Somebody wants to change')).toBeDefined()
    expect(await messageTo(person.email, 'has changed')).toBeDefined()
  })

  test('a link that cannot be sent does not count', async () => {
    const home = await createMigratedDatabase()
    const failing = await startSmtpServer({ rejections: 99 })
    const limits = { 'email-change-mail-by-recipient': defaultRules['email-change-mail-by-recipient'] }
    const unlucky = await openTestSiteOn(
      { ...home, drop: async () => {} },
      { smtpUrl: failing.url, publicUrl, limits },
    )
    const email = newEmail()
    const { userId, token } = await signUp(unlucky)
    await unlucky.call({
      method: 'PUT',
      url: `/api/user/${userId}/email`,
      token,
      body: { email, password },
    })
    // Gives up the message.
    await unlucky.close()
    await failing.stop()

    const later = await openTestSiteOn(home, { smtpUrl: smtp.url, publicUrl, limits })
    await later.call({ method: 'PUT', url: `/api/user/${userId}/email`, token, body: { email, password } })
    await messageTo(email)
    await later.close()
  })
})

describe('POST /auth/confirm-email', () => {
  test('changes the email, keeps the session, and tells the address before', async () => {
    const email = newEmail()
    const token = await linkFor(email)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email } })
    expect((await logIn(email)).status).toBe(200)
    expect((await logIn(mira.email)).status).toBe(401)
    const me = await site.call({ method: 'GET', url: `/api/user/${mira.userId}`, token: mira.token })
    expect(me).toMatchObject({ status: 200, body: { email } })
    const { raw } = await messageTo(mira.email, 'Your email for Bucketeer has changed')
    expect(readMessage(raw).text).not.toContain(email)
  })

  test('revokes a link for a new password, which went to the address before', async () => {
    const token = await linkFor(newEmail())
    const { $client } = site.database
    await $client.query(
      `insert into password_resets (user_id, token_hash, expires_at)
       values ($1, sha256('of the address before'), now() + interval '1 hour')`,
      [mira.userId],
    )
    await confirm(token)
    const left = await $client.query('select from password_resets where user_id = $1', [mira.userId])
    expect(left.rows).toHaveLength(0)
  })

  test('accepts a link once when it is used concurrently', async () => {
    const token = await linkFor(newEmail())
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('gives an address to one of two people who ask for it', async () => {
    const email = newEmail()
    const otto = await signUp(site)
    const first = await linkFor(email)
    smtp.received.splice(0)
    const links = [first, await linkFor(email, otto)]
    const statuses = (await Promise.all(links.map(confirm))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test.each([
    ['an earlier link', async (email: string) => void (await linkFor(email))],
    [
      'a link after one day',
      () =>
        site.database.$client.query(
          `update email_changes set expires_at = expires_at - interval '1 day' where user_id = $1`,
          [mira.userId],
        ),
    ],
    [
      'a link after a change of the password',
      () =>
        site.call({
          method: 'PUT',
          url: `/api/user/${mira.userId}/password`,
          token: mira.token,
          body: { password, newPassword },
        }),
    ],
    [
      'a link after a reset of the password',
      async () => {
        await site.call({ method: 'POST', url: '/auth/forgot-password', body: { email: mira.email } })
        const { raw } = await messageTo(mira.email, 'Choose a new password')
        const token = /\/reset-password\?token=([\w-]{43})$/m.exec(readMessage(raw).text)?.[1]
        const body = { token, password: newPassword }
        expect(await site.call({ method: 'POST', url: '/auth/reset-password', body })).toMatchObject({
          status: 200,
        })
      },
    ],
    [
      'the link of a suspended account',
      () => site.database.$client.query('update users set suspended_at = now() where id = $1', [mira.userId]),
    ],
  ])('refuses %s', async (_what, happens) => {
    const token = await linkFor(newEmail())
    await happens(newEmail())
    const message = 'This link is not good any more. Please change your email once more.'
    expect(await confirm(token)).toMatchObject({ status: 400, body: { message } })
  })

  test('stores no token in plain text', async () => {
    const token = await linkFor(newEmail())
    const { rows } = await site.database.$client.query(
      `select encode(token_hash, 'escape') as kept from email_changes where user_id = $1`,
      [mira.userId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].kept).not.toContain(token)
  })
})
