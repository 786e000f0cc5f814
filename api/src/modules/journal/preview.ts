import { plainText } from '@bucketeer/platform/text/markdown'
import type { PagePreview } from '@bucketeer/host'
import type { Database, Say } from '@bucketeer/host/server'
import type { Config } from '../../config'
import { previewSize, previewUrl } from '../media/preview-picture'
import { createJournalRepository } from './repository'
import { journalBy } from './words'

/** Returns the beginning of a text with Markdown for a preview. Much more than is shown, because signs are left out. */
export const previewText = (markdown: string) => plainText(markdown.slice(0, 2000))

const journalPath = /^\/journal\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Returns the link preview of a Public Journal: title, text, author and cover. Returns undefined for every other URL,
 * so that it reveals nothing about Private Journals.
 */
export function createJournalPreviews(database: Database, { publicUrl }: Config) {
  const repository = createJournalRepository(database)
  return async (pathname: string, say: Say): Promise<PagePreview | undefined> => {
    const [, journalId] = journalPath.exec(pathname) ?? []
    const journal = journalId && (await repository.preview(journalId))
    if (!journal) return undefined
    const { title, description, userName, creatorId, isUnlisted, pictureId } = journal
    return {
      title,
      description: previewText(description) || journalBy(say, userName),
      author: { name: userName, path: `/user/${creatorId}` },
      isUnlisted,
      ...(pictureId && { picture: previewUrl(pictureId, publicUrl), pictureSize: previewSize }),
    }
  }
}
