import { sql } from 'drizzle-orm'
import { addBucket, addEntry, addJournal, addKick, addShareLink, addStory } from '../../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../../test/people'
import { makeModerator, report as send } from '../../../../test/reports'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import type { ThingKind } from '../../../database/care-schema'
import { deleteAccount } from '../../user/delete-account'

let site: TestSite
let ann: SignedIn
let ben: SignedIn
let mod: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  ben = await signUp(site, { userName: 'Ben' })
  mod = await makeModerator(site, await signUp(site))
})

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
const call = (person: SignedIn | undefined, method: Method, url: string, body?: object) =>
  site.call({ method, url, ...(person && { token: person.token }), ...(body && { body }) })
const get = async (person: SignedIn | undefined, url: string) => (await call(person, 'GET', url)).body
const statusOf = async (person: SignedIn | undefined, url: string) => (await call(person, 'GET', url)).status

const report = async (person: SignedIn | undefined, kind: ThingKind, id: string, fields: object = {}) => {
  const { status, body } = await send(site, person, kind, id, fields)
  expect(status).toBe(201)
  return textAt(body, '_id')
}
const decide = (person: SignedIn, id: string, decision: string, fields: object = {}) =>
  call(person, 'PUT', `/api/care/report/${id}`, { decision, words: 'Please be kind.', days: null, ...fields })

const queue = async (query = '?limit=100') =>
  (await get(mod, `/api/care/report${query}`)) as { _id: string }[]
const isQueued = async (id: string) => (await queue()).some(({ _id }) => _id === id)

/** Things of each kind of Ann that Ben may see. */
async function thingsOfAnn(): Promise<Record<ThingKind, string>> {
  const { id: kick } = await addKick(site, ann, { description: 'Rude words' })
  const journal = await addJournal(site, ann, { visibility: 'Public' })
  return {
    kick,
    journal,
    story: await addStory(site, ann, journal),
    bucket: await addBucket(site, ann, { audience: 'Members' }),
    entry: await addEntry(site, ann, { audience: 'Members', kickId: kick }),
    comment: textAt((await call(ann, 'POST', `/api/kick/${kick}/comments`, { text: 'Rude' })).body, '_id'),
    user: ann.userId,
  }
}

describe('POST /api/people/report', () => {
  test('takes a report of each kind once while it is open, also after a block', async () => {
    const things = Object.entries(await thingsOfAnn()) as [ThingKind, string][]
    const ids: string[] = []
    for (const [kind, id] of things) ids.push(await report(ben, kind, id))
    await call(ben, 'PUT', `/api/user/${ann.userId}/block`)
    for (const [index, [kind, id]] of things.entries()) {
      expect(await report(ben, kind, id)).toBe(ids[index])
      const cleo = await signUp(site)
      await call(cleo, 'PUT', `/api/user/${ann.userId}/block`)
      await report(cleo, kind, id)
    }
  })

  test('concurrent reports of one person are one report', async () => {
    const { kick } = await thingsOfAnn()
    const ids = await Promise.all(Array.from({ length: 10 }, () => report(ben, 'kick', kick)))
    expect(new Set(ids).size).toBe(1)
  })

  test('returns the same 404 for what the caller may not see as for an unknown id', async () => {
    const hidden = {
      kick: (await addKick(site, ann, { audience: 'Private' })).id,
      bucket: await addBucket(site, ann),
      journal: await addJournal(site, ann),
      entry: await addEntry(site, ann, { audience: 'Private' }),
    }
    const unknown = await send(site, ben, 'kick', ben.userId)
    expect(unknown.status).toBe(404)
    for (const [kind, id] of Object.entries(hidden)) {
      const { status, body } = await send(site, ben, kind as ThingKind, id)
      expect([status, body]).toEqual([404, unknown.body])
    }
    const { kick } = await thingsOfAnn()
    await call(ann, 'PUT', `/api/user/${ben.userId}/block`)
    expect((await send(site, ben, 'kick', kick)).status).toBe(404)
    expect((await send(site, ben, 'user', ann.userId)).status).toBe(404)
  })

  test('takes reports about Public Journals and their Stories from visitors, and no others', async () => {
    const { journal, story, ...others } = await thingsOfAnn()
    await report(undefined, 'journal', journal)
    await report(undefined, 'story', story)
    for (const [kind, id] of Object.entries(others))
      expect((await send(site, undefined, kind as ThingKind, id)).status).toBe(401)
    const members = await addJournal(site, ann, { audience: 'Members' })
    expect((await send(site, undefined, 'journal', members)).status).toBe(404)
  })

  test('refuses a report about one’s own, an unknown reason and a long note', async () => {
    const { kick } = await thingsOfAnn()
    expect((await send(site, ann, 'kick', kick)).status).toBe(400)
    expect((await send(site, ben, 'kick', kick, { reason: 'answer' })).status).toBe(400)
    expect((await send(site, ben, 'kick', kick, { note: 'x'.repeat(1001) })).status).toBe(400)
  })
})

