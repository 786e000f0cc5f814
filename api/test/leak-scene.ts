import { type Audience, audiences, journalAudiences } from '@bucketeer/platform/text'
import { newId } from '@bucketeer/host/server'
import { blocks, follows, journals, logEntries, photos, stories } from '../src/database/content-schema'
import { importRows, imports } from '../src/modules/import/tables'
import { notifications } from '../src/database/notification-schema'
import { bucketKicks, buckets, comments, kicks, pictures } from '../src/database/schema'
import { searchColumns } from '../src/modules/kick/search/search-text'
import { addShareLink, type SharedThing } from './content'
import { signUp, type SignedIn } from './people'
import type { TestSite } from './test-site'

/**
 * The readers of each request. `asked` asks to follow the owner, `blocked` was blocked by the owner, `blocker` blocked
 * the owner.
 */
export const viewers = ['nobody', 'stranger', 'asked', 'follower', 'blocked', 'blocker', 'owner'] as const
export type ViewerName = (typeof viewers)[number]

/** Something of the owner, and the texts that only those who may see it may get. */
export interface SecretThing {
  kind: 'Kick' | 'Bucket' | 'Journal' | 'Story' | 'comment' | 'entry' | 'import'
  id: string
  audience: Audience
  isHidden: boolean
  markers: string[]
  /** The URL of its picture for everybody. */
  picture?: string
  /** The id of the Kick of an entry. */
  about?: string
  /** A Private Kick that each Bucket of the owner shows. */
  isShownInBuckets?: true
  /** An entry of what the owner let go, which nobody else sees. */
  isLetGo?: true
}

export type Kind = SecretThing['kind']

export interface LeakScene {
  people: Record<Exclude<ViewerName, 'nobody'>, SignedIn>
  things: SecretThing[]
  /** A Bucket of each viewer with all Kicks of the owner, as if they were added before their audience was narrowed. */
  ownBuckets: Record<Exclude<ViewerName, 'nobody'>, string>
  /** A link to each Bucket, Journal and entry of the owner, with its id, and to the year of all entries. */
  links: SharedLink[]
}

/** The year of all entries. */
export const sharedYear = '2019'

interface SharedLink {
  /** The thing. */
  id: string
  key: string
  hasEnded: boolean
}

const words = { description: '', category: 'Chill', continent: 'Asia', country: 'Japan' } as const

