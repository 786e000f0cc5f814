import type { PictureUrls } from '../../media/picture-urls'
import { presentPhotos } from '../../photo/presenter'
import type { PhotoRow } from '../../photo/repository'
import { hasOpenPictures } from '../../audience/policy'
import { presentCreator } from '../../user/creator'
import { hasOpenPhotos } from '../policy'
import type { SharedEntryRow } from './repository'
import { withoutNames } from './without-names'

interface Site {
  publicUrl: string | undefined
  pictures: PictureUrls
}

/** Leaves out the texts that name a companion: the owner chose a year, not its single notes. */
export function presentEntryOfYear(entry: SharedEntryRow, photos: PhotoRow[], site: Site) {
  const shown = (text: string) => withoutNames(text, entry.companions)
  const shownPhotos = photos.map((photo) => ({
    ...photo,
    alt: shown(photo.alt),
    caption: shown(photo.caption),
  }))
  return presentSharedEntry({ ...entry, note: shown(entry.note) }, shownPhotos, site)
}

/** Leaves out what is for the user alone, who can see the entry, and who created the Kick. */
export function presentSharedEntry(
  { kick, ...entry }: SharedEntryRow,
  photos: PhotoRow[],
  { publicUrl, pictures }: Site,
) {
  const isOpen = hasOpenPictures(kick)
  return {
    _id: entry.id,
    kick: {
      _id: isOpen ? kick.id : null,
      pictures: kick.pictureId === null ? '' : pictures.of(kick.pictureId, isOpen),
      category: kick.category,
    },
    kickName: kick.name,
    state: entry.state,
    on: entry.happenedOn,
    precision: entry.precision,
    until: entry.untilOn,
    again: entry.again,
    note: entry.note,
    photos: presentPhotos(photos, hasOpenPhotos(entry, kick), pictures),
    createdBy: presentCreator(entry.creator, publicUrl),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  }
}
