import { excerpt } from '../../database/list-query'
import type { ImportItem } from './items'
import type { ImportRecord } from './repository'
import type { RowRecord } from './rows/repository'

export function presentImport(it: ImportRecord) {
  const { counts, source, fileName, state, problem, done, total, asks, choices } = it
  return {
    _id: it.id,
    source,
    fileName,
    state,
    problem,
    done,
    total,
    asks,
    choices,
    counts: {
      new: counts.new,
      here: counts.here,
      look: counts.look,
      unreadable: counts.unreadable,
      leftOut: counts['left out'],
      brought: counts.brought,
      takenBack: counts['taken back'],
      kept: counts.kept,
    },
    createdAt: it.createdAt.toISOString(),
    takeBackUntil: it.expiresAt.toISOString(),
  }
}

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

const nothing = {
  on: null,
  precision: null,
  place: null,
  country: null,
  location: null,
  bucket: null,
  photos: 0,
  text: '',
}

function detailOf(item: ImportItem) {
  switch (item.kind) {
    case 'bucket':
      return { text: item.description }
    case 'journal':
      return { text: item.description }
    case 'story':
      return {
        on: item.happenedOn,
        precision: item.happenedOn === null ? null : ('day' as const),
        photos: item.photos.length,
        text: item.content,
      }
    case 'entry':
      return { on: item.on, precision: item.precision, photos: item.photos.length, text: item.note }
    case 'kick':
      return {
        place: item.place,
        country: item.country,
        location: item.location,
        photos: item.photos.length,
        text: item.description,
      }
  }
}

export const nameOf = (item: ImportItem) => ('title' in item ? item.title : item.name)

export function presentRow(row: RowRecord) {
  const { number, at, state, leftOut, item, reason } = row
  const detail = { ...nothing, bucket: row.buckets[0] ?? null, ...(item && detailOf(item)) }
  return {
    number,
    at,
    state,
    leftOut,
    reason,
    kind: item?.kind ?? null,
    name: item ? nameOf(item) : '',
    detail: { ...detail, text: excerpt(detail.text) },
    link: linkOf(row),
  }
}
