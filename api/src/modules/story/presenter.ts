import { valuesOf } from '../../contract/fields'
import type { PictureUrls } from '../media/picture-urls'
import { presentMine } from '../kick/presenter'
import { presentPhotos } from '../photo/presenter'
import type { PhotoRow } from '../photo/repository'
import type { StoryRow } from './repository'
import { storedFields } from './schemas'

interface Surroundings {
  /** The owner of its Journal. */
  creatorId: string
  /** Whether the reader is that owner. */
  isOwn: boolean
  hasOpenPictures: boolean
  pictures: PictureUrls
}

/** @param story with its photos, which lists leave out */
export const presentStory = (
  story: StoryRow & { photos?: PhotoRow[] },
  { creatorId, isOwn, hasOpenPictures, pictures }: Surroundings,
) => ({
  _id: story.id,
  ...valuesOf(storedFields, story),
  kickId: isOwn || story.isKickShown ? story.kickId : null,
  kick:
    isOwn && story.authorsKick
      ? { name: story.authorsKick.name, mine: presentMine(story.authorsKick, pictures) }
      : undefined,
  happenedOn: story.happenedOn,
  pictures: pictures.of(story.pictureId, hasOpenPictures),
  ...(story.photos && { photos: presentPhotos(story.photos, hasOpenPictures, pictures) }),
  createdBy: creatorId,
  journalId: story.journalId,
  createdAt: story.createdAt.toISOString(),
  updatedAt: story.updatedAt.toISOString(),
})

/** The largest size of a response's whole Stories, as JSON. */
const maxStoriesBytes = 2_000_000

/** Returns the first of these Stories that fit into 2 MB, at least one. */
export function thatFit<Story>(stories: Story[]): Story[] {
  let bytes = 0
  const end = stories.findIndex((story, index) => {
    bytes += Buffer.byteLength(JSON.stringify(story))
    return index > 0 && bytes > maxStoriesBytes
  })
  return end < 0 ? stories : stories.slice(0, end)
}
