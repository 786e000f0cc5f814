import { newId } from '@bucketeer/host/server'
import { eq, sql } from 'drizzle-orm'
import { openAdminSite } from '../../../test/admin-site'
import { addBucket, addJournal, addKick, addStory } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { careLog } from '../../database/care-schema'
import { pictures, users } from '../../database/schema'
import { startSmtpServer } from '../../mail/testing/smtp-server'

let site: Awaited<ReturnType<typeof openAdminSite>>
let mira: SignedIn
beforeAll(async () => {
  site = await openAdminSite()
})
beforeEach(async () => {
  mira = await signUp(site)
})
afterAll(() => site.close())

const verify = ({ token }: SignedIn) => site.call({ method: 'GET', url: '/auth/verify', token })
const logIn = (email: string, word = password) =>
  site.call({ method: 'POST', url: '/auth/login', body: { email, password: word } })
const resetWith = (link: string, word: string) =>
  site.call({
    method: 'POST',
    url: '/auth/reset-password',
    body: { token: new URL(link).searchParams.get('token'), password: word },
  })
const linkIn = (text: string) => /https:\S+/.exec(text)?.[0] ?? ''

test('admin moderators add and remove change who decides reports, and are in the audit log', async () => {
  const careOf = async () =>
    (await site.call({ method: 'GET', url: '/api/care/report', token: mira.token })).status
  expect(await careOf()).toBe(404)
  await site.adminJson('moderators', 'add', mira.email, '--yes')
  expect(await careOf()).toBe(200)
  expect(await site.adminJson('moderators', 'list')).toMatchObject([{ email: mira.email }])
  await site.adminJson('moderators', 'remove', mira.email, '--yes')
  expect(await careOf()).toBe(404)
  expect(await site.adminJson('audit', '--account', mira.email)).toMatchObject([
    { what: 'account: is no moderator now' },
    { what: 'account: is a moderator now' },
  ])
})

describe('admin users list', () => {
  test('lists pages, newest first', async () => {
    const zoe = await signUp(site)
    const first = (await site.adminJson('users', 'list', '--limit', '1')) as { next: string }
    expect(first).toMatchObject({ accounts: [{ email: zoe.email, suspendedAt: null }] })
    expect(await site.adminJson('users', 'list', '--limit', '1', '--after', first.next)).toMatchObject({
      accounts: [{ email: mira.email }],
    })
    expect((await site.admin(['users', 'list', '--limit', '1'])).out).toContain(`--after ${first.next}`)
  })

  test('searches addresses and names, and takes signs of a pattern literally', async () => {
    await signUp(site, { userName: 'Nina_100%' })
    expect(await site.adminJson('users', 'find', 'nina_100%')).toMatchObject({
      accounts: [{ userName: 'Nina_100%' }],
    })
    expect(await site.adminJson('users', 'list', '--search', mira.email.toUpperCase())).toMatchObject({
      accounts: [{ id: mira.userId }],
    })
    expect(await site.adminJson('users', 'find', '%%%')).toEqual({ accounts: [], next: null })
  })

  test('prints no control characters of a name', async () => {
    await signUp(site, { userName: 'Red\u001b[31m' })
    expect((await site.admin(['users', 'find', 'Red'])).out).not.toContain('\u001b')
  })

  test.each([['0'], ['x'], ['10001']])('refuses --limit %s', async (limit) => {
    expect(await site.admin(['users', 'list', '--limit', limit])).toEqual({
      code: 1,
      out: '',
      error: `--limit needs a whole number from 1 to 10000, not ${limit}.`,
    })
  })
})

describe('admin users show', () => {
  test('shows state, content, sessions and storage, by address or id', async () => {
    await addBucket(site, mira)
    await addKick(site, mira)
    await addStory(site, mira, await addJournal(site, mira))
    await logIn(mira.email)
    for (const name of [mira.email.toUpperCase(), mira.userId])
      expect(await site.adminJson('users', 'show', name)).toMatchObject({
        id: mira.userId,
        suspendedAt: null,
        content: { buckets: 1, kicks: 1, journals: 1, stories: 1, comments: 0 },
        sessions: [{ expiresAt: expect.any(String) }, { expiresAt: expect.any(String) }],
        storage: { pictures: 2, limit: 2_000_000_000 },
      })
    expect((await site.admin(['users', 'show', mira.email])).out).toContain(
      '1 Bucket, 1 Kick, 1 Journal, 1 Story, 0 comments',
    )
  })

  test('reports an unknown account', async () => {
    expect(await site.admin(['users', 'show', 'nobody@bucketeer.example'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no account nobody@bucketeer.example.'),
    })
  })
})

describe('a command that changes something', () => {
  test('says what it would do and does nothing without --yes', async () => {
    expect(await site.admin(['users', 'suspend', mira.email])).toEqual({
      code: 1,
      out: `This logs ${mira.email} out, and keeps them from logging in. Their content and their profile stay visible.`,
      error: 'Nothing was changed. Add --yes to do it.',
    })
    expect((await verify(mira)).status).toBe(200)
    const { code, out } = await site.admin(['users', 'remove', mira.email, '--json'])
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 1, isDone: false })
    expect((await verify(mira)).status).toBe(200)
  })

  test('asks a person at the terminal', async () => {
    expect((await site.admin(['users', 'suspend', mira.email], { answer: false })).code).toBe(1)
    expect((await verify(mira)).status).toBe(200)
    expect((await site.admin(['users', 'suspend', mira.email], { answer: true })).code).toBe(0)
    expect((await verify(mira)).status).toBe(401)
  })
})

