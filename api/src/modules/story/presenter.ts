import type { PictureAddresses } from '../media/picture-addresses'
import type { StoryRow } from './repository'

interface Surroundings {
  /** The owner of its Journal. */
  creatorId: string
  /** Whether the reader is that owner. */
  isOwn: boolean
  hasOpenPictures: boolean
  pictures: PictureAddresses
}

export const presentStory = (
  story: StoryRow,
  { creatorId, isOwn, hasOpenPictures, pictures }: Surroundings,
) => ({
  _id: story.id,
  title: story.title,
  kickId: isOwn || story.isKickShared ? story.kickId : null,
  content: story.content,
  pictures: pictures.of(story.pictureId, hasOpenPictures),
  createdBy: creatorId,
  journalId: story.journalId,
  createdAt: story.createdAt.toISOString(),
  updatedAt: story.updatedAt.toISOString(),
})
