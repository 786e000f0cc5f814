import { todayCards } from '@bucketeer/platform/text'
import Type, { type Static } from 'typebox'
import { choice, describedObject, namedObject, problems, reference } from '@bucketeer/host/server'
import { nullable, orNull } from '../../../contract/fields'
import { operation } from '../schemas'
import { audience } from '../../kick/schemas'

const defaultAudience = {
  ...nullable(audience),
  description: 'The audience of new entries without one. Null until it is chosen, which means Private.',
}

const isOff = Type.Boolean({ title: 'Off', description: 'Whether there are no memories.' })
const withoutNames = Type.Array(Type.String({ title: 'Nothing of', pattern: '\\S', maxLength: 60 }), {
  title: 'Nothing of',
  maxItems: 100,
  description: 'Companions whose entries are no memories, in any case of their letters.',
})
const notBefore = orNull.integer({
  title: 'Nothing before',
  minimum: 1,
  maximum: 9999,
  description: 'The first year of memories; null for all.',
})

const hiddenCards = Type.Array(choice(todayCards, { title: 'Card' }), {
  title: 'Hidden cards',
  uniqueItems: true,
  description: 'The cards of Today that the user put away for good.',
})

const step = (description: string) => Type.Boolean({ description })

export const LogSettings = namedObject(
  'LogSettings',
  'What somebody chose for their log, its memories and Today.',
  {
    defaultAudience,
    welcomedAt: orNull.string({ format: 'date-time', description: 'Null while the first run is shown.' }),
    memories: Type.Object({ isOff, withoutNames, notBefore }),
    hiddenCards,
    steps: describedObject('The steps of the first run that the user has done.', {
      wishes: step('There is a Kick in one of the user’s Buckets.'),
      done: step('The user did something.'),
      way: step('The user picked a way.'),
      audience: step('The user chose an audience for new entries.'),
    }),
  },
)

export const LogSettingsChange = namedObject('LogSettingsChange', 'Missing fields keep their values.', {
  defaultAudience: Type.Optional(defaultAudience),
  welcomed: Type.Optional(
    Type.Literal(true, { type: 'boolean', title: 'Welcomed', description: 'Ends the first run.' }),
  ),
  memories: Type.Optional(
    Type.Object({
      isOff: Type.Optional(isOff),
      withoutNames: Type.Optional(withoutNames),
      notBefore: Type.Optional(notBefore),
    }),
  ),
  hiddenCards: Type.Optional(hiddenCards),
})

export type LogSettings = Static<typeof LogSettings>
export type LogSettingsChange = Static<typeof LogSettingsChange>

const settings = reference(LogSettings)

export const readSettings = operation('getLogSettings', {
  summary: 'The settings of the user’s log',
  response: { 200: settings, ...problems(401) },
})

export const updateSettings = operation('updateLogSettings', {
  summary: 'Change settings of the user’s log',
  body: reference(LogSettingsChange),
  response: { 200: settings, ...problems(400, 401, 413, 415) },
})
