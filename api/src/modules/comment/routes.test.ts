import { newId } from '@bucketeer/host/server'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { addJournal, addKick, addStory } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { stories } from '../../database/content-schema'
import { comments, kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let lea: SignedIn
/** The Kick, Story or Journal of the comments. */
let thing: { path: string; ids: Record<string, string>; journalId?: string }
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site, { userName: 'Otto' })
  lea = await signUp(site)
})
afterAll(() => site.close())

/** Each adds something of Mira's that every member may see. */
const addThing = {
  Kick: async () => {
    const kickId = (await addKick(site, mira)).id
    return { path: `/api/kick/${kickId}`, ids: { kickId } }
  },
  Story: async () => {
    const journalId = await addJournal(site, mira, { visibility: 'Public' })
    const storyId = await addStory(site, mira, journalId)
    return { path: `/api/story/${storyId}`, ids: { storyId }, journalId }
  },
  Journal: async () => {
    const journalId = await addJournal(site, mira, { visibility: 'Public' })
    return { path: `/api/journal/${journalId}`, ids: { journalId }, journalId }
  },
}

const list = (query = '', { token } = lea) =>
  site.call({ method: 'GET', url: `${thing.path}/comments${query}`, token })
const write = (body: object | undefined, { token }: SignedIn = otto) =>
  site.call({ method: 'POST', url: `${thing.path}/comments`, token, body })
const change = (id: string, body: object, { token }: SignedIn) =>
  site.call({ method: 'PUT', url: `/api/comment/${id}`, token, body })
const remove = (id: string, { token }: SignedIn) =>
  site.call({ method: 'DELETE', url: `/api/comment/${id}`, token })
const written = async (text = 'Take gloves.', person = otto) =>
  textAt((await write({ text }, person)).body, '_id')
const texts = (body: unknown) => (Array.isArray(body) ? body.map(({ text }: { text: string }) => text) : [])
const read = async (url: string, { token } = lea) => (await site.call({ method: 'GET', url, token })).body
/** The number that the Kick's page or the Journal's page shows. */
async function count(person = lea) {
  const { path, ids, journalId } = thing
  if (!journalId) return Object(await read(path, person)).commentCount as unknown
  const counts = (await read(`/api/journal/${journalId}/comments/counts`, person)) as {
    _id: string
    comments: number
  }[]
  return counts.find(({ _id }) => _id === Object.values(ids)[0])?.comments ?? 0
}
const narrow = (audience: string) =>
  site.call({ method: 'PUT', url: `/api/journal/${thing.journalId}`, token: mira.token, body: { audience } })

describe.each([
  ['GET', `/api/kick/${newId()}/comments`],
  ['POST', `/api/kick/${newId()}/comments`],
  ['GET', `/api/story/${newId()}/comments`],
  ['POST', `/api/story/${newId()}/comments`],
  ['GET', `/api/journal/${newId()}/comments`],
  ['POST', `/api/journal/${newId()}/comments`],
  ['GET', `/api/journal/${newId()}/comments/counts`],
  ['PUT', `/api/comment/${newId()}`],
  ['DELETE', `/api/comment/${newId()}`],
] as const)('%s %s', (method, address) => {
  test('needs a login', async () => {
    expect((await site.call({ method, url: address })).status).toBe(401)
  })

  test('returns 404 for an unknown id', async () => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { text: 'x' }
    const response = await site.call({ method, url: address, token: lea.token, body })
    expect(response).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^We could not find/) },
    })
  })
})

describe.each(['Kick', 'Story', 'Journal'] as const)('comments on a %s', (kind) => {
  beforeEach(async () => {
    thing = await addThing[kind]()
  })

  // @spec S1.5
  test('a comment is visible to everybody and counted', async () => {
    const made = await write({ text: 'Take gloves.\n🧤' })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      _id: expect.any(String),
      ...thing.ids,
      text: 'Take gloves.\n🧤',
      createdBy: { _id: otto.userId, userName: 'Otto', profilePicture: null },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await list()).body).toEqual([made.body])
    expect(await count()).toBe(1)
  })

  // @spec S5.8
  test.each([
    [undefined, 'What was sent must be a JSON object.'],
    [{}, 'Write something first.'],
    [{ text: '' }, 'Write something first.'],
    [{ text: ' \u200b\n' }, 'Write something first.'],
    [{ text: 'x'.repeat(20_001) }, 'Comment must be at most 20,000 characters long.'],
    [{ text: ['x'] }, 'Comment must be a text.'],
  ])('%j is refused', async (body, message) => {
    expect(await write(body)).toMatchObject({ status: 400, body: { message } })
  })

  test('pages contain every comment once, newest first', async () => {
    for (let number = 1; number <= 5; number += 1) await written(`No. ${number}`)
    const first = await list('?limit=2')
    expect(texts(first.body)).toEqual(['No. 5', 'No. 4'])
    const address = /^<(\S+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
    expect(address).toContain(`${thing.path}/comments?limit=2&cursor=`)
    const second = await site.call({ method: 'GET', url: address, token: lea.token })
    expect(texts(second.body)).toEqual(['No. 3', 'No. 2'])
    expect((await list('?limit=5')).headers).not.toHaveProperty('link')
    for (const query of ['?limit=0', '?limit=101', '?cursor=x']) expect((await list(query)).status).toBe(400)
  })

  test('only its author can change a comment', async () => {
    const id = await written()
    expect(await change(id, { text: 'Take two pairs.' }, otto)).toMatchObject({
      status: 200,
      body: { text: 'Take two pairs.', createdBy: { userName: 'Otto' } },
    })
    for (const person of [lea, mira])
      expect(await change(id, { text: 'x' }, person)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('somebody else’s') },
      })
    expect((await change(id, { text: ' ' }, otto)).status).toBe(400)
    expect(texts((await list()).body)).toEqual(['Take two pairs.'])
  })

  test('only its author and the owner of what it is on can delete a comment', async () => {
    const [first, second] = [await written(), await written()]
    expect(await remove(first, lea)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('the owner of the Kick, Story or Journal') },
    })
    expect((await remove(first, otto)).status).toBe(204)
    expect((await remove(second, mira)).status).toBe(204)
    expect((await remove(second, mira)).status).toBe(404)
    expect((await list()).body).toEqual([])
    expect(await count()).toBe(0)
  })

  test('fifty concurrent comments are all stored and counted', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => write({ text: `No. ${n}` })))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await count()).toBe(50)
    await Promise.all(responses.slice(0, 20).map(({ body }) => remove(textAt(body, '_id'), mira)))
    expect(await count()).toBe(30)
  })

  test('deleting an account deletes its comments', async () => {
    const leaving = await signUp(site)
    await write({ text: 'Bye' }, leaving)
    await site.database.$client.query('delete from users where id = $1', [leaving.userId])
    expect((await list()).body).toEqual([])
    expect(await count()).toBe(0)
  })
})

