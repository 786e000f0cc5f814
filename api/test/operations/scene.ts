import { addBucket, addEntry, addJournal, addKick, addPicture, addShareLink, addStory } from '../content'
import { textAt, type SignedIn } from '../people'
import type { Scene } from './record'

export const createBucket = async ({ site, owner }: Scene) => ({ bucketId: await addBucket(site, owner) })

export const createKick = async ({ site, owner }: Scene) => ({ kickId: (await addKick(site, owner)).id })

/** For requests of the owner about a Kick that stays when the owner's account is deleted. */
export const createKickOfOther = async ({ site, other }: Scene) => ({
  kickId: (await addKick(site, other)).id,
})

/** Creates a Private Kick in a Bucket. */
export async function createWish({ site, owner }: Scene) {
  const bucketId = await addBucket(site, owner)
  const { token } = owner
  const body = { lines: [{ text: 'See Kyoto' }] }
  const made = await site.call({ method: 'POST', url: `/api/bucket/${bucketId}/wishes`, token, body })
  return { bucketId, kickId: textAt(Object(made.body)[0], '_id') }
}

export const createJournal = async ({ site, owner }: Scene, visibility: string) => ({
  journalId: await addJournal(site, owner, { visibility }),
})

export async function createJournalWithStory(scene: Scene, visibility: string) {
  const { journalId } = await createJournal(scene, visibility)
  return { journalId, storyId: await addStory(scene.site, scene.owner, journalId) }
}

/** Creates an entry about a new Kick. */
export const createEntry = async ({ site, owner }: Scene, fields: object = {}) => ({
  entryId: await addEntry(site, owner, fields),
})

export const pictureUrl = async ({ site, owner }: Scene) => (await addPicture(site, owner.userId)).url

export const photo = (url: string) => ({ url, alt: 'A rope', caption: 'Up' })

export const shareLink = (
  { site, owner }: Scene,
  kind: 'bucket' | 'journal' | 'log' | 'year',
  id: string,
  fields: object = {},
) => addShareLink(site, owner, { kind, id }, fields)

const get = async ({ site }: Scene, url: string, { token }: SignedIn) =>
  (await site.call({ method: 'GET', url, token })).body

export const getAsOwner = (scene: Scene, url: string) => get(scene, url, scene.owner)

export const put = ({ site, owner: { token } }: Scene, url: string, body: object) =>
  site.call({ method: 'PUT', url, token, body })

/** Returns a thing for a change that is read where it is changed. */
export const thingAt = (scene: Scene, url: string) => ({ url, read: () => getAsOwner(scene, url) })
