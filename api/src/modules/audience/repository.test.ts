import { type Audience, audiences, journalAudiences } from '@bucketeer/platform/text'
import { newId } from '@bucketeer/host/server'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { blocks, follows, journals, logEntries } from '../../database/content-schema'
import { buckets, kicks } from '../../database/schema'
import { addPicture } from '../../../test/content'
import { isVisibleBucket, isVisibleEntry, isVisibleJournal, isVisibleKick, visitorId } from './repository'

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

interface Thing {
  id: string
  kind: string
  audience: Audience
  hiddenAt: Date | null
}

/** Adds a thing of each kind, audience and state of the owner. */
async function addThings(owner: SignedIn) {
  const { id: pictureId } = await addPicture(site, owner.userId)
  const states = [null, new Date()]
  const things: Thing[] = []
  const texts = { name: 'North', description: '' }
  for (const hiddenAt of states) {
    for (const audience of audiences) {
      const kick = { ...texts, audience, hiddenAt, pictureId, category: 'Chill', continent: 'Asia' } as const
      const id = newId()
      await site.database.insert(kicks).values({ id, creatorId: owner.userId, ...kick })
      things.push({ id, kind: 'Kick', audience, hiddenAt })
    }
    for (const audience of journalAudiences) {
      const id = newId()
      const visibility = audience === 'Public' ? 'Public' : 'Private'
      const journal = { title: 'North', description: '', audience, visibility, hiddenAt } as const
      await site.database.insert(journals).values({ id, creatorId: owner.userId, ...journal })
      things.push({ id, kind: 'Journal', audience, hiddenAt })
    }
    for (const audience of audiences) {
      const id = newId()
      await site.database.insert(buckets).values({ id, ownerId: owner.userId, ...texts, audience, hiddenAt })
      things.push({ id, kind: 'Bucket', audience, hiddenAt })
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
      things.push({ id: entry.id, kind: 'entry', audience, hiddenAt })
    }
  return things
}

/** Returns the ids of all things that somebody may see. */
async function visibleTo(viewerId: string): Promise<Set<string>> {
  const { database } = site
  const found = await Promise.all([
    database.select({ id: kicks.id }).from(kicks).where(isVisibleKick(viewerId)),
    database.select({ id: buckets.id }).from(buckets).where(isVisibleBucket(viewerId)),
    database.select({ id: journals.id }).from(journals).where(isVisibleJournal(viewerId)),
    database.select({ id: logEntries.id }).from(logEntries).where(isVisibleEntry(viewerId)),
  ])
  return new Set(found.flat().map(({ id }) => id))
}

/** Expects that somebody sees these things and no others. */
async function expectVisible(viewerId: string, things: Thing[], isExpected: (thing: Thing) => boolean) {
  const visible = await visibleTo(viewerId)
  expect(things.filter(({ id }) => visible.has(id))).toEqual(things.filter(isExpected))
}

const isHidden = ({ hiddenAt }: Thing) => hiddenAt !== null
const cases = followings.flatMap((following) => blockings.map((blocking) => ({ following, blocking })))

describe('the rule of who may see what', () => {
  test.each(cases)('with following: $following, blocking: $blocking', async ({ following, blocking }) => {
    const [person, owner] = [await signUp(site), await signUp(site)]
    await follow(following, person, owner)
    await block(blocking, person, owner)
    const things = await addThings(owner)
    const isBlocked = /block/.test(blocking)
    const shared: Audience[] = [
      'Members',
      'Public',
      ...(following === 'accepted' ? ['Followers' as const] : []),
    ]
    await expectVisible(
      person.userId,
      things,
      (thing) => !isBlocked && !isHidden(thing) && shared.includes(thing.audience),
    )
    await expectVisible(owner.userId, things, () => true)
  })

  test('shows visitors what is Public and not hidden', async () => {
    const things = await addThings(await signUp(site))
    await expectVisible(visitorId, things, (thing) => thing.audience === 'Public' && !isHidden(thing))
  })

  test('shows a withdrawn Kick of a deleted account, also to somebody in a block', async () => {
    const [person, owner] = [await signUp(site), await signUp(site)]
    await block('viewer blocks', person, owner)
    const { id: pictureId } = await addPicture(site, owner.userId)
    const whole = { pictureId, category: 'Chill', continent: 'Asia' } as const
    const kick = { id: newId(), name: 'North', description: '', withdrawnAt: new Date(), ...whole }
    await site.database.insert(kicks).values(kick)
    expect(await visibleTo(person.userId)).toContain(kick.id)
  })
})
