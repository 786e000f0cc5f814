import type { PictureUrls } from '../media/picture-urls'
import type { PhotoRow } from '../photo/repository'
import { presentStory } from '../story/presenter'
import type { StoryRow } from '../story/repository'
import { presentCreator } from '../creator/creator'
import type { Person } from '../../database/person-row'
import type { ContentsRow } from './contents/repository'
import type { CoverRow } from './covers/repository'
import type { JournalRow, PublicJournalRow } from './repository'

export interface JournalReader {
  /** Undefined for visitors. */
  viewer: Pick<Person, 'id'> | undefined
  publicUrl: string | undefined
  pictures: PictureUrls
  /** The chosen cover. Without one, the picture of the first Story is the cover. */
  cover?: CoverRow | undefined
}

const firstPicture = ([first]: readonly StoryRow[]): CoverRow | undefined =>
  first && { pictureId: first.pictureId, alt: first.pictureAlt }

/** @param stories the Stories to show, which may be fewer than the Journal has */
export const presentJournal = (
  journal: JournalRow,
  stories: (StoryRow & { photos?: PhotoRow[] })[],
  { viewer, pictures, cover = firstPicture(stories) }: JournalReader,
) => ({
  _id: journal.id,
  title: journal.title,
  description: journal.description,
  // The Bucket may be Private.
  bucketId: viewer?.id === journal.creatorId ? journal.bucketId : null,
  visibility: journal.visibility,
  audience: journal.audience,
  ...(cover && {
    cover: {
      _id: cover.pictureId,
      url: pictures.of(cover.pictureId, journal.isOpen),
      alt: cover.alt,
      isChosen: cover.pictureId === journal.coverId,
    },
  }),
  createdBy: journal.creatorId,
  story: stories.map((story) =>
    presentStory(story, {
      creatorId: journal.creatorId,
      isOwn: viewer?.id === journal.creatorId,
      hasOpenPictures: journal.isOpen,
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

export const presentContents = ({ id, title, happenedOn, kick }: ContentsRow) => ({
  _id: id,
  title,
  happenedOn,
  place: kick && presentPlace(kick),
})

function presentPlace({
  shownLat,
  shownLng,
  placePrecision,
  country,
  placeName,
}: NonNullable<ContentsRow['kick']>) {
  const isKnown = shownLat !== null && shownLng !== null
  return {
    location: isKnown ? { lat: shownLat, lng: shownLng } : null,
    placePrecision,
    country,
    place: placePrecision === 'exact' ? placeName : null,
  }
}
