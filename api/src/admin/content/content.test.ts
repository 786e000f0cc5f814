import { newId } from '@bucketeer/host/server'
import { openAdminSite } from '../../../test/admin-site'
import { addBucket, addJournal, addKick, addStory } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'

let site: Awaited<ReturnType<typeof openAdminSite>>
let owner: SignedIn
let other: SignedIn
beforeAll(async () => {
  site = await openAdminSite()
})
beforeEach(async () => {
  owner = await signUp(site)
  other = await signUp(site)
})
afterAll(() => site.close())

const get = (url: string, person?: SignedIn) => site.call({ method: 'GET', url, token: person?.token })
const statusOf = async (url: string, person?: SignedIn) => (await get(url, person)).status
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, { token }: SignedIn, body?: object) =>
  site.call({ method, url, token, body })
const idsAt = async (url: string, person?: SignedIn) =>
  ((await get(url, person)).body as { _id: string }[]).map(({ _id }) => _id)
const hide = (type: string, id: string) => site.adminJson('content', 'hide', type, id, '--yes')
const unhide = (type: string, id: string) => site.adminJson('content', 'unhide', type, id, '--yes')
const comment = async (kickId: string, person: SignedIn, text = 'Take gloves.') =>
  textAt((await send('POST', `/api/kick/${kickId}/comments`, person, { text })).body, '_id')
const addEntry = async (kickId: string, person: SignedIn, fields: object = {}) =>
  textAt((await send('POST', '/api/log', person, { kickId, state: 'done', ...fields })).body, '_id')

describe('admin content find', () => {
  test('says that it found nothing', async () => {
    expect((await site.admin(['content', 'find', 'no such words'])).out).toBe('Nothing found.')
  })

  test('finds every type by a part of its text, with its owner', async () => {
    const word = `Zq${newId()}`
    const { id: kickId } = await addKick(site, owner, { name: `Swim ${word}` })
    const bucketId = await addBucket(site, owner, { description: `For ${word}` })
    const journalId = await addJournal(site, owner, { title: word, visibility: 'Private' })
    const storyId = await addStory(site, owner, journalId, { content: `At ${word}` })
    const commentId = await comment(kickId, other, `${word}!`)
    const entryId = await addEntry(kickId, other, { note: `In the rain: ${word}` })
    const found = await site.adminJson('content', 'find', word.toLowerCase())
    expect(found).toMatchObject([
      { type: 'kick', id: kickId, owner: { email: owner.email }, isHidden: false },
      { type: 'bucket', id: bucketId },
      { type: 'journal', id: journalId },
      { type: 'story', id: storyId },
      { type: 'comment', id: commentId, owner: { email: other.email } },
      { type: 'entry', id: entryId, owner: { email: other.email }, title: `Swim ${word}` },
    ])
    expect(await site.adminJson('content', 'find', word, '--type', 'comment')).toHaveLength(1)
    expect((await site.admin(['content', 'find', word])).out).toContain(other.email)
  })
})

