import { eq } from 'drizzle-orm'
import { newId } from '@bucketeer/host/server'
import { users } from '../../database/schema'
import { addPicture } from '../../../test/content'
import { password, signUp, type SignedIn } from '../../../test/people'
import { makeModerator } from '../../../test/reports'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site, { userName: 'Mira' })
  other = await signUp(site)
})
afterAll(() => site.close())

const read = (userId: string, token?: string) =>
  site.call({ method: 'GET', url: `/api/user/${userId}`, token })
const update = (userId: string, body: unknown, token?: string) =>
  site.call({ method: 'PUT', url: `/api/user/${userId}`, body, token })
const profile = { userName: 'Mira L.', tagline: 'Cold lakes', way: 'To Achieve' }

describe('GET /api/user/{userId}', () => {
  test('needs a login', async () => {
    expect((await read(mira.userId)).status).toBe(401)
  })

  // @spec S3.1 S7.19
  test('returns the user’s own profile with the e-mail address', async () => {
    expect(await read(mira.userId, mira.token)).toMatchObject({
      status: 200,
      body: { _id: mira.userId, email: mira.email, userName: 'Mira' },
    })
  })

  // @spec S7.19
  test('returns another profile without the e-mail address', async () => {
    const { status, body } = await read(mira.userId, other.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ userName: 'Mira' })
    expect(body).not.toHaveProperty('email')
  })

  test.each([newId(), 'nobody', '%00', '1'])('returns 404 for the id %s', async (userId) => {
    expect((await read(userId, mira.token)).status).toBe(404)
  })
})

describe('PUT /api/user/{userId}', () => {
  test('keeps the language, which others do not see', async () => {
    expect(await update(mira.userId, { language: 'pt-BR' }, mira.token)).toMatchObject({
      body: { language: 'pt-BR' },
    })
    expect((await read(mira.userId, other.token)).body).not.toHaveProperty('language')
    for (const language of ['German', 'de_AT', '', 'de\n', 7])
      expect((await update(mira.userId, { language }, mira.token)).status).toBe(400)
    await update(mira.userId, { language: null }, mira.token)
  })

  test('needs a login', async () => {
    expect((await update(mira.userId, profile)).status).toBe(401)
  })

  // @spec S2.60 S3.1 S7.20
  test('saves the profile with a picture of this site', async () => {
    const picture = await addPicture(site, mira.userId)
    const sent = { ...profile, email: mira.email.toUpperCase(), profilePicture: picture.url }
    const changed = await update(mira.userId, sent, mira.token)
    expect(changed).toMatchObject({
      status: 200,
      body: { ...profile, email: mira.email, profilePicture: picture.url },
    })
    expect((await read(mira.userId, mira.token)).body).toEqual(changed.body)
  })

  // @spec S3.19
  test.each(['To Enjoy', 'To Achieve', 'To Enlighten'])('accepts the way %s', async (way) => {
    const changed = await update(mira.userId, { ...profile, way }, mira.token)
    expect(changed).toMatchObject({ status: 200, body: { way } })
    expect((await read(mira.userId, other.token)).body).toMatchObject({ way })
  })

  test('removes way and picture if the request has null', async () => {
    const changed = await update(mira.userId, { way: null, profilePicture: null }, mira.token)
    expect(changed.body).toMatchObject({ way: null, profilePicture: null })
  })

  // @spec S7.20
  test('refuses other users', async () => {
    expect((await update(mira.userId, profile, other.token)).status).toBe(404)
    expect((await update(newId(), profile, other.token)).status).toBe(404)
  })

  // @spec S3.19 S5.8
  test.each([
    [{ ...profile, userName: '' }, 'Choose a username.'],
    [{ ...profile, way: 'To Sleep' }, 'Way must be one of To Enjoy, To Achieve, To Enlighten.'],
    [{ ...profile, email: 'else@bucketeer.example' }, 'The email of an account cannot be changed here.'],
    [
      { ...profile, profilePicture: 'https://evil.example/x.png' },
      expect.stringContaining('gone or not yours'),
    ],
    [
      { ...profile, profilePicture: `/media/${newId()}/1280.webp` },
      expect.stringContaining('gone or not yours'),
    ],
  ])('refuses %j', async (body, message) => {
    expect(await update(mira.userId, body, mira.token)).toMatchObject({ status: 400, body: { message } })
  })
})

test('leaves names of roles to moderators, and to who has one', async () => {
  const refusal = { status: 400, body: { code: 'user.role-name', problems: [{ field: 'userName' }] } }
  const fields = {
    userName: 'Bucketeer Team',
    tagline: 'Here to help',
    email: 'team@people.example',
    password,
  }
  expect(await site.call({ method: 'POST', url: '/auth/signup', body: fields })).toMatchObject(refusal)
  const person = await signUp(site, { userName: 'Cleo' })
  const rename = (body: object) => update(person.userId, body, person.token)
  expect(await rename({ userName: 'M0derator' })).toMatchObject(refusal)
  await makeModerator(site, person)
  expect((await rename({ userName: 'M0derator' })).status).toBe(200)
  await site.database.update(users).set({ role: 'Member' }).where(eq(users.id, person.userId))
  expect((await rename({ userName: 'M0derator', tagline: 'Still here' })).status).toBe(200)
  expect(await rename({ userName: 'Moderator' })).toMatchObject(refusal)
})

test('stores a name without invisible signs, and refuses words of two alphabets', async () => {
  const refusal = { status: 400, body: { code: 'user.mixed-name', problems: [{ field: 'userName' }] } }
  const fields = { userName: 'Аnna', tagline: 'Trains', email: 'mixed@people.example', password }
  expect(await site.call({ method: 'POST', url: '/auth/signup', body: fields })).toMatchObject(refusal)
  const person = await signUp(site, { userName: ' A\u200bn\u202ena  Smith' })
  const rename = (body: object) => update(person.userId, body, person.token)
  expect(await rename({ tagline: 'Trains' })).toMatchObject({ body: { userName: 'Anna Smith' } })
  expect(await rename({ userName: 'Аnna Smith' })).toMatchObject(refusal)
  expect(await rename({ userName: 'Анна\u2060 \u00a0Smith' })).toMatchObject({
    body: { userName: 'Анна Smith' },
  })
  const older = { userName: 'Bоb' }
  await site.database.update(users).set(older).where(eq(users.id, person.userId))
  expect(await rename({ ...older, tagline: 'Boats' })).toMatchObject({ status: 200, body: older })
})

test('refuses a change of an older version of a profile', async () => {
  const { userId, token } = await signUp(site)
  const change = (version: string) =>
    site.call({
      method: 'PUT',
      url: `/api/user/${userId}`,
      token,
      body: profile,
      headers: { 'if-match': version },
    })
  const version = String((await read(userId, token)).headers.etag)
  expect((await change(version)).status).toBe(200)
  expect((await change(version)).status).toBe(412)
})
