import { presentStory } from '../story/presenter'
import type { StoryRow } from '../story/repository'
import { presentCreator } from '../user/creator'
import type { JournalRow, PublicJournalRow } from './repository'

/** @param stories the Stories to show, which may be fewer than the Journal has */
export const presentJournal = (journal: JournalRow, stories: StoryRow[], publicUrl: string | undefined) => ({
  _id: journal.id,
  title: journal.title,
  description: journal.description,
  bucketId: journal.bucketId,
  visibility: journal.visibility,
  createdBy: journal.creatorId,
  story: stories.map((story) => presentStory(story, { creatorId: journal.creatorId, publicUrl })),
  storyCount: journal.storyCount,
  createdAt: journal.createdAt.toISOString(),
  updatedAt: journal.updatedAt.toISOString(),
})

export const presentPublicJournal = (
  journal: PublicJournalRow,
  stories: StoryRow[],
  publicUrl: string | undefined,
) => ({
  ...presentJournal(journal, stories, publicUrl),
  createdBy: presentCreator(journal.creator, publicUrl),
})
