import type { PictureUrls } from '../../media/picture-urls'
import { presentPhotos } from '../../photo/presenter'
import type { PhotoRow } from '../../photo/repository'
import { presentCreator } from '../../creator/creator'
import { hasOpenPhotos } from '../policy'
import { experienceWithOthers } from '../words'
import type { SharedEntryRow } from './repository'
import { namesPeople } from './names-people'

interface Site {
  publicUrl: string | undefined
  pictures: PictureUrls
}

interface SharedTexts {
  /** Whether the owner shows the texts of entries with companions. */
  showsNotes: boolean
  /** The companions of all entries that the link shows: another entry may name them without saying that they came along. */
  companions: string[]
}

/** Companions did not agree to be named: they may be in every text of the entry, also in the name of its Kick. */
const isKickNamed = ({ kick }: SharedEntryRow, companions: string[]) => !namesPeople(kick.name, companions)

/** Returns the name of the Kick, or other words if it names a companion. */
export const titleOf = (entry: SharedEntryRow, companions = entry.companions) =>
  isKickNamed(entry, companions) ? entry.kick.name : experienceWithOthers

/**
 * Leaves out what is for the user alone, who can see the entry, and who created the Kick; for entries with companions
 * also the texts, unless the owner shows them.
 */
export function presentSharedEntry(
  entry: SharedEntryRow,
  photos: PhotoRow[],
  { showsNotes, companions, publicUrl, pictures }: Site & SharedTexts,
) {
  const { kick } = entry
  const hasTexts = showsNotes || (entry.companions.length === 0 && !namesPeople(entry.note, companions))
  const shownPhotos = hasTexts ? photos : photos.map((photo) => ({ ...photo, alt: '', caption: '' }))
  return {
    _id: entry.id,
    kick: {
      _id: kick.isOpen && isKickNamed(entry, companions) ? kick.id : null,
      pictures: kick.pictureId === null ? '' : pictures.of(kick.pictureId, kick.isOpen),
      category: kick.category,
    },
    kickName: titleOf(entry, companions),
    state: entry.state,
    on: entry.happenedOn,
    precision: entry.precision,
    until: entry.untilOn,
    again: entry.again,
    note: hasTexts ? entry.note : '',
    photos: presentPhotos(shownPhotos, hasOpenPhotos(entry, kick), pictures),
    createdBy: presentCreator(entry.creator, publicUrl),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  }
}
