import { journalAudiences, visibilities } from '@bucketeer/shared-ui'
import { type Journal, type JournalFields } from '@bucketeer/shared-auth'
import {
  isBoolean,
  isText,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  type ValuesOf,
} from '@bucketeer/shared-ui/forms'
import { words } from './words'

/** Tells whether a draft has the values of the form. */
export const isJournalValues = shapeOf({
  title: isText,
  description: isText,
  /** Empty for none. */
  bucketId: isText,
  visibility: oneOf(visibilities),
  /** Missing for a new Journal, whose form asks for the visibility. */
  audience: orMissing(oneOf(journalAudiences)),
  /** The address of the chosen cover, null for the first picture; undefined while it is as saved. */
  coverUrl: orMissing(orNull(isText)),
  /** Whether visitors see a map. Missing for a new Journal. */
  showsPlaces: orMissing(isBoolean),
  /** The version of the loaded Journal, if any. */
  updatedAt: orMissing(isText),
})

/** The values of the form. */
export type JournalValues = ValuesOf<typeof isJournalValues>

/** The request body of the form, with the version that it is based on. */
export type SentJournal = JournalFields & Pick<JournalValues, 'updatedAt'>

export const newJournal = (): JournalValues => ({
  title: words.newTitle,
  description: '',
  bucketId: '',
  visibility: 'Private',
})

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
