import { type Story, type StoryFields } from '@bucketeer/shared-auth'
import { isText, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { allPhotos, dayWords, isPhotoList, type PhotoList, typedDay } from '@bucketeer/shared-ui/social'

/** The values of the form. No Kick is an empty string. The picture is the address of the upload. */
export interface StoryValues {
  title: string
  content: string
  kickId: string
  /** The day, as it is typed. Empty for none; missing while it is as saved. */
  happenedOn?: string
  picture: string | null
  /** Undefined while they are as saved. */
  photos?: PhotoList | undefined
  /** The version of the loaded Story, if any. */
  updatedAt?: string
}

/** The request body of the form, with the version that it is based on. */
export type SentStory = StoryFields & Pick<StoryValues, 'updatedAt'>

export const newStory: StoryValues = { title: '', content: '', kickId: '', picture: null }

export const valuesOf = ({
  title,
  content,
  kickId,
  happenedOn,
  pictures,
  updatedAt,
}: Story): StoryValues => ({
  title,
  content,
  kickId: kickId ?? '',
  ...(happenedOn && { happenedOn: dayWords(happenedOn) }),
  picture: pictures || null,
  updatedAt,
})

/** Returns the request body of the form. */
export const fieldsOf = (
  { title, content, kickId, happenedOn, photos, updatedAt }: StoryValues,
  pictures: string,
): SentStory => ({
  title,
  content,
  kickId: kickId || null,
  pictures,
  ...(happenedOn !== undefined && { happenedOn: typedDay(happenedOn, 'past') ?? null }),
  ...(photos && { photos: allPhotos(pictures, photos) }),
  updatedAt,
})

/** Returns the Story with another address of the same picture. */
export const withPicture = ({ photos, ...story }: SentStory, pictures: string): SentStory => ({
  ...story,
  pictures,
  ...(photos && {
    photos: photos.map((photo, index) => (index === 0 ? { ...photo, url: pictures } : photo)),
  }),
})

export const isStoryValues = shapeOf<StoryValues>({
  title: isText,
  content: isText,
  kickId: isText,
  happenedOn: orMissing(isText),
  picture: orNull(isText),
  photos: orMissing(isPhotoList),
  updatedAt: orMissing(isText),
})
