import { choice, namedObject, namedPartial, optional, reference } from '@bucketeer/host/server'
import { logPrecisions, logStates } from '@bucketeer/platform/text'
import Type, { type Static } from 'typebox'
import { operationsOf } from '../../contract/operation'
import { longText, missingKeep, nameText } from '../../contract/texts'
import { entityFields, hiddenField, linkState, orNull } from '../../contract/fields'
import { audience, type Kick } from '../kick/schemas'
import { sentPhotosOfEntry, shownPhotosOfEntry } from '../photo/schemas'
import { Creator } from '../creator/creator'
import { noName } from './words'

const day = (title: string, description: string) => orNull.string({ format: 'date', title, description })
const on = day('When', 'The first day of the period; null if it is unknown.')
const until = day('Until', 'The last day, of something that took several.')
const companions = Type.Array(
  Type.Object({ name: Type.String({ title: 'With', pattern: '\\S', maxLength: 60 }) }),
  { title: 'With', maxItems: 20, description: 'Names that only the user sees.' },
)

/** The fields that are stored in columns of their names: those of requests, responses, insertions and changes. */
export const storedFields = {
  state: choice(logStates, { title: 'State' }),
  precision: choice(logPrecisions, { title: 'Precision' }),
  again: orNull.boolean({ title: 'Again', description: 'Whether the user would do it again.' }),
  note: longText('Note'),
  audience,
}

/** As `storedFields`, for those that only the user sees. */
export const ownFields = {
  stars: orNull.integer({ title: 'Stars', minimum: 1, maximum: 5, description: 'For the user alone.' }),
  steps: Type.Array(
    Type.Object({
      text: Type.String({ title: 'Step', maxLength: 200 }),
      done: Type.Boolean({ title: 'Done' }),
    }),
    { title: 'Steps', maxItems: 20, description: 'For the user alone.' },
  ),
  remind: Type.Boolean({
    title: 'Remind',
    description: 'Whether it may be shown as a memory. For the user alone.',
  }),
}

/** The largest number of photos of an entry. */
export const maxEntryPhotos = 8

export const LogEntry = namedObject(
  'LogEntry',
  'An entry of somebody’s log: what they did, are on, or let go.',
  {
    ...entityFields,
    kick: Type.Unsafe<Static<typeof Kick> | null>({
      anyOf: [{ $ref: 'Kick#' }, { type: 'null' }],
      description: 'Null if it was deleted, or the user no longer sees it.',
    }),
    kickName: Type.String({
      description: 'The name of the Kick; if the user does not see it, that of when the entry was written.',
    }),
    ...storedFields,
    on,
    until,
    photos: shownPhotosOfEntry,
    createdBy: Creator,
    ...Type.Partial(Type.Object({ ...ownFields, with: companions })).properties,
    link: linkState,
    hidden: hiddenField,
  },
)

export const LogEntryChange = namedPartial(
  'LogEntryChange',
  `${missingKeep} A new state without a date happens today.`,
  {
    ...storedFields,
    ...ownFields,
    on,
    until,
    photos: sentPhotosOfEntry(maxEntryPhotos),
    with: companions,
  },
)

export const NewLogEntry = namedObject(
  'NewLogEntry',
  'Either a Kick, or the name of something, which becomes a Private Kick. Without a date it is today’s; without an audience it has the user’s default one.',
  {
    ...LogEntryChange.properties,
    state: storedFields.state,
    kickId: optional.string({ format: 'uuid', title: 'Kick' }),
    name: Type.Optional(nameText('Name', noName)),
  },
)

export type NewLogEntry = Static<typeof NewLogEntry>
export type LogEntryChange = Static<typeof LogEntryChange>

export const logEntry = reference(LogEntry)

export const operation = operationsOf({ tags: ['Log'], security: [{ token: [] }] })
