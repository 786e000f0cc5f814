import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { audiences, journalAudiences } from '../../contract/choices'
import { blocks, follows } from '../../database/audience-schema'
import { journals } from '../../database/journal-schema'
import { logEntries } from '../../database/log-schema'
import { newId } from '../../database/new-id'
import { buckets, kicks } from '../../database/schema'
import { addPicture } from '../../../test/content'
import { hashToken } from '../auth/token'
import { maySee, type Thing, type Viewer } from './policy'
import { isVisibleBucket, isVisibleEntry, isVisibleJournal, isVisibleKick } from './repository'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** How a viewer and an owner may be related. */
const followings = ['none', 'asked', 'accepted', 'followed by the owner'] as const
const blockings = [
  'none',
  'viewer blocks',
  'owner blocks',
  'both block',
  'viewer mutes',
  'owner mutes',
] as const
type Following = (typeof followings)[number]
type Blocking = (typeof blockings)[number]

async function follow(following: Following, viewer: SignedIn, owner: SignedIn) {
  const isReverse = following === 'followed by the owner'
  const [followerId, followeeId] = isReverse ? [owner.userId, viewer.userId] : [viewer.userId, owner.userId]
  if (following === 'none') return
  const state = following === 'asked' ? 'asked' : 'accepted'
  await site.database.insert(follows).values({ followerId, followeeId, state })
}

async function block(blocking: Blocking, viewer: SignedIn, owner: SignedIn) {
  const isMute = blocking.endsWith('mutes')
  const add = ([blocker, blocked]: readonly [SignedIn, SignedIn]) =>
    site.database.insert(blocks).values({ blockerId: blocker.userId, blockedId: blocked.userId, isMute })
  if (blocking.startsWith('viewer') || blocking.startsWith('both')) await add([viewer, owner])
  if (blocking.startsWith('owner') || blocking.startsWith('both')) await add([owner, viewer])
}

/** Adds a thing of each kind, audience and state of the owner. Returns the visible ids and the things. */
async function addThings(owner: SignedIn) {
  const { id: pictureId } = await addPicture(site, owner.userId)
  const states = [null, new Date()]
  const things: (Thing & { id: string; kind: string })[] = []
  const texts = { name: 'North', description: '' }
  for (const hiddenAt of states) {
    for (const audience of audiences) {
      const kick = { ...texts, audience, hiddenAt, pictureId, category: 'Chill', continent: 'Asia' } as const
      const id = newId()
      await site.database.insert(kicks).values({ id, creatorId: owner.userId, ...kick })
      things.push({ id, kind: 'Kick', ownerId: owner.userId, audience, hiddenAt })
    }
    for (const audience of journalAudiences) {
      const id = newId()
      const visibility = audience === 'Public' ? 'Public' : 'Private'
      const journal = { title: 'North', description: '', audience, visibility, hiddenAt } as const
      await site.database.insert(journals).values({ id, creatorId: owner.userId, ...journal })
      things.push({ id, kind: 'Journal', ownerId: owner.userId, audience, hiddenAt })
    }
    for (const audience of audiences) {
      const id = newId()
      await site.database.insert(buckets).values({ id, ownerId: owner.userId, ...texts, audience, hiddenAt })
      things.push({ id, kind: 'Bucket', ownerId: owner.userId, audience, hiddenAt })
    }
  }
  const kickId = things.find((each) => each.kind === 'Kick' && each.audience === 'Members')?.id
  for (const hiddenAt of states)
    for (const audience of audiences) {
      const entry = {
        id: newId(),
        userId: owner.userId,
        kickId,
        kickName: 'North',
        audience,
        hiddenAt,
      } as const
      await site.database.insert(logEntries).values({ ...entry, state: 'done', precision: 'unknown' })
      things.push({ id: entry.id, kind: 'entry', ownerId: owner.userId, audience, hiddenAt })
    }
  return things
}

/** Returns the ids of all things that the SQL condition lets a viewer see. */
async function visibleBySql(viewerId: string): Promise<Set<string>> {
  const { database } = site
  const found = await Promise.all([
    database.select({ id: kicks.id }).from(kicks).where(isVisibleKick(viewerId)),
    database.select({ id: buckets.id }).from(buckets).where(isVisibleBucket(viewerId)),
    database.select({ id: journals.id }).from(journals).where(isVisibleJournal(viewerId)),
    database.select({ id: logEntries.id }).from(logEntries).where(isVisibleEntry(viewerId)),
  ])
  return new Set(found.flat().map(({ id }) => id))
}

async function viewerOf({ token }: SignedIn): Promise<Viewer> {
  const viewer = await site.app.sessions.personOf(hashToken(token))
  if (!viewer) throw new Error('The session has no user.')
  return viewer
}

const cases = followings.flatMap((following) => blockings.map((blocking) => ({ following, blocking })))

describe('maySee and its condition in SQL agree', () => {
  test.each(cases)('with following: $following, blocking: $blocking', async ({ following, blocking }) => {
    const [person, owner] = [await signUp(site), await signUp(site)]
    await follow(following, person, owner)
    await block(blocking, person, owner)
    const things = await addThings(owner)
    for (const reader of [person, owner]) {
      const viewer = await viewerOf(reader)
      const visible = await visibleBySql(reader.userId)
      const differing = things.filter((thing) => maySee(viewer, thing) !== visible.has(thing.id))
      expect(differing).toEqual([])
    }
  })

  test('for a withdrawn Kick of a deleted account', async () => {
    const [person, owner] = [await signUp(site), await signUp(site)]
    await block('viewer blocks', person, owner)
    const { id: pictureId } = await addPicture(site, owner.userId)
    const whole = { pictureId, category: 'Chill', continent: 'Asia' } as const
    const kick = { id: newId(), name: 'North', description: '', withdrawnAt: new Date(), ...whole }
    await site.database.insert(kicks).values(kick)
    const thing = { ownerId: null, audience: 'Members', hiddenAt: null } as const
    expect(maySee(await viewerOf(person), thing)).toBe(true)
    expect(await visibleBySql(person.userId)).toContain(kick.id)
  })
})

describe('maySee', () => {
  const nobody = new Set<string>()
  const owner: Viewer = { id: newId(), follows: nobody, blockedEitherWay: nobody }
  const follower: Viewer = { id: newId(), follows: new Set([owner.id]), blockedEitherWay: nobody }
  const stranger: Viewer = { id: newId(), follows: nobody, blockedEitherWay: nobody }
  const blocked: Viewer = { ...follower, blockedEitherWay: new Set([owner.id]) }
  const readers = { owner, follower, stranger, blocked, visitor: undefined }

  test.each([
    ['Private', ['owner']],
    ['Followers', ['owner', 'follower']],
    ['Members', ['owner', 'follower', 'stranger']],
    ['Public', ['owner', 'follower', 'stranger', 'visitor']],
  ] as const)('shows what is %s to %j', (audience, expected) => {
    const thing = { ownerId: owner.id, audience, hiddenAt: null }
    const allowed = Object.entries(readers).filter(([, reader]) => maySee(reader, thing))
    expect(allowed.map(([name]) => name)).toEqual(expected)
  })

  test.each(journalAudiences)('shows what is %s and hidden to its owner only', (audience) => {
    const thing = { ownerId: owner.id, audience, hiddenAt: new Date() }
    const allowed = Object.entries(readers).filter(([, reader]) => maySee(reader, thing))
    expect(allowed.map(([name]) => name)).toEqual(['owner'])
  })
})