/** Adds things of one owner with every audience. */
export async function createLeakScene(site: TestSite): Promise<LeakScene> {
  const { database } = site
  const person = (userName: string) => signUp(site, { userName })
  const people = {
    stranger: await person('Stranger'),
    asked: await person('Asked'),
    follower: await person('Follower'),
    blocked: await person('Blocked'),
    blocker: await person('Blocker'),
    owner: await person('Olga Secretowner'),
  }
  const ownerId = people.owner.userId
  await database.insert(blocks).values([
    { blockerId: ownerId, blockedId: people.blocked.userId, isMute: false },
    { blockerId: people.blocker.userId, blockedId: ownerId, isMute: false },
  ])

  await database.insert(follows).values([
    { followerId: people.asked.userId, followeeId: ownerId, state: 'asked' },
    { followerId: people.follower.userId, followeeId: ownerId, state: 'accepted' },
  ])

  const things: SecretThing[] = []
  let count = 0
  const nextMarker = () => `secretmarker${(count += 1)}end`
  const addPictureFile = async () => {
    const id = newId()
    await database.insert(pictures).values({ id, ownerId, width: 8, height: 8, bytes: 100 })
    await site.store.put(`pictures/${id}/1280.webp`, Buffer.from('picture'))
    return id
  }
  const note = (thing: Omit<SecretThing, 'markers'>, marker: string, pictureId?: string) =>
    things.push({
      ...thing,
      markers: [marker, thing.id, ...(pictureId ? [pictureId] : [])],
      ...(pictureId && { picture: `/media/${pictureId}/1280.webp` }),
    })

  /** Notifies all others, whatever they may see. */
  const notifyAll = (
    event: Pick<typeof notifications.$inferInsert, 'kind' | 'kickId' | 'commentId' | 'entryId'>,
  ) =>
    database.insert(notifications).values(
      [people.stranger, people.asked, people.follower, people.blocked, people.blocker].map(({ userId }) => ({
        id: newId(),
        userId,
        actorId: ownerId,
        ...event,
      })),
    )

  const addComment = async (
    on: Pick<typeof comments.$inferInsert, 'kickId' | 'storyId' | 'journalId'>,
    audience: Audience,
    isHidden: boolean,
  ) => {
    const [id, marker] = [newId(), nextMarker()]
    await database.insert(comments).values({ id, ...on, authorId: ownerId, content: marker })
    await notifyAll({ kind: 'reply', commentId: id, ...(on.kickId && { kickId: on.kickId }) })
    note({ kind: 'comment', id, audience, isHidden }, marker)
  }

  const addKick = async (
    audience: (typeof audiences)[number],
    hiddenAt: Date | null,
    shown: Pick<SecretThing, 'isShownInBuckets'> = {},
  ) => {
    const [id, marker, pictureId] = [newId(), nextMarker(), await addPictureFile()]
    await database.insert(kicks).values({
      ...{ id, creatorId: ownerId, name: marker, ...words, pictureId, audience, hiddenAt },
      ...searchColumns({ name: marker, ...words }),
    })
    note({ kind: 'Kick', id, audience, isHidden: hiddenAt !== null, ...shown }, marker, pictureId)
    await addComment({ kickId: id }, audience, hiddenAt !== null)
  }

  const addBucket = async (audience: (typeof audiences)[number], hiddenAt: Date | null) => {
    const [id, marker, pictureId] = [newId(), nextMarker(), await addPictureFile()]
    await database
      .insert(buckets)
      .values({ id, ownerId, name: marker, description: '', pictureId, audience, hiddenAt })
    note({ kind: 'Bucket', id, audience, isHidden: hiddenAt !== null }, marker, pictureId)
    const all = things.filter(({ kind }) => kind === 'Kick')
    const entryOf = ({ id: kickId, isShownInBuckets: isShown }: SecretThing) => ({
      bucketId: id,
      kickId,
      isShown,
    })
    await database.insert(bucketKicks).values(all.map(entryOf))
  }

  const addJournal = async (audience: Audience, hiddenAt: Date | null) => {
    const [journalId, marker] = [newId(), nextMarker()]
    const visibility = audience === 'Public' ? 'Public' : 'Private'
    const texts = { title: marker, description: '' }
    await database
      .insert(journals)
      .values({ id: journalId, creatorId: ownerId, ...texts, visibility, audience, hiddenAt })
    note({ kind: 'Journal', id: journalId, audience, isHidden: hiddenAt !== null }, marker)
    const [id, content, pictureId] = [newId(), nextMarker(), await addPictureFile()]
    // Each Story is about a Private Kick, whose id it must not tell.
    const kickId = things.find((thing) => thing.kind === 'Kick' && thing.audience === 'Private')?.id
    await database.insert(stories).values({ id, journalId, kickId, title: content, content: '', pictureId })
    note({ kind: 'Story', id, audience, isHidden: hiddenAt !== null }, content, pictureId)
    // Visitors read no comments, also of what is Public.
    const readBy = audience === 'Public' ? 'Members' : audience
    for (const on of [{ storyId: id }, { journalId }]) await addComment(on, readBy, hiddenAt !== null)
  }

  for (const audience of audiences) await addKick(audience, null)
  await addKick('Members', new Date())
  await addKick('Private', null, { isShownInBuckets: true })
  for (const audience of audiences) await addBucket(audience, null)
  await addBucket('Members', new Date())
  for (const audience of journalAudiences) await addJournal(audience, null)
  await addJournal('Public', new Date())

  const strangersKick = { id: newId(), name: 'Swim', ...words, pictureId: await addPictureFile() }
  await database.insert(kicks).values({ ...strangersKick, creatorId: people.stranger.userId })
  await addComment({ kickId: strangersKick.id }, 'Members', false)

  const addEntry = async (
    shown: Audience,
    { audience = 'Members', ...fields }: Partial<typeof logEntries.$inferInsert>,
  ) => {
    const [id, marker, pictureId] = [newId(), nextMarker(), await addPictureFile()]
    await database.insert(logEntries).values({
      ...{ id, userId: ownerId, kickId: strangersKick.id, kickName: 'Swim', state: 'done', note: marker },
      ...{ happenedOn: '2019-05-03', precision: 'day', companions: ['Tomas'], audience },
      ...fields,
    })
    await database
      .insert(photos)
      .values({ id: newId(), entryId: id, pictureId, position: 1, alt: '', caption: '' })
    await notifyAll({ kind: 'done', kickId: fields.kickId ?? strangersKick.id, entryId: id })
    const about = fields.kickId ?? undefined
    const isLetGo = fields.state === 'let go'
    note(
      {
        ...{ kind: 'entry', id, audience: shown, isHidden: Boolean(fields.hiddenAt) },
        ...(about && { about }),
        ...(isLetGo && { isLetGo }),
      },
      marker,
      pictureId,
    )
  }
  for (const audience of audiences) await addEntry(audience, { audience })
  await addEntry('Members', { hiddenAt: new Date() })
  // Nobody else sees what somebody let go, or an entry about a Kick that they do not see.
  await addEntry('Private', { state: 'let go' })
  const privateKick = things.find(({ kind, audience }) => kind === 'Kick' && audience === 'Private')
  await addEntry('Private', { kickId: privateKick?.id })

  const [importId, imported] = [newId(), nextMarker()]
  const file = { id: importId, userId: ownerId, fileName: imported, bytes: 0 }
  await database.insert(imports).values({ ...file, state: 'read' })
  const row = { importId, number: 1, userId: ownerId, at: imported, state: 'look' } as const
  await database.insert(importRows).values({ ...row, reason: { message: imported } })
  note({ kind: 'import', id: importId, audience: 'Private', isHidden: false }, imported)

  const addOwnBucket = async ({ userId }: SignedIn) => {
    const id = newId()
    await database.insert(buckets).values({ id, ownerId: userId, name: 'Mine', description: '' })
    const all = things.filter(({ kind }) => kind === 'Kick')
    await database.insert(bucketKicks).values(all.map(({ id: kickId }) => ({ bucketId: id, kickId })))
    return id
  }
  const ownBuckets = {
    stranger: await addOwnBucket(people.stranger),
    asked: await addOwnBucket(people.asked),
    follower: await addOwnBucket(people.follower),
    blocked: await addOwnBucket(people.blocked),
    blocker: await addOwnBucket(people.blocker),
    owner: await addOwnBucket(people.owner),
  }

  const addLinks = async (thing: SharedThing): Promise<SharedLink[]> => {
    const { id } = thing
    const former = await addShareLink(site, people.owner, thing)
    await site.call({ method: 'DELETE', url: `/api/share/${former.id}`, token: people.owner.token })
    const { key } = await addShareLink(site, people.owner, thing, { hasPreview: true, showsNotes: true })
    return [
      { id, key: former.key, hasEnded: true },
      { id, key, hasEnded: false },
    ]
  }
  const shared: SharedThing[] = [{ kind: 'year', id: sharedYear }]
  for (const { kind, id, isLetGo, isHidden } of things) {
    if (kind === 'Bucket') shared.push({ kind: 'bucket', id })
    if (kind === 'Journal') shared.push({ kind: 'journal', id })
    if (kind === 'entry' && !isLetGo && !isHidden) shared.push({ kind: 'log', id })
  }
  const links = (await Promise.all(shared.map(addLinks))).flat()
  return { people, things, ownBuckets, links }
}
