import type { ShareKeys } from './share-keys'
import type { ShareLinkRow } from './repository'
import type { ShareKind } from './schemas'

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
export const presentShareLink = (link: ShareLinkRow, { publicUrl, keyOf }: Site) => {
  const key = keyOf(link)
  const { kind, id } = thingOf(link)
  return {
    _id: link.id,
    kind,
    id,
    key,
    url: `${publicUrl ?? ''}/shared/${pageOf[kind]}/${key}`,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    hasPreview: link.hasPreview,
    hasPassword: link.passwordHash !== null,
    createdAt: link.createdAt.toISOString(),
  }
}
