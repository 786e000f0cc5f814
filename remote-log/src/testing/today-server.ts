import { aBucket, aKick } from '@bucketeer/shared-auth/testing'
import type { Bucket, Notification, Schemas } from '@bucketeer/shared-auth'
import type { LogEntry } from '../log/entry'
import type { LogSettings, SettingsChange } from '../settings/use-settings'
import { logServer } from './log-server'
import { aWish, changedSettings, newSettings } from './welcome-server'

/** Returns a wish that waits in the Bucket 'Someday'. */
export const waiting = (name: string, planned: { targetOn?: string; targetPrecision?: 'year' } = {}) => ({
  kick: aWish({ _id: name, name }),
  bucket: { _id: 'someday', name: 'Someday' },
  targetOn: null,
  targetPrecision: null,
  ...planned,
})

const aNotification = (notification: Partial<Notification>): Notification => ({
  ...{
    _id: 'new',
    kind: 'comment',
    kick: null,
    journal: null,
    story: null,
    title: null,
    seen: false,
    count: 1,
  },
  people: [
    {
      _id: 'aiko',
      userName: 'Aiko',
      profilePicture: null,
      tagline: 'Trains',
      createdAt: '2026-05-04T09:30:00.000Z',
    },
  ],
  createdAt: '2026-11-24T12:00:00.000Z',
  ...notification,
})

interface Today {
  settings?: Partial<LogSettings>
  next?: ReturnType<typeof waiting>[]
  buckets?: Partial<Bucket>[]
  memories?: LogEntry[]
  kind?: 'day' | 'week'
  unseen?: Partial<Notification>[]
  feed?: Schemas['FeedItem'][]
}

/** Keeps what Today shows and answers its calls, for `stubApi`. */
export function todayServer({
  settings: known,
  next = [],
  buckets = [],
  memories = [],
  kind = 'day',
  unseen = [],
  feed = [],
}: Today = {}) {
  const log = logServer(memories)
  let settings = newSettings({ welcomedAt: '2026-11-24T12:00:00.000Z', ...known })
  let queue = next
  const sent = {
    settings: jest.fn(async ({ body }: { body: SettingsChange }) => {
      settings = changedSettings(settings, body)
      return settings
    }),
    notNow: jest.fn(async ({ params }: { params: { kickId: string } }) => {
      queue = [
        ...queue.filter(({ kick }) => kick._id !== params.kickId),
        ...queue.filter(({ kick }) => kick._id === params.kickId),
      ]
    }),
  }
  const remembered = () => {
    const { isOff, withoutNames, notBefore } = settings.memories
    const isShown = ({ remind, with: companions = [], on }: LogEntry) =>
      remind !== false &&
      !companions.some(({ name }) => withoutNames.includes(name)) &&
      Number(on?.slice(0, 4)) >= (notBefore ?? 0)
    return isOff ? [] : log.entries().filter(isShown)
  }
  const answers = {
    ...log.answers,
    'GET /api/log/settings': async () => settings,
    'PUT /api/log/settings': sent.settings,
    'GET /api/log/next': async () => {
      const done = new Set(log.entries().map(({ kick }) => kick?._id))
      return queue.filter(({ kick }) => !done.has(kick._id)).slice(0, 2)
    },
    'GET /api/notification': async () => unseen.map(aNotification),
    'GET /api/feed': async () => feed,
    'GET /api/bucket': async () => buckets.map(aBucket),
    'GET /api/user/{userId}/figures': async () => ({ kicks: 0, journals: 0, done: 0, countries: [] }),
    'POST /api/log/next/{kickId}/not-now': sent.notNow,
    'GET /api/log/on-this-day': async () => ({ kind, entries: remembered() }),
    'GET /api/kick/{kickId}': async () => aKick(),
  }
  return { ...sent, log, answers }
}
