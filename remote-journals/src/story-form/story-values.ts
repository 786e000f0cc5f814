import { type Story, type StoryFields } from '@bucketeer/shared-auth'
import { isBoolean, isText, orMissing, orNull, shapeOf, type ValuesOf } from '@bucketeer/shared-ui/forms'
import { allPhotos, dayWords, isPhotoList, typedDay } from '@bucketeer/shared-ui/social'

/** Tells whether a draft has the values of the form. */
export const isStoryValues = shapeOf({
  title: isText,
  content: isText,
  /** Empty for none. */
  kickId: isText,
  /** The day, as it is typed. Empty for none; missing while it is as saved. */
  happenedOn: orMissing(isText),
  /** The address of the upload. */
  picture: orNull(isText),
  /** Whether a picture is chosen that is not uploaded yet. */
  awaitsPicture: orMissing(isBoolean),
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs: orMissing(isText),
  /** Undefined while they are as saved. */
  photos: orMissing(isPhotoList),
  /** The version of the loaded Story, if any. */
  updatedAt: orMissing(isText),
})

/** The values of the form. */
export type StoryValues = ValuesOf<typeof isStoryValues>

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
