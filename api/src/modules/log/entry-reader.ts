import type { Database } from '@bucketeer/host/server'
import { createKickRepository } from '../kick/repository'
import { createPictureUrls } from '../media/picture-urls'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import type { Person } from '../../database/person-row'
import { presentEntry } from './presenter'
import type { EntryRow } from './repository'

/** Returns a function that presents an entry with its Kick and its photos, which it looks up in batches. */
export function createEntryReader(database: Database, publicUrl: string | undefined) {
  const kicks = createKickRepository(database)
  const photosOfEntry = createPhotosOfEntries(database)
  const pictureUrls = createPictureUrls(database, publicUrl)

  return async (entry: EntryRow, viewer: Person) => {
    const [kick, photos, pictures] = await Promise.all([
      entry.kickId === null ? undefined : kicks.find(entry.kickId, viewer),
      photosOfEntry(entry.id),
      pictureUrls(),
    ])
    return presentEntry(entry, { kick, photos }, { viewer, publicUrl, pictures })
  }
}
