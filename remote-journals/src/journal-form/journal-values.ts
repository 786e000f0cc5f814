import { type Journal, type JournalFields } from '@bucketeer/shared-auth'
import { isBoolean, isText, oneOf, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { words } from './words'

/** The values of the form. No Bucket is an empty string. */
export interface JournalValues {
  title: string
  description: string
  bucketId: string
  visibility: Journal['visibility']
  /** Missing for a new Journal, whose form asks for the visibility. */
  audience?: Journal['audience']
  /** The address of the chosen cover, null for the first picture; undefined while it is as saved. */
  coverUrl?: string | null | undefined
  /** Whether visitors see a map. Missing for a new Journal. */
  showsPlaces?: boolean | undefined
  /** The version of the loaded Journal, if any. */
  updatedAt?: string
}

/** The request body of the form, with the version that it is based on. */
export type SentJournal = JournalFields & Pick<JournalValues, 'updatedAt'>

export const newJournal: JournalValues = {
  title: words.newTitle,
  description: '',
  bucketId: '',
  visibility: 'Private',
}

export const valuesOf = ({
  title,
  description,
  bucketId,
  visibility,
  audience,
  cover,
  showsPlaces,
  updatedAt,
}: Journal): JournalValues => ({
  title,
  description,
  bucketId: bucketId ?? '',
  visibility,
  audience,
  ...(cover?.isChosen && { coverUrl: cover.url }),
  ...(showsPlaces !== undefined && { showsPlaces }),
  updatedAt,
})

/** Returns the visibility, Public or Private (S1.2), for an audience. */
export const visibilityOf = (audience: Journal['audience']): Journal['visibility'] =>
  audience === 'Public' ? 'Public' : 'Private'

/** Returns the request body of the form. */
export const fieldsOf = ({ bucketId, ...values }: JournalValues): SentJournal => ({
  ...values,
  bucketId: bucketId || null,
})

export const visibilities = ['Public', 'Private'] as const

const audiences = ['Private', 'Followers', 'Members', 'Public'] as const

export const isJournalValues = shapeOf<JournalValues>({
  title: isText,
  description: isText,
  bucketId: isText,
  visibility: oneOf(visibilities),
  audience: orMissing(oneOf(audiences)),
  coverUrl: orMissing(orNull(isText)),
  showsPlaces: orMissing(isBoolean),
  updatedAt: orMissing(isText),
})
