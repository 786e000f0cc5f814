import { pictureUrl } from '../media/picture-url'
import type { StoryRow } from './repository'

interface Surroundings {
  /** The owner of its Journal. */
  creatorId: string
  publicUrl: string | undefined
}

export const presentStory = (story: StoryRow, { creatorId, publicUrl }: Surroundings) => ({
  _id: story.id,
  title: story.title,
  kickId: story.kickId,
  content: story.content,
  pictures: pictureUrl(story.pictureId, publicUrl),
  createdBy: creatorId,
  journalId: story.journalId,
  createdAt: story.createdAt.toISOString(),
  updatedAt: story.updatedAt.toISOString(),
})