describe.each([['suspend'], ['end-sessions']])('admin users %s', (command) => {
  test('revokes a link that changes the email', async () => {
    const { $client } = site.database
    await $client.query(
      `insert into email_changes (user_id, email, token_hash, expires_at)
       values ($1, 'other@bucketeer.example', sha256('x'), now() + interval '1 hour')`,
      [mira.userId],
    )
    await site.adminJson('users', command, mira.email, '--yes')
    const left = await $client.query('select from email_changes where user_id = $1', [mira.userId])
    expect(left.rows).toHaveLength(0)
  })
})

describe('admin users suspend', () => {
  test('ends sessions at the next call, and refuses the right password with a sentence', async () => {
    expect((await verify(mira)).status).toBe(200)
    await site.adminJson('users', 'suspend', mira.email, '--yes')
    const body = { message: 'This account is suspended. Please ask whoever runs this site about it.' }
    expect(await verify(mira)).toMatchObject({ status: 401, body })
    expect(await logIn(mira.email)).toMatchObject({ status: 403, body })
    expect((await logIn(mira.email, 'a wrong password')).status).toBe(401)
    expect((await site.admin(['users', 'show', mira.email])).out).toContain('suspended since')
  })

  test('shows until when a moderator suspended somebody', async () => {
    const suspend = async (until: string) => {
      await site.database
        .update(users)
        .set({ suspendedUntil: sql.raw(until) })
        .where(eq(users.id, mira.userId))
      return (await site.admin(['users', 'show', mira.email])).out
    }
    const decision = { accusedId: mira.userId, thingKind: 'user', thingId: mira.userId } as const
    await site.database
      .insert(careLog)
      .values({ id: newId(), ...decision, decision: 'suspend', words: 'Stop.' })
    expect(await suspend(`'2999-01-01'`)).toContain('suspended until 2999-01-01 by a moderator')
    expect(await suspend(`'infinity'`)).toContain('suspended by a moderator for good')
  })

  test('keeps content and profile visible', async () => {
    const other = await signUp(site)
    const { id } = await addKick(site, mira)
    await site.adminJson('users', 'suspend', mira.userId, '--yes')
    for (const url of [`/api/kick/${id}`, `/api/user/${mira.userId}`])
      expect((await site.call({ method: 'GET', url, token: other.token })).status).toBe(200)
  })

  test('revokes a password-reset link, and makes no new one', async () => {
    const { out } = await site.admin(['users', 'reset-password', mira.email, '--yes'])
    await site.adminJson('users', 'suspend', mira.email, '--yes')
    expect((await resetWith(linkIn(out), 'a swim in the sea')).status).toBe(400)
    expect(await site.admin(['users', 'reset-password', mira.email, '--yes'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('is suspended'),
    })
  })

  test('leaves no session when a login runs at the same time', async () => {
    const logins = Promise.all(Array.from({ length: 4 }, () => logIn(mira.email)))
    await site.adminJson('users', 'suspend', mira.email, '--yes')
    const tokens = (await logins).filter(({ status }) => status === 200)
    for (const { body } of tokens)
      expect((await verify({ ...mira, token: textAt(body, 'authToken') })).status).toBe(401)
    expect(await site.adminJson('users', 'show', mira.email)).toMatchObject({ sessions: [] })
  })

  test('ends with unsuspend', async () => {
    await site.adminJson('users', 'suspend', mira.email, '--yes')
    await site.adminJson('users', 'unsuspend', mira.email, '--yes')
    expect((await logIn(mira.email)).status).toBe(200)
    expect((await verify(mira)).status).toBe(401)
  })
})

describe('admin users end-sessions', () => {
  test('ends all sessions and keeps the password', async () => {
    expect(await site.adminJson('users', 'end-sessions', mira.email, '--yes')).toMatchObject({
      message: `Ended 1 session of ${mira.email}.`,
    })
    expect((await verify(mira)).status).toBe(401)
    expect((await logIn(mira.email)).status).toBe(200)
  })
})

describe('admin users make', () => {
  test('creates an account whose owner sets the password once', async () => {
    const email = `new-${newId()}@bucketeer.example`
    const { code, out } = await site.admin(['users', 'make', email, '--name', 'Nora', '--yes'])
    expect(code).toBe(0)
    const link = linkIn(out)
    expect(link).toMatch(/^https:\/\/site\.example\/reset-password\?token=[\w-]{43}$/)
    expect((await resetWith(link, 'a swim in the sea')).status).toBe(200)
    expect((await resetWith(link, 'a swim in the lake')).status).toBe(400)
    expect((await logIn(email, 'a swim in the sea')).status).toBe(200)
    expect(await site.adminJson('users', 'show', email)).toMatchObject({
      userName: 'Nora',
      tagline: 'New here',
    })
  })

  test.each([
    ['no-address', [], 'no-address is not an e-mail address.'],
    ['x@bucketeer.example', ['--expires', '3w'], '--expires needs a duration such as 90m, 12h or 7d'],
    ['x@bucketeer.example', ['--name', ' '], '--name and --tagline need 1 to 200 visible characters.'],
  ])('refuses %s %j', async (email, options, message) => {
    expect(await site.admin(['users', 'make', email, ...options, '--yes'])).toMatchObject({
      code: 1,
      error: expect.stringContaining(message),
    })
  })

  test('refuses an address in use, in any spelling', async () => {
    for (const options of [[], ['--yes']])
      expect(await site.admin(['users', 'make', mira.email.toUpperCase(), ...options])).toMatchObject({
        code: 1,
        error: expect.stringContaining('There is an account'),
      })
  })
})

describe('admin users reset-password', () => {
  test('prints a link that replaces a younger one', async () => {
    const first = await site.admin(['users', 'reset-password', mira.email, '--yes'])
    const second = await site.admin(['users', 'reset-password', mira.email, '--yes'])
    expect((await logIn(mira.email)).status).toBe(200)
    expect((await resetWith(linkIn(first.out), 'a swim in the sea')).status).toBe(400)
    expect((await resetWith(linkIn(second.out), 'a swim in the sea')).status).toBe(200)
    expect((await logIn(mira.email)).status).toBe(401)
  })

  test('mails the link, and prints none', async () => {
    const server = await startSmtpServer()
    const { code, out } = await site.admin(['users', 'reset-password', mira.email, '--mail', '--yes'], {
      env: { SMTP_URL: server.url },
    })
    expect({ code, out }).toEqual({ code: 0, out: `Mailed the link to ${mira.email}.` })
    expect(server.received).toMatchObject([{ to: [mira.email] }])
    await server.stop()
  })

  test('refuses --mail on a site without mail, and revokes a link that was not mailed', async () => {
    expect((await site.admin(['users', 'reset-password', mira.email, '--mail'])).error).toContain('SMTP_URL')
    const failed = await site.admin(['users', 'reset-password', mira.email, '--mail', '--yes'], {
      env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    })
    expect(failed).toMatchObject({
      code: 1,
      error: 'The mail was not sent: Nothing listens at the address of SMTP_URL. Check its host and port.',
    })
  })
})

describe('admin users remove', () => {
  test('deletes the account as its owner can, and records it for restores', async () => {
    const other = await signUp(site)
    const { id } = await addKick(site, mira)
    await site.adminJson('users', 'remove', mira.email, '--yes')
    expect((await logIn(mira.email)).status).toBe(401)
    expect((await site.call({ method: 'GET', url: `/api/kick/${id}`, token: other.token })).status).toBe(404)
    expect(await site.adminJson('audit', '--what', 'account: deleted', '--limit', '1')).toMatchObject([
      { who: 'the command line' },
    ])
  })
})

describe('admin storage', () => {
  test('lists bytes and pictures by person, largest first', async () => {
    const zoe = await signUp(site)
    const picture = (ownerId: string, bytes: number) => ({ id: newId(), ownerId, bytes, width: 1, height: 1 })
    await site.database
      .insert(pictures)
      .values([
        picture(mira.userId, 5_000_000_000),
        picture(zoe.userId, 4_000_000_000),
        picture(zoe.userId, 3_000_000_000),
      ])
    expect(await site.adminJson('storage', '--limit', '2')).toEqual([
      { id: zoe.userId, email: zoe.email, pictures: 2, bytes: 7_000_000_000 },
      { id: mira.userId, email: mira.email, pictures: 1, bytes: 5_000_000_000 },
    ])
    expect((await site.admin(['storage'])).out).toContain('7.0 GB')
  })
})

describe('admin audit', () => {
  test('filters by account, action, caller and time', async () => {
    await site.adminJson('users', 'suspend', mira.email, '--yes')
    await site.adminJson('users', 'unsuspend', mira.email, '--yes')
    const ofMira = (...filter: string[]) => site.adminJson('audit', '--account', mira.email, ...filter)
    expect(await ofMira()).toMatchObject([
      { who: 'the command line', what: 'account: suspension ended' },
      { who: 'the command line', what: 'account: suspended' },
    ])
    expect(await ofMira('--what', 'suspended')).toHaveLength(1)
    expect(await ofMira('--who', 'visitor')).toEqual([])
    expect(await ofMira('--since', '2999-01-01')).toEqual([])
    expect((await site.admin(['audit', '--since', 'soon'])).error).toContain('--since needs a date')
    expect(JSON.stringify(await ofMira())).not.toContain(mira.email)
  })
})