describe('/api/care', () => {
  test('a report has the copy as it was, and the histories of both', async () => {
    const { kick } = await thingsOfAnn()
    const earlier = await report(ben, 'user', ann.userId)
    expect((await decide(mod, earlier, 'nothing', { words: '' })).status).toBe(200)
    const id = await report(ben, 'kick', kick, { note: 'Look' })
    await call(ann, 'DELETE', `/api/kick/${kick}`)
    expect(await get(mod, `/api/care/report/${id}`)).toMatchObject({
      thing: { kind: 'kick', id: kick },
      copy: { title: 'Swim in a fjord', text: 'Rude words', picture: expect.stringContaining('signature') },
      accused: { _id: ann.userId },
      count: 1,
      reports: [{ reporter: { _id: ben.userId }, note: 'Look', sent: 1, unfounded: 1 }],
      history: { reports: 2, nothing: 1, hide: 0 },
      decision: null,
    })
  })

  test('pages have each thing once, oldest first, with all of its reports', async () => {
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      const { kick } = await thingsOfAnn()
      ids.push(await report(ben, 'kick', kick))
      await report(await signUp(site), 'kick', kick)
    }
    const shown: unknown[] = []
    let url: string | undefined = '/api/care/report?limit=1'
    while (url) {
      const { body, headers }: { body: unknown; headers: Record<string, unknown> } = await call(
        mod,
        'GET',
        url,
      )
      shown.push(...(body as object[]))
      url = /^<(\S+)>; rel="next"$/.exec(String(headers['link']))?.[1]
    }
    const own = (shown as { _id: string; count: number }[]).filter(({ _id }) => ids.includes(_id))
    expect(own.map(({ _id, count }) => [_id, count])).toEqual(ids.map((id) => [id, 2]))
  })

  test('one decision closes all reports about a thing; reporters learn the outcome, the owner the words', async () => {
    const { kick } = await thingsOfAnn()
    const id = await report(ben, 'kick', kick)
    const cleo = await signUp(site, { userName: 'Cleopatra' })
    await report(cleo, 'kick', kick)
    expect(await get(ben, '/api/people/report')).toMatchObject([{ outcome: null }])
    expect((await decide(mod, id, 'hide')).status).toBe(200)
    for (const person of [ben, cleo])
      expect(await get(person, '/api/people/report')).toMatchObject([{ outcome: 'hide' }])
    const decisions = await get(ann, '/api/people/decision')
    expect(decisions).toMatchObject([
      { decision: 'hide', title: 'Swim in a fjord', words: 'Please be kind.', answer: null },
    ])
    for (const mark of [ben.userId, 'Ben', cleo.userId, 'Cleopatra', mod.userId])
      expect(JSON.stringify(decisions)).not.toContain(mark)
    expect(await isQueued(id)).toBe(false)
    expect((await queue('?state=decided')).some(({ _id }) => _id === id)).toBe(true)
  })

  test.each(['kick', 'bucket', 'journal', 'entry'] as const)(
    'hides a %s from others, not from its owner',
    async (kind) => {
      const id = (await thingsOfAnn())[kind]
      const url = `/api/${kind === 'entry' ? 'log' : kind}/${id}`
      expect(await statusOf(ben, url)).toBe(200)
      await decide(mod, await report(ben, kind, id), 'hide')
      expect(await statusOf(ben, url)).toBe(404)
      expect(await get(ann, url)).toMatchObject({ hidden: { words: 'Please be kind.' } })
    },
  )

  test('notifies the reporters of each decision, and the owner of all but ‘nothing’, without a name', async () => {
    const { kick } = await thingsOfAnn()
    const told = async (person: SignedIn) =>
      ((await get(person, '/api/notification')) as object[]).map((each) => ({
        ...each,
        _id: '',
        createdAt: '',
      }))
    const cleo = await signUp(site)
    const id = await report(ben, 'kick', kick)
    await report(cleo, 'kick', kick)
    await decide(mod, id, 'nothing')
    const about = { kick: null, journal: null, story: null, title: null }
    const outcome = { _id: '', kind: 'outcome', ...about, people: [], count: 0, seen: false, createdAt: '' }
    expect(await told(ben)).toEqual([outcome])
    expect(await told(cleo)).toEqual([outcome])
    expect(await told(ann)).toEqual([])
    await decide(mod, await report(ben, 'kick', kick), 'warn')
    expect(await told(ann)).toEqual([{ ...outcome, kind: 'decision', title: 'Swim in a fjord' }])
    expect(await told(ben)).toEqual([outcome, outcome])
    expect(await told(mod)).toEqual([])
    const [{ _id: decisionId } = { _id: '' }] = (await get(ann, '/api/people/decision')) as { _id: string }[]
    await call(ann, 'POST', `/api/people/decision/${decisionId}/answer`, { note: 'It was a joke.' })
    const answer = (await queue()).at(-1)?._id ?? ''
    await decide(mod, answer, 'nothing')
    expect((await told(ann)).map((each) => Object(each).kind)).toEqual(['decision', 'decision'])
  })

  test('hides a comment, and with a Story its Journal; refuses to hide a profile', async () => {
    const { comment, kick, story, journal, user } = await thingsOfAnn()
    await decide(mod, await report(ben, 'comment', comment), 'hide')
    expect(await get(ben, `/api/kick/${kick}/comments`)).toEqual([])
    expect(await get(ann, `/api/kick/${kick}/comments`)).toMatchObject([
      { hidden: { words: 'Please be kind.' } },
    ])
    expect(await get(ben, `/api/kick/${kick}`)).toMatchObject({ commentCount: 0 })
    await decide(mod, await report(ben, 'story', story), 'hide')
    expect(await statusOf(undefined, `/api/journal/${journal}`)).toBe(404)
    expect(await get(ann, `/api/journal/${journal}`)).toHaveProperty('hidden')
    expect((await decide(mod, await report(ben, 'user', user), 'hide')).status).toBe(400)
  })

  test('learns what a comment is on, also of a Story or Journal', async () => {
    const { kick, story, journal } = await thingsOfAnn()
    for (const [path, parentId, journalId] of [
      [`kick/${kick}`, kick, null],
      [`story/${story}`, story, journal],
      [`journal/${journal}`, journal, journal],
    ]) {
      const body = { text: 'Rude' }
      const id = textAt((await call(ann, 'POST', `/api/${path}/comments`, body)).body, '_id')
      const reportId = await report(ben, 'comment', id)
      const thing = { kind: 'comment', id, parentId, journalId }
      expect(await get(mod, `/api/care/report/${reportId}`)).toMatchObject({ thing })
      await decide(mod, reportId, 'warn')
      expect(Object(await get(ann, '/api/people/decision'))[0]).toMatchObject({ thing })
    }
  })

  test('many reports alone hide nothing', async () => {
    const { kick } = await thingsOfAnn()
    for (let index = 0; index < 12; index += 1) await report(await signUp(site), 'kick', kick)
    expect(await statusOf(ben, `/api/kick/${kick}`)).toBe(200)
  })

  test('of two moderators who decide at once, one wins and the other gets 409', async () => {
    const { kick } = await thingsOfAnn()
    const id = await report(ben, 'kick', kick)
    const second = await makeModerator(site, await signUp(site))
    const responses = await Promise.all([decide(mod, id, 'hide'), decide(second, id, 'warn')])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await get(ann, '/api/people/decision')).toHaveLength(1)
  })

  test('nobody sees or decides reports about themselves', async () => {
    const id = await report(ben, 'user', mod.userId)
    expect(await isQueued(id)).toBe(false)
    expect(await statusOf(mod, `/api/care/report/${id}`)).toBe(404)
    expect((await decide(mod, id, 'nothing')).status).toBe(404)
  })

  test('the database refuses to change or delete a decision', async () => {
    const { kick } = await thingsOfAnn()
    await decide(mod, await report(ben, 'kick', kick), 'warn')
    for (const change of [
      sql`update care_log set words = 'x'`,
      sql`update care_log set moderator_id = null`,
      sql`delete from care_log`,
    ])
      await expect(site.database.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      })
    expect(await get(mod, '/api/care/log?limit=1')).toMatchObject([{ decision: 'warn', thing: { id: kick } }])
  })
})

