import { blocks } from '../src/database/content-schema'
import { bucketKicks } from '../src/database/schema'
import { hashToken, newToken } from '../src/modules/session/token'
import { addBucket, addEntry, addJournal, addKick, addShareLink, addStory } from './content'
import { password, signUp, type SignedIn } from './people'
import type { TestSite } from './test-site'

/** The owner of links, and the creator of a Kick that these show or name. */
export interface LinkScene {
  owner: SignedIn
  creator: SignedIn
  kickId: string
  keys: Record<'bucket' | 'journal' | 'log' | 'year', string>
}

/** A text of the creator's Kick, and what no link shows of it. */
export const kickMarker = 'kickmarkerend'
export const creatorMarkers = ['creatormarkerend', 'placemarkerend', '59.123456', '10.654321']

const [creatorName, placeName] = creatorMarkers

/** Creates a link of each kind, with a preview. The Kick is in the Bucket, and a Story and an entry are about it. */
export async function createLinkScene(site: TestSite): Promise<LinkScene> {
  const owner = await signUp(site)
  const creator = await signUp(site, { userName: `Otto ${creatorName}` })
  const place = { lat: 59.123456, lng: 10.654321, country: 'Norway', placeName: placeName ?? null }
  const { id: kickId } = await addKick(site, creator, { ...place, name: kickMarker })
  const bucketId = await addBucket(site, owner)
  await site.database.insert(bucketKicks).values({ bucketId, kickId })
  const journalId = await addJournal(site, owner)
  await addStory(site, owner, journalId, { kickId })
  const entryId = await addEntry(site, owner, { kickId, on: '2019-05-03' })
  const linkTo = async (kind: keyof LinkScene['keys'], id: string) =>
    (await addShareLink(site, owner, { kind, id }, { hasPreview: true })).key
  return {
    ...{ owner, creator, kickId },
    keys: {
      bucket: await linkTo('bucket', bucketId),
      journal: await linkTo('journal', journalId),
      log: await linkTo('log', entryId),
      year: await linkTo('year', '2019'),
    },
  }
}

type Change = (site: TestSite, scene: LinkScene) => Promise<unknown>

const block = ({ database }: TestSite, blocker: SignedIn, blocked: SignedIn) =>
  database.insert(blocks).values({ blockerId: blocker.userId, blockedId: blocked.userId, isMute: false })

/** Changes by the creator or the owner, after which no link may show the Kick. */
export const changesOfKick: Record<string, Change> = {
  'its creator blocks the owner': (site, { owner, creator }) => block(site, creator, owner),
  'the owner blocks its creator': (site, { owner, creator }) => block(site, owner, creator),
  'its creator withdraws it': ({ call }, { creator, kickId }) =>
    call({ method: 'DELETE', url: `/api/kick/${kickId}`, token: creator.token }),
  'its creator narrows it': ({ database }, { kickId }) =>
    database.$client.query(`update kicks set audience = 'Followers' where id = $1`, [kickId]),
  'an operator hides it': ({ database }, { kickId }) =>
    database.$client.query(`update kicks set hidden_at = now() where id = $1`, [kickId]),
  'the account of its creator is deleted': ({ call }, { creator: { userId, token } }) =>
    call({ method: 'DELETE', url: `/api/user/${userId}`, token, body: { password } }),
}

/** Chooses a new password for somebody with a link from a mail. */
export async function resetPassword(
  { database, call }: TestSite,
  { userId }: Pick<SignedIn, 'userId'>,
  fields: { endLinks?: boolean } = {},
) {
  const token = newToken()
  await database.$client.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [userId, hashToken(token)],
  )
  const body = { token, password: 'a swim in the sea', ...fields }
  return call({ method: 'POST', url: '/auth/reset-password', body })
}
