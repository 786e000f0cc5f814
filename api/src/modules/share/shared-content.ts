import type { Config } from '../../config'
import type { Database } from '../../database/database'
import { found } from '../../errors/domain-error'
import { presentBucket } from '../bucket/presenter'
import { createBucketRepository } from '../bucket/repository'
import { kicksShown } from '../bucket/schemas'
import type { Viewer } from '../audience/policy'
import { presentJournal } from '../journal/presenter'
import { createJournalRepository } from '../journal/repository'
import { storiesShown } from '../journal/schemas'
import { createKicksOfBuckets } from '../kick/in-buckets/repository'
import { createPictureAddresses } from '../media/picture-addresses'
import { createStoriesOfJournals } from '../story/repository'
import type { LivingLink } from './repository'
import { noSuchLink } from './words'

/**
 * Stands for every reader of a link, its owner too. As a member without relations, this reader sees the Kicks that every
 * member may see, and nothing of their own.
 */
export const anyReader = { id: '00000000-0000-0000-0000-000000000000' }

/** Returns what a link shows, as `GET /api/shared/{key}` sends it. */
export function createSharedContent(database: Database, { publicUrl }: Config) {
  const buckets = createBucketRepository(database)
  const kicksOf = createKicksOfBuckets(database, kicksShown.inDetail)
  const journals = createJournalRepository(database)
  const storiesOf = createStoriesOfJournals(database, { atMost: storiesShown.inDetail, content: 'whole' })
  const pictureAddresses = createPictureAddresses(database, publicUrl)

  const readBucket = async (bucketId: string, viewer: Viewer | undefined) => {
    const [bucket, kicks, pictures] = await Promise.all([
      buckets.findShared(bucketId, anyReader),
      kicksOf(bucketId, anyReader),
      pictureAddresses(),
    ])
    const { kickCount, ...row } = found(bucket, noSuchLink)
    const shown = kicks.filter(({ creatorId }) => !creatorId || !viewer?.blockedEitherWay.has(creatorId))
    const shownCount = kickCount - (kicks.length - shown.length)
    return presentBucket({ ...row, kickCount: shownCount }, shown, {
      viewer: anyReader,
      publicUrl,
      pictures,
    })
  }

  const readJournal = async (journalId: string) => {
    const [journal, stories, pictures] = await Promise.all([
      journals.find(journalId),
      storiesOf(journalId),
      pictureAddresses(),
    ])
    return presentJournal(found(journal, noSuchLink), stories, { viewer: undefined, publicUrl, pictures })
  }

  /** @param viewer undefined for visitors */
  return async ({ bucketId, journalId }: LivingLink, viewer: Viewer | undefined) =>
    bucketId === null
      ? { kind: 'journal' as const, journal: await readJournal(journalId ?? '') }
      : { kind: 'bucket' as const, bucket: await readBucket(bucketId, viewer) }
}
