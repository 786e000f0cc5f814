import { visitorId } from '../audience/repository'
import { presentBucket } from '../bucket/presenter'
import type { BucketRow } from '../bucket/repository'
import type { KickInBucketRow } from '../kick/in-buckets/repository'
import type { Reader } from '../kick/presenter'
import type { ShareKeys } from './share-keys'
import type { NamedLinkRow, ShareLinkRow } from './repository'
import type { ShareKind } from './schemas'
import { anotherMember } from './words'

interface Site {
  publicUrl: string | undefined
  keyOf: ShareKeys
}

function thingOf({ bucketId, journalId, entryId, year }: ShareLinkRow): { kind: ShareKind; id: string } {
  if (bucketId !== null) return { kind: 'bucket', id: bucketId }
  if (journalId !== null) return { kind: 'journal', id: journalId }
  return entryId === null ? { kind: 'year', id: String(year) } : { kind: 'log', id: entryId }
}

/** The kinds of pages. A year is a page of the log. */
const pageOf: Record<ShareKind, string> = { bucket: 'bucket', journal: 'journal', log: 'log', year: 'log' }

/** Only for the owner of the link: it has the key. */
export function presentShareLink(link: ShareLinkRow | NamedLinkRow, { publicUrl, keyOf }: Site) {
  const key = keyOf(link)
  const { kind, id } = thingOf(link)
  return {
    _id: link.id,
    kind,
    id,
    ...('name' in link && { name: link.name }),
    key,
    url: `${publicUrl ?? ''}/shared/${pageOf[kind]}/${key}`,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    hasPreview: link.hasPreview,
    showsNotes: link.showsNotes,
    hasPassword: link.passwordHash !== null,
    createdAt: link.createdAt.toISOString(),
  }
}

const ofSomebodyElse = {
  createdBy: { _id: null, userName: anotherMember, profilePicture: null },
  location: null,
  placePrecision: 'country',
  place: null,
} as const

/**
 * Presents a Bucket for the readers of a link, its owner too. Other people let members see where their Kicks are and who
 * created them, but not everybody: a link shows the country at most.
 */
export function presentSharedBucket(
  bucket: BucketRow,
  kicks: KickInBucketRow[],
  site: Pick<Reader, 'publicUrl' | 'pictures'>,
) {
  const shown = presentBucket(bucket, kicks, { ...site, viewer: { id: visitorId } })
  const withoutOthers = (kick: (typeof shown.kicks)[number]) =>
    kick.createdBy._id === bucket.ownerId ? kick : { ...kick, ...ofSomebodyElse }
  return { ...shown, kicks: shown.kicks.map(withoutOthers) }
}
