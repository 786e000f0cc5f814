import { newId } from '@bucketeer/host/server'
import { addEntry, addJournal, addKick, addStory } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { comments, kicks } from '../../database/schema'
import { eq } from 'drizzle-orm'
import { createNotificationRepository } from './repository'

interface Shown {
  _id: string
  kind: string
  kick: { _id: string; name: string }
  people: { userName: string }[]
  count: number
  seen: boolean
}

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let lea: SignedIn
let kickId: string
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site, { userName: 'Mira' })
  otto = await signUp(site, { userName: 'Otto' })
  lea = await signUp(site, { userName: 'Lea' })
  kickId = (await addKick(site, mira)).id
})
afterAll(() => site.close())

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
const call = (person: SignedIn, method: Method, url: string, body?: object) =>
  site.call({ method, url, token: person.token, ...(body && { body }) })
const list = async (person = mira, query = '') =>
  (await call(person, 'GET', `/api/notification${query}`)).body as Shown[]
/** 'like Otto 2' of each notification, with a star if it is unseen. */
const told = async (person = mira, query = '') =>
  (await list(person, query)).map(
    ({ kind, people, count, seen }) =>
      `${seen ? '' : '*'}${kind} ${people.map(({ userName }) => userName).join(', ')} ${count}`,
  )
const like = (person: SignedIn, id = kickId) => call(person, 'PUT', `/api/kick/${id}/like`)
const unlike = (person: SignedIn) => call(person, 'DELETE', `/api/kick/${kickId}/like`)
const say = async (person: SignedIn, text = 'Take gloves.') =>
  textAt((await call(person, 'POST', `/api/kick/${kickId}/comments`, { text })).body, '_id')
const seen = async (person = mira, upTo?: string) =>
  call(person, 'PUT', '/api/notification/seen', { upTo: upTo ?? (await list(person))[0]?._id })
const choose = (person: SignedIn, settings: object) =>
  call(person, 'PUT', '/api/notification/settings', settings)
const block = (person: SignedIn, { userId }: SignedIn) => call(person, 'PUT', `/api/user/${userId}/block`)

describe('likes', () => {
  test('of five people are one notification with the latest three', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((userName) => signUp(site, { userName })))
    for (const person of people) {
      await like(person)
      await like(person)
    }
    expect(await list()).toMatchObject([
      { kind: 'like', kick: { _id: kickId, name: 'Swim in a fjord' }, count: 5, seen: false },
    ])
    expect(await told()).toEqual(['*like E, D, C 5'])
  })

  test('that are taken back are taken out, and the last one with its notification', async () => {
    await like(otto)
    await like(lea)
    await unlike(lea)
    expect(await told()).toEqual(['*like Otto 1'])
    await unlike(otto)
    expect(await told()).toEqual([])
  })

  test('of one’s own Kick, and favourites, notify nobody', async () => {
    await like(mira)
    await call(otto, 'PUT', `/api/kick/${kickId}/favourite`)
    expect(await told()).toEqual([])
  })

  test('begin a new notification once the last one was seen', async () => {
    await like(otto)
    await seen()
    await like(lea)
    expect(await told()).toEqual(['*like Lea 1', 'like Otto 1'])
    expect(await told(mira, '?unseen=true')).toEqual(['*like Lea 1'])
  })
})

describe('comments', () => {
  test('notify the creator of the Kick, and count each author once', async () => {
    await say(otto)
    await say(otto)
    await say(lea)
    await say(mira)
    expect(await told()).toEqual(['*comment Lea, Otto 2'])
    expect(await told(otto)).toEqual([])
  })

  test('notify those whom they name, if they commented there or created the Kick', async () => {
    const stranger = await signUp(site, { userName: 'Stranger' })
    await say(otto)
    await say(lea, '@otto: two pairs! @Mira knows. @Stranger does not. @Lea neither.')
    expect(await told(otto)).toEqual(['*reply Lea 1'])
    expect(await told(mira)).toEqual(['*reply Lea 1', '*comment Otto 1'])
    expect(await told(stranger)).toEqual([])
    expect(await told(lea)).toEqual([])
  })

  test('notify those whom a change names', async () => {
    await say(otto)
    const id = await say(lea, '@Oto is right')
    await call(lea, 'PUT', `/api/comment/${id}`, { text: '@Otto is right' })
    await call(lea, 'PUT', `/api/comment/${id}`, { text: '@Otto is quite right' })
    expect(await told(otto)).toEqual(['*reply Lea 1'])
    expect(await told(mira)).toEqual(['*comment Lea, Otto 2'])
  })

  test('take their notification with them when they are deleted or hidden', async () => {
    const [first, second] = [await say(otto), await say(lea)]
    await call(otto, 'DELETE', `/api/comment/${first}`)
    expect(await told()).toEqual(['*comment Lea 1'])
    await site.database.update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, second))
    expect(await told()).toEqual([])
  })

  test('do not notify somebody who no longer sees the Kick', async () => {
    await say(otto)
    await site.database.update(kicks).set({ audience: 'Private' }).where(eq(kicks.id, kickId))
    await say(mira, '@Otto, it is mine alone now')
    await site.database.update(kicks).set({ audience: 'Members' }).where(eq(kicks.id, kickId))
    expect(await told(otto)).toEqual([])
  })
})

