import Type, { type Static } from 'typebox'
import { longText, named, nameText, reference } from '@bucketeer/host/server'
import { logPrecisions, logStates } from '../../contract/choices'
import { entityFields } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { audience, type Kick } from '../kick/schemas'
import { sentPhotosOfEntry, shownPhotosOfEntry } from '../photo/schemas'
import { Creator } from '../creator/creator'

const state = Type.Enum(logStates, { type: 'string', title: 'State' })
const precision = Type.Enum(logPrecisions, { type: 'string', title: 'Precision' })
const day = (title: string, description: string) =>
  nullable(Type.String({ format: 'date', title, description }))
const on = day('When', 'The first day of the period; null if it is unknown.')
const until = day('Until', 'The last day, of something that took several.')
const again = nullable(Type.Boolean({ title: 'Again', description: 'Whether the user would do it again.' }))
const stars = nullable(
  Type.Integer({ title: 'Stars', minimum: 1, maximum: 5, description: 'For the user alone.' }),
)
const note = longText('Note')
const steps = Type.Array(
  Type.Object({
    text: Type.String({ title: 'Step', maxLength: 200 }),
    done: Type.Boolean({ title: 'Done' }),
  }),
  { title: 'Steps', maxItems: 20 },
)
const companions = Type.Array(
  Type.Object({ name: Type.String({ title: 'With', pattern: '\\S', maxLength: 60 }) }),
  { title: 'With', maxItems: 20, description: 'Names that only the user sees.' },
)

/** The largest number of photos of an entry. */
export const maxEntryPhotos = 8

const ownOnly = 'Only in the user’s own entries.'
const isMemory = 'Whether it may be shown as a memory.'

export const LogEntry = named(
  'LogEntry',
  Type.Object(
    {
      ...entityFields,
      kick: Type.Unsafe<Static<typeof Kick> | null>({
        anyOf: [{ $ref: 'Kick#' }, { type: 'null' }],
        description: 'Null if it was deleted, or the user no longer sees it.',
      }),
      kickName: Type.String({
        description: 'The name of the Kick; if the user does not see it, that of when the entry was written.',
      }),
      state,
      on,
      precision,
      until,
      again,
      note,
      photos: shownPhotosOfEntry,
      audience,
      createdBy: Creator,
      stars: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 5, description: ownOnly }))),
      steps: Type.Optional(steps),
      with: Type.Optional(companions),
      remind: Type.Optional(Type.Boolean({ description: `${isMemory} ${ownOnly}` })),
    },
    { description: 'An entry of somebody’s log: what they did, are on, or let go.' },
  ),
)

const changeable = {
  on: Type.Optional(on),
  precision: Type.Optional(precision),
  until: Type.Optional(until),
  again: Type.Optional(again),
  stars: Type.Optional(stars),
  note: Type.Optional(note),
  photos: sentPhotosOfEntry(maxEntryPhotos),
  steps: Type.Optional(steps),
  audience: Type.Optional(audience),
  with: Type.Optional(companions),
}

export const NewLogEntry = named(
  'NewLogEntry',
  Type.Object(
    {
      kickId: Type.Optional(Type.String({ format: 'uuid', title: 'Kick' })),
      name: Type.Optional(nameText('Name', 'Say what you did.')),
      state,
      ...changeable,
    },
    {
      description:
        'Either a Kick, or the name of something, which becomes a Private Kick. Without a date it is today’s; without an audience it has the user’s default one.',
    },
  ),
)

export const LogEntryChange = named(
  'LogEntryChange',
  Type.Object(
    {
      state: Type.Optional(state),
      ...changeable,
      remind: Type.Optional(Type.Boolean({ title: 'Remind', description: isMemory })),
    },
    { description: 'Missing fields keep their values. A new state without a date happens today.' },
  ),
)

export type NewLogEntry = Static<typeof NewLogEntry>
export type LogEntryChange = Static<typeof LogEntryChange>

export const logEntry = reference(LogEntry)
