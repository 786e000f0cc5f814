import { todayCards } from '@bucketeer/platform/text'
import Type, { type Static } from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { nullable } from '../../../contract/nullable'
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
const notBefore = nullable(
  Type.Integer({
    title: 'Nothing before',
    minimum: 1,
    maximum: 9999,
    description: 'The first year of memories; null for all.',
  }),
)

const hiddenCards = Type.Array(Type.Enum(todayCards, { type: 'string', title: 'Card' }), {
  title: 'Hidden cards',
  uniqueItems: true,
  description: 'The cards of Today that the user put away for good.',
})

const step = (description: string) => Type.Boolean({ description })

export const LogSettings = named(
  'LogSettings',
  Type.Object(
    {
      defaultAudience,
      welcomedAt: nullable(
        Type.String({ format: 'date-time', description: 'Null while the first run is shown.' }),
      ),
      memories: Type.Object({ isOff, withoutNames, notBefore }),
      hiddenCards,
      steps: Type.Object(
        {
          wishes: step('There is a Kick in one of the user’s Buckets.'),
          done: step('The user did something.'),
          way: step('The user picked a way.'),
          audience: step('The user chose an audience for new entries.'),
        },
        { description: 'The steps of the first run that the user has done.' },
      ),
    },
    { description: 'What somebody chose for their log, its memories and Today.' },
  ),
)

export const LogSettingsChange = named(
  'LogSettingsChange',
  Type.Object(
    {
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
    },
    { description: 'Missing fields keep their values.' },
  ),
)

export type LogSettings = Static<typeof LogSettings>
export type LogSettingsChange = Static<typeof LogSettingsChange>

const about = { tags: ['Log'], security: [{ token: [] }] }
const settings = reference(LogSettings)

export const readSettings = {
  ...about,
  operationId: 'getLogSettings',
  summary: 'The settings of the user’s log',
  response: { 200: settings, ...problems(401) },
}

export const updateSettings = {
  ...about,
  operationId: 'updateLogSettings',
  summary: 'Change settings of the user’s log',
  body: reference(LogSettingsChange),
  response: { 200: settings, ...problems(400, 401, 413, 415) },
}
