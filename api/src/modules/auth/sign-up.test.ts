import { randomUUID } from 'node:crypto'
import { password, signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import type { SignUpMode } from '@bucketeer/platform'
import { createInvitationRepository } from './invitations/repository'
import { hashToken, newToken } from '../session/token'

const open: TestSite[] = []
const openSite = async (signUp: SignUpMode, contact?: string) => {
  const site = await openTestSite({ signUp, contact })
  open.push(site)
  return site
}
afterAll(() => Promise.all(open.map((site) => site.close())))

const person = (changes: object = {}) => ({
  userName: 'Mira',
  email: `${randomUUID()}@bucketeer.example`,
  tagline: 'Slow trains',
  password,
  ...changes,
})
const post = ({ call }: TestSite, body: object) => call({ method: 'POST', url: '/auth/signup', body })

const invite = async ({ database }: TestSite, changes: { email?: string; expiresAt?: Date } = {}) => {
  const code = newToken()
  const expiresAt = new Date(Date.now() + 60_000)
  await createInvitationRepository(database).create({ codeHash: hashToken(code), expiresAt, ...changes })
  return code
}

describe('POST /auth/signup of a closed site', () => {
  test('refuses everybody and names the contact', async () => {
    const site = await openSite('closed', 'Ann (ann@people.example)')
    const response = {
      status: 403,
      body: {
        message:
          'This site takes no new members right now. Please ask Ann (ann@people.example) for an account.',
      },
    }
    expect(await post(site, person())).toMatchObject(response)
    expect(await post(site, person({ invitation: await invite(site) }))).toMatchObject(response)
  })
})

describe('POST /auth/signup of an open site', () => {
  test('needs no invitation and uses none up', async () => {
    const site = await openSite('open')
    const code = await invite(site)
    expect((await post(site, person({ invitation: code }))).status).toBe(201)
    expect((await post(site, person())).status).toBe(201)
    expect(await createInvitationRepository(site.database).countOpen()).toBe(1)
  })
})

describe('POST /auth/signup of a site that needs invitations', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite('invitation')
  })

  test.each([
    ['no invitation', undefined],
    ['an unknown one', 'made-up'],
  ])('refuses %s', async (_case, invitation) => {
    expect(await post(site, person({ invitation }))).toMatchObject({
      status: 403,
      body: {
        message:
          'New members need an invitation that is still good. Please ask whoever runs this site for one.',
      },
    })
  })

  test('accepts an invitation once', async () => {
    const invitation = await invite(site)
    expect((await post(site, person({ invitation }))).status).toBe(201)
    expect((await post(site, person({ invitation }))).status).toBe(403)
  })

  test('creates one account for concurrent uses of an invitation', async () => {
    const invitation = await invite(site)
    const responses = await Promise.all(Array.from({ length: 6 }, () => post(site, person({ invitation }))))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403])
  })

  test('refuses an expired invitation', async () => {
    const invitation = await invite(site, { expiresAt: new Date(Date.now() - 1000) })
    expect((await post(site, person({ invitation }))).status).toBe(403)
  })

  test('accepts an invitation for an address from that address only, in any spelling', async () => {
    const email = `${randomUUID()}@bucketeer.example`
    const invitation = await invite(site, { email })
    expect((await post(site, person({ invitation }))).status).toBe(403)
    expect((await post(site, person({ invitation, email: email.toUpperCase() }))).status).toBe(201)
  })

  test('keeps the invitation when the sign-up fails', async () => {
    const first = await invite(site)
    const email = `${randomUUID()}@bucketeer.example`
    await signUp(site, { email, invitation: first })
    const invitation = await invite(site)
    expect((await post(site, person({ invitation, email }))).status).toBe(409)
    expect((await post(site, person({ invitation, password: 'password1' }))).status).toBe(400)
    expect((await post(site, person({ invitation }))).status).toBe(201)
  })
})
