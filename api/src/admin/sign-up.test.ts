import { openAdminSite } from '../../test/admin-site'
import { openTestSiteOn, type TestSite } from '../../test/test-site'
import { newId } from '@bucketeer/host/server'
import { password } from '../../test/people'

let site: Awaited<ReturnType<typeof openAdminSite>>
/** A second server on the same database, which needs invitations. */
let server: TestSite
const byInvitation = { SIGNUP: 'invitation' }
beforeAll(async () => {
  site = await openAdminSite()
  const connection = { connectionString: site.url }
  server = await openTestSiteOn({ connection, drop: async () => {} }, { signUp: 'invitation' })
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const linkIn = (text: string) => /https:\S+/.exec(text)?.[0] ?? ''
const signUpWith = (link: string, email = `${newId()}@bucketeer.example`) =>
  server.call({
    method: 'POST',
    url: '/auth/signup',
    body: {
      userName: 'Mira',
      email,
      tagline: 'Trains',
      password,
      invitation: new URL(link).searchParams.get('invitation'),
    },
  })

describe('admin invite', () => {
  test('prints a link for one sign-up, and stores no code', async () => {
    const { out } = await site.admin(['invite', '--yes'], { env: byInvitation })
    const link = linkIn(out)
    expect(link).toMatch(/^https:\/\/site\.example\/signup\?invitation=[\w-]{43}$/)
    expect((await signUpWith(link)).status).toBe(201)
    expect((await signUpWith(link)).status).toBe(403)
    expect(await site.adminJson('audit', '--what', 'invitation', '--limit', '1')).toMatchObject([
      { who: 'the command line', what: 'invitation: created', subject: 'for anybody' },
    ])
  })

  test('limits it to an address and a lifetime', async () => {
    const email = `${newId()}@bucketeer.example`
    const { out } = await site.admin(['invite', '--for', email, '--expires', '90m', '--yes'], {
      env: byInvitation,
    })
    expect((await signUpWith(linkIn(out))).status).toBe(403)
    expect((await signUpWith(linkIn(out), email)).status).toBe(201)
  })

  test.each([
    [['--for', 'nobody'], 'nobody is not an e-mail address.'],
    [['--expires', '0d'], '--expires needs a duration'],
    [['--expires', '366d'], '--expires needs a duration'],
  ])('refuses %j', async (options, message) => {
    expect((await site.admin(['invite', ...options], { env: byInvitation })).error).toContain(message)
  })

  test('says what SIGNUP means for it', async () => {
    expect((await site.admin(['invite'])).out).toContain('SIGNUP is open, so nobody needs it.')
    expect((await site.admin(['invite', '--yes'], { env: { SIGNUP: 'closed' } })).error).toBe(
      'SIGNUP is closed, so an invitation would not work.',
    )
  })
})

describe('admin sign-up', () => {
  test('shows the mode and the unused invitations', async () => {
    const { code, out } = await site.admin(['sign-up'], { env: { SIGNUP: 'closed' } })
    expect(code).toBe(0)
    expect(out).toContain('SIGNUP is closed in this environment: nobody can create an account.')
    expect(await site.adminJson('sign-up')).toEqual({ signUp: 'open', invitations: expect.any(Number) })
  })

  test('says how to change it, and fails as it has changed nothing', async () => {
    expect(await site.admin(['sign-up', 'closed'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('start the server with SIGNUP=closed.'),
    })
    expect((await site.admin(['sign-up', 'open'])).code).toBe(0)
    expect((await site.admin(['sign-up', 'ajar'])).error).toBe(
      'SIGNUP is one of open, closed, invitation, not ajar.',
    )
  })
})
