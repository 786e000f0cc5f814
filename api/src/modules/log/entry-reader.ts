import type { Database } from '../../database/database'
import { createKickRepository } from '../kick/repository'
import { createPictureAddresses } from '../media/picture-addresses'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import type { Person } from '../user/repository'
import { presentEntry } from './presenter'
import type { EntryRow } from './repository'

/** Returns a function that presents an entry with its Kick and its photos, which it looks up in batches. */
export function createEntryReader(database: Database, publicUrl: string | undefined) {
  const kicks = createKickRepository(database)
  const photosOfEntry = createPhotosOfEntries(database)
  const pictureAddresses = createPictureAddresses(database, publicUrl)

  return async (entry: EntryRow, viewer: Person) => {
    const [kick, photos, pictures] = await Promise.all([
      entry.kickId === null ? undefined : kicks.find(entry.kickId, viewer),
      photosOfEntry(entry.id),
      pictureAddresses(),
    ])
    return presentEntry(entry, { kick, photos }, { viewer, publicUrl, pictures })
  }
}
