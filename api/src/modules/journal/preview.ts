import type { Config } from '../../config'
import type { Database } from '../../database/database'
import { pictureUrl } from '../media/picture-url'
import type { PagePreview } from '../site/preview'
import { createJournalRepository } from './repository'

const address = /^\/journal\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * What a link to a Public Journal shows: its title, its words and its first picture. Undefined for every other address,
 * for a Private Journal as for one that there is not, so that an address reveals nothing.
 */
export const createJournalPreviews = (database: Database, { publicUrl }: Config) => {
  const repository = createJournalRepository(database)
  return async (pathname: string): Promise<PagePreview | undefined> => {
    const [, journalId] = address.exec(pathname) ?? []
    const journal = journalId && (await repository.preview(journalId))
    if (!journal) return undefined
    const { title, description, userName, pictureId } = journal
    return {
      title,
      description: description.trim() || `A Journal by ${userName}.`,
      picture: pictureId ? pictureUrl(pictureId, publicUrl) : undefined,
    }
  }
}