describe.each(['Story', 'Journal'] as const)('comments on a %s', (kind) => {
  let journalId: string
  let path: string
  beforeEach(async () => {
    journalId = await addJournal(site, mira, { title: 'North', visibility: 'Public' })
    path = `/api/journal/${journalId}`
    if (kind === 'Story') path = `/api/story/${await addStory(site, mira, journalId)}`
  })
  const sayThere = (person: SignedIn, text = 'Take gloves.') =>
    call(person, 'POST', `${path}/comments`, { text })

  test('notify its author in a group of their own, with its title', async () => {
    await say(otto)
    await sayThere(otto)
    await sayThere(lea)
    await sayThere(mira)
    expect(await list()).toMatchObject([
      {
        ...{ kind: 'comment', count: 2, kick: null, journal: { _id: journalId, title: 'North' } },
        story: kind === 'Story' ? { title: 'Danube' } : null,
      },
      { kind: 'comment', count: 1, kick: { _id: kickId }, journal: null, story: null },
    ])
  })

  test('notify those whom they name, if they commented there or it is theirs', async () => {
    await say(lea)
    await sayThere(otto)
    await sayThere(mira, '@Otto: two pairs! @Lea did not ask.')
    expect(await told(otto)).toEqual(['*reply Mira 1'])
    expect(await told(lea)).toEqual([])
    await sayThere(otto, '@Mira')
    expect(await told()).toEqual(['*reply Otto 1', '*comment Otto 1', '*comment Lea 1'])
  })

  test('are no longer told to those who may not read it, were blocked, or after it was deleted', async () => {
    await sayThere(otto)
    await sayThere(mira, '@Otto')
    await call(mira, 'PUT', `/api/journal/${journalId}`, { audience: 'Private' })
    expect(await told(otto)).toEqual([])
    expect(await told()).toEqual(['*comment Otto 1'])
    await call(mira, 'PUT', `/api/journal/${journalId}`, { audience: 'Members' })
    expect(await told(otto)).toEqual(['*reply Mira 1'])
    await block(otto, mira)
    expect(await told(otto)).toEqual([])
    expect(await told()).toEqual([])
    await sayThere(lea)
    await call(mira, 'DELETE', `/api/journal/${journalId}`)
    expect(await told()).toEqual([])
  })
})

describe('"I did it"', () => {
  const did = (person: SignedIn, fields: object = {}) =>
    addEntry(site, person, { kickId, audience: 'Members', ...fields })

  test('notifies the creator of the Kick', async () => {
    await did(otto)
    await did(mira)
    expect(await told()).toEqual(['*done Otto 1'])
  })

  test.each(['Private', 'Followers'])('notifies nobody when its audience is %s', async (audience) => {
    await did(otto, { audience })
    expect(await told()).toEqual([])
  })

  test('notifies when a beginning becomes it, and only then', async () => {
    const id = await did(otto, { state: 'doing' })
    expect(await told()).toEqual([])
    await call(otto, 'PUT', `/api/log/${id}`, { state: 'done' })
    expect(await told()).toEqual(['*done Otto 1'])
    await seen()
    await call(otto, 'PUT', `/api/log/${id}`, { note: 'It rained.' })
    expect(await told()).toEqual(['done Otto 1'])
  })

  test('is no longer told once it is hidden, no longer true or deleted', async () => {
    const id = await did(otto)
    for (const change of [{ audience: 'Private' }, { audience: 'Members', state: 'doing' }]) {
      await call(otto, 'PUT', `/api/log/${id}`, change)
      expect(await told()).toEqual([])
    }
    await call(otto, 'PUT', `/api/log/${id}`, { state: 'done' })
    expect(await told()).toEqual(['*done Otto 1'])
    await call(otto, 'DELETE', `/api/log/${id}`)
    expect(await told()).toEqual([])
  })
})

describe('people who are blocked, muted or gone', () => {
  test('leave groups and notifications at a block, on both sides, for good', async () => {
    await say(mira)
    await like(otto)
    await like(lea)
    await say(otto, '@Mira')
    await say(mira, '@Otto')
    await block(otto, mira)
    expect(await told()).toEqual(['*like Lea 1'])
    expect(await told(otto)).toEqual([])
    await call(otto, 'DELETE', `/api/user/${mira.userId}/block`)
    expect(await told()).toEqual(['*like Lea 1'])
  })

  test('notify nobody while they are muted', async () => {
    await like(otto)
    await call(mira, 'PUT', `/api/user/${otto.userId}/mute`)
    expect(await told()).toEqual([])
    await say(otto)
    await call(mira, 'DELETE', `/api/user/${otto.userId}/mute`)
    expect(await told()).toEqual(['*like Otto 1'])
  })

  test('leave with their account', async () => {
    await like(otto)
    await like(lea)
    await site.database.$client.query('delete from users where id = $1', [otto.userId])
    expect(await told()).toEqual(['*like Lea 1'])
  })
})

