import type { ShareKeys } from './share-keys'
import type { ShareLinkRow } from './repository'
import type { ShareKind } from './schemas'

interface Site {
  publicUrl: string | undefined
  keyOf: ShareKeys
}

const thingOf = ({ bucketId, journalId }: ShareLinkRow): { kind: ShareKind; id: string } =>
  bucketId === null ? { kind: 'journal', id: journalId ?? '' } : { kind: 'bucket', id: bucketId }

/** Only for the owner of the link: it has the key. */
export const presentShareLink = (link: ShareLinkRow, { publicUrl, keyOf }: Site) => {
  const key = keyOf(link)
  const { kind, id } = thingOf(link)
  return {
    _id: link.id,
    kind,
    id,
    key,
    url: `${publicUrl ?? ''}/shared/${kind}/${key}`,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    hasPreview: link.hasPreview,
    hasPassword: link.passwordHash !== null,
    createdAt: link.createdAt.toISOString(),
  }
}
