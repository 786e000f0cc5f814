import { presentHidden, valuesOf } from '../../contract/fields'
import { presentKick, type Reader } from '../kick/presenter'
import type { KickRow } from '../kick/repository'
import { presentPhotos } from '../photo/presenter'
import type { PhotoRow } from '../photo/repository'
import { presentCreator } from '../creator/creator'
import { canSeeOwnFields, hasOpenPhotos } from './policy'
import type { EntryRow } from './repository'
import { ownFields, storedFields } from './schemas'

interface Shown {
  /** Undefined if it was deleted or the viewer does not see it. */
  kick: KickRow | undefined
  photos: PhotoRow[]
}

export const presentEntry = (entry: EntryRow, { kick, photos }: Shown, reader: Reader) => ({
  _id: entry.id,
  kick: kick ? presentKick(kick, reader) : null,
  // Others never see an earlier name, also when the Kick was hidden from them a moment ago.
  kickName: kick?.name ?? (canSeeOwnFields(reader.viewer, entry) ? entry.kickName : ''),
  ...valuesOf(storedFields, entry),
  on: entry.happenedOn,
  until: entry.untilOn,
  photos: presentPhotos(photos, hasOpenPhotos(entry, kick), reader.pictures),
  createdBy: presentCreator(entry.creator, reader.publicUrl),
  ...(canSeeOwnFields(reader.viewer, entry) && {
    ...valuesOf(ownFields, entry),
    with: entry.companions.map((name) => ({ name })),
    ...(entry.link && { link: entry.link }),
    ...presentHidden(entry.hidden),
  }),
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
})
