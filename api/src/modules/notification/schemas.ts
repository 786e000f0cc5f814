import Type, { type Static } from 'typebox'
import {
  choice,
  describedObject,
  named,
  namedObject,
  namedPartial,
  optional,
  problems,
  reference,
} from '@bucketeer/host/server'
import { nullable, orNull } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import { onePage, pageQuery } from '../../contract/paging'
import { notificationKinds } from '../../database/notification-schema'
import { Creator, distinguishingFields } from '../creator/creator'

const kind = choice(notificationKinds, {
  description:
    '`comment`: on a Kick, Story or Journal of the user. `reply`: a comment that names the user. `like`: of a Kick of the user. `done`: somebody did a Kick of the user. `asked`: somebody asks to follow the user. `follow`: somebody follows the user without asking. `accepted`: somebody accepted the request of the user. `decision`: a moderator decided about the user or something of theirs. `outcome`: of a report by the user.',
})

const titled = (description: string) =>
  nullable(Type.Object({ _id: Type.String({ format: 'uuid' }), title: Type.String() }, { description }))

export const Notification = namedObject(
  'Notification',
  'A group of notifications of one kind about one Kick, Story or Journal, of who follows whom, or one decision of a moderator.',
  {
    _id: Type.String({ format: 'uuid', description: 'That of the newest event.' }),
    kind,
    kick: nullable(
      describedObject('Null for a follow, a decision of a moderator, and a comment on a Story or Journal.', {
        _id: Type.String({ format: 'uuid' }),
        name: Type.String(),
      }),
    ),
    journal: titled('That of a comment on it or on its Story.'),
    story: titled('That of a comment on it.'),
    title: orNull.string({
      description:
        'Of a decision about something of the user: its name when it was reported, or the beginning of its text; null after 180 days.',
    }),
    people: Type.Array(Type.Object({ ...Creator.properties, ...distinguishingFields }), {
      description: 'Up to three of those who did it, the latest first.',
    }),
    count: Type.Integer({
      minimum: 0,
      description: 'The number of people who did it; 0 for a decision of a moderator.',
    }),
    seen: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time', description: 'When the newest event was.' }),
  },
)

const isOn = (description: string) => Type.Boolean({ title: 'On', description })
const switches = {
  comment: isOn('Whether comments on the user’s Kicks, Stories and Journals are told.'),
  reply: isOn('Whether comments that name the user are told.'),
  like: isOn('Whether likes of the user’s Kicks are told.'),
  done: isOn('Whether it is told that somebody did one of the user’s Kicks.'),
  follow: isOn('Whether follows, requests and their acceptance are told.'),
}

export const NotificationSettings = namedObject(
  'NotificationSettings',
  'The kinds of notifications that are made for the user.',
  switches,
)

export const NotificationSettingsChange = namedPartial(
  'NotificationSettingsChange',
  'Missing kinds stay as they are.',
  switches,
)

export const SeenNotifications = named(
  'SeenNotifications',
  Type.Object({
    upTo: Type.String({
      title: 'Up to',
      format: 'uuid',
      description: 'The `_id` of the newest notification that the user saw.',
    }),
  }),
)

export type NotificationSettings = Static<typeof NotificationSettings>

const operation = operationsOf({ tags: ['Notifications'], security: [{ token: [] }] })
const settings = reference(NotificationSettings)

export const listNotifications = operation('listNotifications', {
  summary: 'The notifications of the user, newest first',
  description:
    'Of the last 90 days. Has an `ETag`, so that an unchanged list is answered with 304 to `If-None-Match`.',
  querystring: Type.Object({
    ...pageQuery.properties,
    unseen: optional.boolean({ title: 'unseen', description: 'Leaves out what the user has seen.' }),
  }),
  response: {
    200: onePage(reference(Notification)),
    304: Type.Null({ description: 'The list has not changed.' }),
    ...problems(400, 401),
  },
})

export const markSeen = operation('markNotificationsSeen', {
  summary: 'Mark notifications as seen',
  description: 'Later notifications stay unseen. Idempotent.',
  body: reference(SeenNotifications),
  response: { 204: Type.Null({ description: 'Done.' }), ...problems(400, 401, 413, 415) },
})

export const readSettings = operation('getNotificationSettings', {
  summary: 'The kinds of notifications that the user gets',
  response: { 200: settings, ...problems(401) },
})

export const updateSettings = operation('updateNotificationSettings', {
  summary: 'Switch kinds of notifications on or off',
  description: 'None is made of a kind that is off.',
  body: reference(NotificationSettingsChange),
  response: { 200: settings, ...problems(400, 401, 413, 415) },
})