test('makes none of a kind that is off', async () => {
  const on = { comment: true, reply: true, like: true, done: true, follow: true }
  expect((await call(mira, 'GET', '/api/notification/settings')).body).toEqual(on)
  expect((await choose(mira, { like: false })).body).toEqual({ ...on, like: false })
  await like(otto)
  await say(otto)
  await choose(mira, { like: true })
  await like(lea)
  expect(await told()).toEqual(['*like Lea 1', '*comment Otto 1'])
})

test('tells a creator who is named of the comment when replies are off', async () => {
  await choose(mira, { reply: false })
  await say(otto, '@Mira')
  expect(await told()).toEqual(['*comment Otto 1'])
})

test('pages contain every notification once, newest first', async () => {
  const ids = []
  for (let count = 0; count < 5; count += 1) {
    const { id } = await addKick(site, mira)
    await like(otto, id)
    ids.unshift(id)
  }
  const first = await call(mira, 'GET', '/api/notification?limit=3&unseen=true')
  const next = /^<(\S+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  expect(next).toContain('/api/notification?unseen=true&limit=3&cursor=')
  const second = await call(mira, 'GET', next)
  expect(second.headers).not.toHaveProperty('link')
  const all = [...(first.body as Shown[]), ...(second.body as Shown[])]
  expect(all.map(({ kick }) => kick._id)).toEqual(ids)
})

test('answers 304 to the ETag of an unchanged list, for its reader alone', async () => {
  const ask = ({ token }: SignedIn, tag?: unknown) =>
    site.call({
      method: 'GET',
      url: '/api/notification?unseen=true',
      token,
      headers: tag ? { 'if-none-match': String(tag) } : {},
    })
  const { headers } = await ask(mira)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization' })
  expect(await ask(mira, headers.etag)).toMatchObject({ status: 304 })
  expect(await ask(otto, headers.etag)).toMatchObject({ status: 200 })
  await like(otto)
  const changed = await ask(mira, headers.etag)
  expect(changed).toMatchObject({ status: 200, body: [{ count: 1 }] })
  expect(changed.headers.etag).not.toBe(headers.etag)
  await call(mira, 'PUT', `/api/user/${otto.userId}/mute`)
  expect(await ask(mira, changed.headers.etag)).toMatchObject({ status: 200, body: [] })
})

test('marks as seen only what the user saw', async () => {
  await like(otto)
  const [first] = await list()
  await like(lea)
  expect((await seen(mira, first?._id)).status).toBe(204)
  expect(await told()).toEqual(['*like Lea 1', 'like Otto 1'])
  expect((await seen(mira, newId())).status).toBe(204)
  expect(await told(mira, '?unseen=true')).toEqual([])
})

test('does not mark what is somebody else’s', async () => {
  await like(otto)
  await seen(lea, newId())
  expect(await told()).toEqual(['*like Otto 1'])
})

test('keeps notifications for 90 days', async () => {
  await like(otto)
  await like(lea)
  await site.database.$client.query(
    `update notifications set created_at = now() - interval '91 days' where actor_id = $1`,
    [otto.userId],
  )
  await createNotificationRepository(site.database).deleteOld()
  expect(await told()).toEqual(['*like Lea 1'])
})

describe('at the same time', () => {
  const times = Array.from({ length: 12 }, (_, index) => index)
  const signUpMany = async () => {
    const people = []
    // The server hashes few passwords at once.
    for (const time of times) people.push(await signUp(site, { userName: `Person of ${time}` }))
    return people
  }

  test('likes, and likes taken back, leave what the Kick shows', async () => {
    await Promise.all(times.flatMap(() => [like(otto), unlike(otto), like(lea), unlike(lea)]))
    const { rows } = await site.database.$client.query<{ likes: number }>(
      'select count(*)::int as likes from kick_likes where kick_id = $1',
      [kickId],
    )
    expect((await list())[0]?.count ?? 0).toBe(rows[0]?.likes)
  })

  test('what comes and what is seen lose nothing', async () => {
    const people = await signUpMany()
    const statuses = await Promise.all(
      people.flatMap((person) => [like(person), seen(mira, newId()), seen(mira, newId())]),
    )
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 204]))
    const counts = (await list()).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people.length)
  })

  test('blocks leave nothing of the blocked', async () => {
    const people = await signUpMany()
    const responses = await Promise.all(
      people.flatMap((person) => [like(person), say(person).catch(() => ''), block(mira, person)]),
    )
    expect(responses.filter((each) => typeof each === 'object' && each.status >= 500)).toEqual([])
    await like(otto)
    expect(await told()).toEqual(['*like Otto 1'])
  })

  test('a like and the deletion of the creator’s account both succeed or say so', async () => {
    for (const time of times.slice(0, 5)) {
      const leaver = await signUp(site, { userName: `Leaver ${time}` })
      const { id } = await addKick(site, leaver)
      const responses = await Promise.all([
        ...[otto, lea].map((person) => like(person, id)),
        call(leaver, 'DELETE', `/api/user/${leaver.userId}`, { password: 'a walk in the woods' }),
      ])
      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    }
  })
})