describe('an answer', () => {
  const answer = async (person: SignedIn, note = 'It is mine.') => {
    const [decision] = (await get(ann, '/api/people/decision')) as { _id: string }[]
    return call(person, 'POST', `/api/people/decision/${decision?._id}/answer`, { note })
  }
  const openAnswer = async () => (await queue()).find((each) => Object(each).reason === 'answer')

  test('comes back into the queue once, and ‘nothing’ takes the decision back', async () => {
    const { kick } = await thingsOfAnn()
    await decide(mod, await report(ben, 'kick', kick), 'hide')
    expect((await answer(ben)).status).toBe(404)
    expect((await answer(ann)).status).toBe(204)
    expect((await answer(ann)).status).toBe(409)
    const queued = await openAnswer()
    expect(queued).toMatchObject({ note: 'It is mine.', thing: { id: kick }, accused: { _id: ann.userId } })
    expect(await get(mod, `/api/care/report/${queued?._id}`)).toMatchObject({ answers: { decision: 'hide' } })
    expect(await decide(mod, String(queued?._id), 'nothing', { words: ' ' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'words', code: 'care.no-words' }] },
    })
    await decide(mod, String(queued?._id), 'nothing', { words: 'We were wrong.' })
    expect(await statusOf(ben, `/api/kick/${kick}`)).toBe(200)
    expect(await get(ann, '/api/people/decision')).toMatchObject([
      { decision: 'hide', answer: { note: 'It is mine.', outcome: 'nothing', words: 'We were wrong.' } },
    ])
    expect(await get(ann, '/api/people/report')).toEqual([])
  })
})