describe('admin content hide kick', () => {
  test('hides it from others in every list, lookup, search and count, and shows it again', async () => {
    const word = `fjord${newId().replaceAll('-', '')}`
    const { id } = await addKick(site, owner, { name: word })
    const bucketId = await addBucket(site, other)
    await send('PUT', `/api/bucket/${bucketId}/add`, other, { bucketId, kickId: id })
    await comment(id, owner)
    const views = async (person: SignedIn) => [
      await statusOf(`/api/kick/${id}`, person),
      await statusOf(`/api/kick/${id}/comments`, person),
      (await idsAt(`/api/kick?q=${word}&limit=10`, person)).length,
      (await idsAt('/api/kick?limit=10', person)).includes(id),
      (await idsAt('/api/kick', person)).includes(id),
      (await idsAt(`/api/kick?createdBy=${owner.userId}&limit=10`, person)).length,
    ]
    const all = [200, 200, 1, true, true, 1]
    expect(await views(other)).toEqual(all)

    await hide('kick', id)
    expect(await views(other)).toEqual([404, 404, 0, false, false, 0])
    expect(await views(owner)).toEqual(all)
    expect((await get(`/api/bucket/${bucketId}`, other)).body).toMatchObject({ kicks: [], kickCount: 0 })
    expect((await get('/api/bucket', other)).body).toMatchObject([{ kicks: [], kickCount: 0 }])

    await unhide('kick', id)
    expect(await views(other)).toEqual(all)
    expect((await get(`/api/bucket/${bucketId}`, other)).body).toMatchObject({
      kicks: [{ _id: id }],
      kickCount: 1,
    })
  })

  test('refuses actions of others with 404, and allows those of its owner', async () => {
    const { id } = await addKick(site, owner)
    await hide('kick', id)
    const actions = async (person: SignedIn) => {
      const bucketId = await addBucket(site, person)
      const journalId = await addJournal(site, person)
      return [
        (await send('PUT', `/api/kick/${id}/like`, person)).status,
        (await send('DELETE', `/api/kick/${id}/like`, person)).status,
        (await send('PUT', `/api/kick/${id}/favourite`, person)).status,
        (await send('POST', `/api/kick/${id}/comments`, person, { text: 'Hello' })).status,
        (await send('PUT', `/api/bucket/${bucketId}/add`, person, { bucketId, kickId: id })).status,
        await addStory(site, person, journalId, { kickId: id }).then(
          () => 201,
          () => 404,
        ),
      ]
    }
    expect(await actions(other)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await actions(owner)).toEqual([200, 200, 200, 201, 200, 201])
  })

  test('keeps a Story of others that has it editable', async () => {
    const { id } = await addKick(site, owner)
    const journalId = await addJournal(site, other)
    const storyId = await addStory(site, other, journalId, { kickId: id })
    await hide('kick', id)
    const { body } = await get(`/api/journal/${journalId}`, other)
    const [story] = (body as { story: { pictures: string }[] }).story
    const change = { title: 'Later', content: 'Still there.', pictures: story?.pictures, kickId: id }
    expect((await send('PUT', `/api/story/${storyId}`, other, change)).status).toBe(200)
  })
})

describe('admin content hide journal', () => {
  test('hides it with its Stories from others and visitors, and keeps it for its owner', async () => {
    const word = newId()
    const id = await addJournal(site, owner, { visibility: 'Public', title: word })
    await addStory(site, owner, id, { title: word })
    const listed = async () => [
      (await idsAt('/api/journal/public?limit=10')).includes(id),
      (await idsAt(`/api/journal/public?createdBy=${owner.userId}&limit=10`)).includes(id),
    ]
    expect(await listed()).toEqual([true, true])
    await hide('journal', id)
    expect(await listed()).toEqual([false, false])
    expect(await site.adminJson('content', 'find', word)).toMatchObject([
      { type: 'journal', id, isHidden: true },
      { type: 'story', isHidden: true },
    ])
    expect([await statusOf(`/api/journal/${id}`), await statusOf(`/api/journal/${id}`, other)]).toEqual([
      404, 404,
    ])
    expect(await statusOf(`/api/journal/${id}`, owner)).toBe(200)
    expect(await idsAt('/api/journal/private', owner)).toContain(id)
    await unhide('journal', id)
    expect(await listed()).toEqual([true, true])
    expect(await statusOf(`/api/journal/${id}`)).toBe(200)
  })
})

describe('admin content hide bucket', () => {
  test('hides it from others, and shows it again', async () => {
    const id = await addBucket(site, owner, { audience: 'Members' })
    const views = async (person: SignedIn) => [
      await statusOf(`/api/bucket/${id}`, person),
      await idsAt(`/api/bucket?createdBy=${owner.userId}`, person),
    ]
    expect(await views(other)).toEqual([200, [id]])
    await hide('bucket', id)
    expect(await views(other)).toEqual([404, []])
    expect(await views(owner)).toEqual([200, [id]])
    await unhide('bucket', id)
    expect(await views(other)).toEqual([200, [id]])
  })
})