test('a withdrawn Kick refuses new comments and keeps the others', async () => {
  thing = await addThing.Kick()
  await written()
  await site.database.update(kicks).set({ withdrawnAt: new Date() })
  expect(await write({ text: 'Too late' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('withdrawn') },
  })
  expect(texts((await list()).body)).toEqual(['Take gloves.'])
})

describe.each(['Story', 'Journal'] as const)(
  'comments on a %s, as those who may read its Journal see them,',
  (kind) => {
    beforeEach(async () => {
      thing = await addThing[kind]()
    })

    test('are for those who may read it, and stay their authors’ own', async () => {
      const id = await written()
      await narrow('Private')
      for (const person of [otto, lea]) {
        expect((await list('', person)).status).toBe(404)
        expect(await write({ text: 'Me too.' }, person)).toMatchObject({
          status: 404,
          body: { message: `We could not find this ${kind}.` },
        })
      }
      expect(await change(id, { text: 'x' }, otto)).toMatchObject({
        status: 404,
        body: { message: `We could not find this ${kind}.` },
      })
      await written('A note to myself', mira)
      expect(texts((await list('', mira)).body)).toEqual(['A note to myself', 'Take gloves.'])
      expect((await remove(id, otto)).status).toBe(204)
    })

    test('do not show, count or keep what somebody hidden wrote', async () => {
      await written()
      await written('Me too.', lea)
      const hide = (path: string) =>
        site.call({ method: 'PUT', url: `/api/user/${otto.userId}/${path}`, token: mira.token })
      for (const measure of ['mute', 'block']) {
        await hide(measure)
        expect(texts((await list('', mira)).body)).toEqual(['Me too.'])
        expect(await count(mira)).toBe(1)
      }
      expect((await list('', otto)).status).toBe(404)
      const url = `/api/user/${otto.userId}/comments`
      await site.call({ method: 'DELETE', url, token: mira.token })
      expect(texts((await list()).body)).toEqual(['Me too.'])
      await site.call({ method: 'DELETE', url: `/api/user/${otto.userId}/block`, token: mira.token })
    })

    test('go with it', async () => {
      const id = await written()
      await (kind === 'Journal'
        ? site.call({ method: 'DELETE', url: thing.path, token: mira.token })
        : site.database.delete(stories))
      expect((await list()).status).toBe(404)
      expect(await site.database.$count(comments, eq(comments.id, id))).toBe(0)
    })
  },
)

test('comments beside the deletion of its author’s account are kept nowhere and fail nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const leaver = await signUp(site, { userName: 'Lou' })
    const journalId = await addJournal(site, leaver, { visibility: 'Public' })
    const urls = [`/api/story/${await addStory(site, leaver, journalId)}`, `/api/journal/${journalId}`]
    const say = (url: string, { token }: SignedIn) =>
      site.call({ method: 'POST', url: `${url}/comments`, token, body: { text: '@Lou @Otto' } })
    await Promise.all(urls.map((url) => say(url, otto)))
    const responses = await Promise.all([
      ...urls.flatMap((url) => [otto, lea, leaver].map((person) => say(url, person))),
      site.call({
        ...{ method: 'DELETE', url: `/api/user/${leaver.userId}`, token: leaver.token },
        body: { password },
      }),
    ])
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const left = or(isNotNull(comments.storyId), isNotNull(comments.journalId))
    expect(await site.database.$count(comments, and(left, eq(comments.authorId, leaver.userId)))).toBe(0)
  }
})

test('a Story that is removed while somebody comments gets 404', async () => {
  for (let round = 0; round < 8; round += 1) {
    thing = await addThing.Story()
    const { journalId = '' } = thing
    const body = { journalId, storyId: thing.ids['storyId'] }
    const url = `/api/journal/${journalId}/remove/story`
    const [removed, ...responses] = await Promise.all([
      site.call({ method: 'PUT', url, token: mira.token, body }),
      ...[otto, lea, otto].map((person) => write({ text: '@Otto!' }, person)),
    ])
    expect(removed.status).toBe(200)
    for (const { status } of responses) expect([201, 404]).toContain(status)
  }
})
