import { excerpt } from '../../database/list-query'
import { fieldsOf } from './items'
import type { ImportRecord } from './repository'
import type { RowRecord } from './rows/repository'

export const presentImport = ({ id, counts, createdAt, expiresAt, ...it }: ImportRecord) => ({
  ...it,
  _id: id,
  counts: {
    new: 0,
    here: 0,
    look: 0,
    unreadable: 0,
    brought: 0,
    kept: 0,
    ...counts,
    leftOut: counts['left out'] ?? 0,
    takenBack: counts['taken back'] ?? 0,
  },
  createdAt: createdAt.toISOString(),
  takeBackUntil: expiresAt.toISOString(),
})

/** Returns the path of the page of what a row became or is. */
function linkOf({ item, state, madeId, journalId, isOwn }: RowRecord): string | null {
  if (!item || madeId === null) return null
  // A Kick of somebody else that an archive of this site has.
  if (!isOwn) return item.kind === 'kick' && state === 'here' ? `/kicks/${madeId}` : null
  return {
    kick: `/kicks/${madeId}`,
    bucket: `/buckets/${madeId}`,
    journal: `/journal/${madeId}`,
    story: `/journal/story/${journalId}/${madeId}`,
    entry: `/log/${madeId}`,
  }[item.kind]
}

/** @param isWhole whether its text is whole */
export function presentRow(row: RowRecord, isWhole = false) {
  const { name, photos, text, ...fields } = fieldsOf(row.item)
  return {
    ...row,
    name,
    detail: {
      place: null,
      country: null,
      location: null,
      category: null,
      until: null,
      state: null,
      ...fields,
      bucket: row.bucket,
      photos: photos.length,
      text: isWhole ? text : excerpt(text),
    },
    link: linkOf(row),
  }
}
