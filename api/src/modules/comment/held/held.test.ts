import { addKick } from '../../../../test/content'
import { signUp, signUpLongAgo, textAt, type SignedIn } from '../../../../test/people'
import { makeModerator } from '../../../../test/reports'
import { openTestSite, type TestSite } from '../../../../test/test-site'

const text = 'We sell the best boots for every path, and send them to all countries.'

let site: TestSite
let ann: SignedIn
let ben: SignedIn
let mod: SignedIn
beforeAll(async () => {
  site = await openTestSite()
  mod = await makeModerator(site, await signUp(site))
})
beforeEach(async () => {
  ann = await signUpLongAgo(site)
  ben = await signUpLongAgo(site)
  await site.database.$client.query('delete from comments')
})
afterAll(() => site.close())

const call = (person: SignedIn, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  site.call({ method, url, token: person.token, ...(body && { body }) })
const write = async (person: SignedIn, content = text) => {
  const { id } = await addKick(site, ann)
  const { body } = await call(person, 'POST', `/api/kick/${id}/comments`, { text: content })
  return { kickId: id, id: textAt(body, '_id'), hidden: Object(body).hidden as unknown }
}
const comments = async (kickId: string, viewer: SignedIn) =>
  (await call(viewer, 'GET', `/api/kick/${kickId}/comments`)).body
const countOf = async (kickId: string) =>
  Object((await call(ann, 'GET', `/api/kick/${kickId}`)).body).commentCount as unknown
const notified = async (kickId: string) =>
  JSON.stringify((await call(ann, 'GET', '/api/notification')).body).includes(kickId)
const reportOf = async (id: string) => {
  const { body } = await call(mod, 'GET', '/api/care/report?limit=100')
  return (body as { _id: string; thing: { id: string } }[]).find(({ thing }) => thing.id === id)
}
const decide = async (id: string, decision: string) =>
  call(mod, 'PUT', `/api/care/report/${(await reportOf(id))?._id}`, {
    decision,
    words: 'Please stop.',
    days: null,
  })
const twice = async (person: SignedIn) => [await write(person), await write(person)]
const held = { words: '', held: true }

test('holds the third equal text of a person until a moderator finds nothing wrong', async () => {
  for (const { hidden } of await twice(ben)) expect(hidden).toBeUndefined()
  const third = await write(ben, 'WE sell the best boots for every path -- and send them to all countries!')
  expect(third.hidden).toEqual(held)
  expect(await comments(third.kickId, ben)).toMatchObject([{ hidden: held }])
  expect(await comments(third.kickId, ann)).toEqual([])
  expect(await countOf(third.kickId)).toBe(0)
  expect(await notified(third.kickId)).toBe(false)
  expect(await reportOf(third.id)).toMatchObject({
    reason: 'spam',
    accused: { _id: ben.userId },
    copy: { text: expect.stringContaining('best boots') },
  })
  expect(await decide(third.id, 'nothing')).toMatchObject({
    status: 200,
    body: { reports: [{ reporter: null, bySite: true }] },
  })
  expect(await comments(third.kickId, ann)).toMatchObject([{ _id: third.id }])
  expect(await countOf(third.kickId)).toBe(1)
  expect(await notified(third.kickId)).toBe(true)
})

test('what a moderator hides stays hidden, with words', async () => {
  await twice(ben)
  const { id, kickId } = await write(ben)
  await decide(id, 'hide')
  expect(await comments(kickId, ben)).toMatchObject([{ hidden: { words: 'Please stop.' } }])
  expect(await comments(kickId, ann)).toEqual([])
  expect(await countOf(kickId)).toBe(0)
})

test('a warning shows it again', async () => {
  await twice(ben)
  const { id, kickId } = await write(ben)
  await decide(id, 'warn')
  expect(await comments(kickId, ann)).toMatchObject([{ _id: id }])
})

test('an edit to an equal text is held, and stays held after another edit', async () => {
  await twice(ben)
  const { id, kickId } = await write(ben, 'A fine path.')
  const edit = async (content: string) =>
    (await call(ben, 'PUT', `/api/comment/${id}`, { text: content })).body
  expect(await edit(text)).toMatchObject({ hidden: held })
  expect(await edit('Another path.')).toMatchObject({ hidden: held })
  expect(await edit(text)).toMatchObject({ hidden: held })
  expect(await comments(kickId, ann)).toEqual([])
  expect(await countOf(kickId)).toBe(0)
})

test.each(['Wow!', 'Thank you so much, that helped us a lot!', 'Спасибо, это очень помогло!', '🥾🥾🥾'])(
  'people may write %j as often as they like',
  async (short) => {
    for (let times = 0; times < 5; times += 1) expect((await write(ben, short)).hidden).toBeUndefined()
  },
)

test('a short text with a link is held', async () => {
  for (const hidden of [undefined, undefined, held])
    expect((await write(ben, 'See boots.shop')).hidden).toEqual(hidden)
})

test('equal texts of different people count together in their first week only', async () => {
  for (let times = 0; times < 3; times += 1)
    expect((await write(await signUpLongAgo(site))).hidden).toBeUndefined()
  for (const hidden of [undefined, undefined, held, held])
    expect((await write(await signUp(site))).hidden).toEqual(hidden)
})

test('of 20 concurrent equal texts of new accounts two are seen at most', async () => {
  const people: SignedIn[] = []
  while (people.length < 20) people.push(await signUp(site))
  const written = await Promise.all(people.map((person) => write(person)))
  expect(written.filter(({ hidden }) => hidden === undefined).length).toBeLessThanOrEqual(2)
  expect(new Set(written.map(({ kickId }) => kickId)).size).toBe(20)
})

test('texts of more than 30 days ago do not count', async () => {
  await twice(ben)
  await site.database.$client.query(`update comments set created_at = now() - interval '31 days'`)
  expect((await write(ben)).hidden).toBeUndefined()
})