describe('admin content hide entry', () => {
  test('hides it from others with its year, and shows it again', async () => {
    const { id: kickId } = await addKick(site, owner)
    const id = await addEntry(kickId, owner, { audience: 'Members', on: '2019-05-03', precision: 'day' })
    const views = async (person: SignedIn) => [
      await statusOf(`/api/log/${id}`, person),
      await idsAt(`/api/log?user=${owner.userId}`, person),
      (await get(`/api/log/years?user=${owner.userId}`, person)).body,
    ]
    const all = [200, [id], [{ year: 2019, done: 1 }]]
    expect(await views(other)).toEqual(all)
    await hide('entry', id)
    expect(await views(other)).toEqual([404, [], []])
    expect(await views(owner)).toEqual(all)
    await unhide('entry', id)
    expect(await views(other)).toEqual(all)
  })
})

describe('admin content hide comment', () => {
  test('hides it from everybody but its author, and from the count', async () => {
    const { id: kickId } = await addKick(site, owner)
    const id = await comment(kickId, other)
    const url = `/api/kick/${kickId}/comments`
    const countOf = async (person: SignedIn) =>
      ((await get(`/api/kick/${kickId}`, person)).body as { commentCount: number }).commentCount
    await hide('comment', id)
    await hide('comment', id)
    expect([await idsAt(url, owner), await idsAt(url, other)]).toEqual([[], [id]])
    expect(await countOf(owner)).toBe(0)
    expect((await send('DELETE', `/api/comment/${id}`, owner)).status).toBe(404)
    await unhide('comment', id)
    await unhide('comment', id)
    expect([await idsAt(url, owner), await countOf(owner)]).toEqual([[id], 1])
    await hide('comment', id)
    expect((await send('DELETE', `/api/comment/${id}`, other)).status).toBe(204)
    expect(await countOf(owner)).toBe(0)
  })
})

describe('admin content hide', () => {
  test.each([
    ['story', 'A Story is hidden with its Journal: hide the journal.'],
    ['picture', 'TYPE is one of kick, bucket, journal, story, comment, entry, not picture.'],
  ])('refuses a %s', async (type, error) => {
    expect(await site.admin(['content', 'hide', type, newId()])).toMatchObject({ code: 1, error })
  })

  test.each([['no-id'], [newId()]])('reports the unknown id %s', async (id) => {
    expect((await site.admin(['content', 'hide', 'kick', id, '--yes'])).error).toContain(
      `There is no kick ${id}.`,
    )
  })
})

describe('admin content remove', () => {
  test('deletes every type, and records it', async () => {
    const { id: kickId } = await addKick(site, owner)
    const commentId = await comment(kickId, other)
    const bucketId = await addBucket(site, owner)
    const journalId = await addJournal(site, owner)
    const storyId = await addStory(site, owner, journalId)
    const entryId = await addEntry(kickId, other)
    for (const [type, id] of [
      ['comment', commentId],
      ['entry', entryId],
      ['story', storyId],
      ['journal', journalId],
      ['bucket', bucketId],
      ['kick', kickId],
    ] as const) {
      await site.adminJson('content', 'remove', type, id, '--yes')
      expect((await site.admin(['content', 'remove', type, id, '--yes'])).error).toContain(`no ${type} ${id}`)
      expect(await site.adminJson('audit', '--limit', '1')).toMatchObject([
        { who: 'the command line', what: 'content: removed', subject: `${type} ${id}` },
      ])
    }
  })

  test('withdraws a Kick that others hold, as its owner would', async () => {
    const { id } = await addKick(site, owner)
    const bucketId = await addBucket(site, other)
    await send('PUT', `/api/bucket/${bucketId}/add`, other, { bucketId, kickId: id })
    await site.adminJson('content', 'remove', 'kick', id, '--yes')
    expect((await get(`/api/kick/${id}`, other)).body).toMatchObject({ withdrawn: true })
  })
})
