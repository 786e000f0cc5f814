import { type Story, type StoryFields } from '@bucketeer/shared-auth'

/** The values of the form. No Kick is an empty string. The picture is the address of the upload. */
export interface StoryValues {
  title: string
  content: string
  kickId: string
  picture: string | null
  /** The version of the loaded Story, if any. */
  updatedAt?: string
}

/** Returns the request body of the form. */
export type SentStory = StoryFields & Pick<StoryValues, 'updatedAt'>

export const newStory: StoryValues = { title: '', content: '', kickId: '', picture: null }

export const valuesOf = ({ title, content, kickId, pictures, updatedAt }: Story): StoryValues => ({
  title,
  content,
  kickId: kickId ?? '',
  picture: pictures || null,
  updatedAt,
})

export const fieldsOf = (
  { title, content, kickId, updatedAt }: StoryValues,
  pictures: string,
): SentStory => ({
  title,
  content,
  kickId: kickId || null,
  pictures,
  updatedAt,
})

export const isStoryValues = (data: unknown): data is StoryValues =>
  typeof data === 'object' &&
  data !== null &&
  'title' in data &&
  typeof data.title === 'string' &&
  'content' in data &&
  typeof data.content === 'string' &&
  'kickId' in data &&
  typeof data.kickId === 'string' &&
  'picture' in data &&
  (data.picture === null || typeof data.picture === 'string') &&
  (!('updatedAt' in data) || typeof data.updatedAt === 'string')
