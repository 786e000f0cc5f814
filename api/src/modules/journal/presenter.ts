import { hasOpenPictures } from '../audience/policy'
import type { PictureAddresses } from '../media/picture-addresses'
import type { PhotoRow } from '../photo/repository'
import { presentStory } from '../story/presenter'
import type { StoryRow } from '../story/repository'
import { presentCreator } from '../user/creator'
import type { Person } from '../user/repository'
import type { JournalRow, PublicJournalRow } from './repository'

interface JournalReader {
  /** Undefined for visitors. */
  viewer: Person | undefined
  publicUrl: string | undefined
  pictures: PictureAddresses
}

/** @param stories the Stories to show, which may be fewer than the Journal has */
export const presentJournal = (
  journal: JournalRow,
  stories: (StoryRow & { photos?: PhotoRow[] })[],
  { viewer, pictures }: JournalReader,
) => ({
  _id: journal.id,
  title: journal.title,
  description: journal.description,
  bucketId: journal.bucketId,
  visibility: journal.visibility,
  audience: journal.audience,
  createdBy: journal.creatorId,
  story: stories.map((story) =>
    presentStory(story, {
      creatorId: journal.creatorId,
      isOwn: viewer?.id === journal.creatorId,
      hasOpenPictures: hasOpenPictures(journal),
      pictures,
    }),
  ),
  storyCount: journal.storyCount,
  createdAt: journal.createdAt.toISOString(),
  updatedAt: journal.updatedAt.toISOString(),
})

export const presentPublicJournal = (
  journal: PublicJournalRow,
  stories: StoryRow[],
  reader: JournalReader,
) => ({
  ...presentJournal(journal, stories, reader),
  createdBy: presentCreator(journal.creator, reader.publicUrl),
})