describe('a suspension', () => {
  const logIn = () => site.call({ method: 'POST', url: '/auth/login', body: { email: ann.email, password } })
  const suspend = async (days: number | null) =>
    decide(mod, await report(ben, 'user', ann.userId), 'suspend', { days })
  const endNow = () =>
    site.database.execute(
      sql`update users set suspended_until = now() - interval '1 second' where id = ${ann.userId}`,
    )

  test('ends sessions, refuses logins with the time and the words, hides the person, and ends by itself', async () => {
    const things = await thingsOfAnn()
    const { kick, bucket, journal, entry, user } = things
    const { key } = await addShareLink(site, ann, { kind: 'journal', id: journal })
    const urls = [
      `/api/kick/${kick}`,
      `/api/bucket/${bucket}`,
      `/api/journal/${journal}`,
      `/api/log/${entry}`,
      `/api/user/${user}`,
    ]
    const lists = [
      '/api/kick?limit=100',
      '/api/kick?q=fjord&limit=100',
      '/api/journal/public',
      `/api/bucket?createdBy=${user}`,
      `/api/journal/shared?createdBy=${user}`,
      `/api/kick/${kick}/comments`,
    ]
    const ofOther = (await addKick(site, ben)).id
    await call(ann, 'POST', `/api/kick/${ofOther}/comments`, { text: 'Rude' })
    const seen = async () => {
      const statuses = []
      for (const url of [...urls, `/api/shared/${key}`]) statuses.push(await statusOf(ben, url))
      const shown = []
      for (const url of [...lists, `/api/kick/${ofOther}/comments`])
        shown.push(JSON.stringify(await get(ben, url)).includes(user))
      return { statuses: new Set(statuses), shown: new Set(shown) }
    }
    const before = await seen()
    expect(before).toEqual({ statuses: new Set([200]), shown: new Set([true]) })
    await suspend(3)
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    expect(await call(ann, 'GET', '/auth/verify')).toMatchObject({
      status: 401,
      body: { message: `A moderator suspended this account until ${until}, and wrote: “Please be kind.”` },
    })
    expect(await logIn()).toMatchObject({
      status: 403,
      body: { message: `A moderator suspended this account until ${until}, and wrote: “Please be kind.”` },
    })
    expect(await seen()).toEqual({ statuses: new Set([404]), shown: new Set([false]) })
    expect(JSON.stringify(await get(undefined, '/api/journal/public'))).not.toContain(user)
    // The login of somebody else deletes expired sessions.
    await signUp(site)
    expect(await call(ann, 'GET', '/auth/verify')).toMatchObject({ body: { code: 'auth.suspended-until' } })
    await endNow()
    expect(await call(ann, 'GET', '/auth/verify')).toMatchObject({
      status: 401,
      body: { code: 'session.expired' },
    })
    expect((await logIn()).status).toBe(200)
    expect(await seen()).toEqual(before)
  })

  test('can be for good, and hides the reported thing', async () => {
    const { kick } = await thingsOfAnn()
    await decide(mod, await report(ben, 'kick', kick), 'suspend', { days: null })
    expect(await logIn()).toMatchObject({
      status: 403,
      body: { message: 'A moderator suspended this account for good, and wrote: “Please be kind.”' },
    })
    await endNow()
    expect(await statusOf(ben, `/api/kick/${kick}`)).toBe(404)
  })

  test('is answered once, by email and password', async () => {
    const answer = (fields: object) =>
      site.call({
        method: 'POST',
        url: '/auth/suspension/answer',
        body: { email: ann.email, password, note: 'It was not me.', ...fields },
      })
    expect((await answer({})).status).toBe(404)
    await suspend(3)
    expect((await answer({ password: 'wrong password' })).status).toBe(401)
    expect(await answer({ note: ' ' })).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'note' }] },
    })
    expect((await answer({})).status).toBe(204)
    expect(await answer({})).toMatchObject({ status: 409, body: { code: 'decision.answered' } })
    expect(await get(mod, '/api/care/report')).toContainEqual(
      expect.objectContaining({ reason: 'answer', note: 'It was not me.' }),
    )
  })

  test('a shorter one does not shorten a longer one', async () => {
    await suspend(null)
    await site.database.execute(sql`select 1`)
    const { rows } = await site.database.execute(
      sql`select suspended_until = 'infinity' as is_for_good from users where id = ${ann.userId}`,
    )
    expect(rows).toEqual([{ is_for_good: true }])
  })
})

test('deleting the accounts of all three keeps the copies, without their ids', async () => {
  const { kick } = await thingsOfAnn()
  const id = await report(ben, 'kick', kick)
  await decide(mod, id, 'warn')
  for (const { userId } of [ann, ben, mod]) await deleteAccount(site, userId)
  mod = await makeModerator(site, await signUp(site))
  expect(await get(mod, `/api/care/report/${id}`)).toMatchObject({
    copy: { title: 'Swim in a fjord' },
    accused: null,
    reports: [{ reporter: null }],
    decision: { moderator: null, accused: null, words: 'Please be kind.' },
  })
})
