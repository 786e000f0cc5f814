import { aBucket, aKick, aUser } from '@bucketeer/shared-auth/testing'
import type { Bucket, Kick } from '@bucketeer/shared-auth'
import type { LogSettings, SettingsChange } from '../settings/use-settings'

/** Returns the settings of a new user. */
export const newSettings = (settings: Partial<LogSettings> = {}): LogSettings => ({
  defaultAudience: null,
  welcomedAt: null,
  memories: { isOff: false, withoutNames: [], notBefore: null },
  hiddenCards: [],
  steps: { wishes: false, done: false, way: false, audience: false },
  ...settings,
})

/** Returns settings after a change, as the server changes them. */
export function changedSettings(settings: LogSettings, change: SettingsChange): LogSettings {
  const { welcomed, memories, ...others } = change
  return {
    ...settings,
    ...others,
    memories: { ...settings.memories, ...memories },
    ...(welcomed && { welcomedAt: '2026-11-25T12:00:00.000Z' }),
  }
}

interface Wishes {
  body: { lines: { text: string; done?: boolean }[]; name?: string }
}
interface Keeping {
  body: { bucketId: string; kickId: string }
}

/** A Kick that nobody has done. */
export const aWish = (kick: Partial<Kick> = {}): Kick =>
  aKick({
    pictures: '',
    audience: 'Private',
    mine: { buckets: 1, doing: null, done: 0, lastDone: null },
    ...kick,
  })

/** Keeps the settings and the Bucket of a user, and answers their calls, for `stubApi`. */
export function welcomeServer(known: Partial<LogSettings> = {}, kicks: Kick[] = []) {
  let settings = newSettings(known)
  let bucket: Bucket | undefined =
    kicks.length > 0 ? aBucket({ _id: 'someday', name: 'Someday', kicks }) : undefined
  const change = (next: Kick[]) => {
    bucket = { ...(bucket ?? aBucket({ _id: 'someday', name: 'Someday' })), kicks: next }
    return bucket
  }
  const sent = {
    settings: jest.fn(async ({ body }: { body: SettingsChange }) => {
      settings = changedSettings(settings, body)
      return settings
    }),
    wishes: jest.fn(async ({ body }: Wishes) => {
      const made = body.lines.map(({ text }) => aWish({ _id: text, name: text }))
      settings = { ...settings, steps: { ...settings.steps, wishes: true } }
      return { bucket: change([...(bucket?.kicks ?? []), ...made]), kicks: made }
    }),
    add: jest.fn(async ({ body }: Keeping) =>
      change([...(bucket?.kicks ?? []), aWish({ _id: body.kickId, name: body.kickId })]),
    ),
    remove: jest.fn(async ({ body }: Keeping) =>
      change((bucket?.kicks ?? []).filter(({ _id }) => _id !== body.kickId)),
    ),
    way: jest.fn(async ({ body }: { body: object }) => aUser(body)),
  }
  const answers = {
    'GET /api/log/settings': async () => settings,
    'PUT /api/log/settings': sent.settings,
    'GET /api/bucket': async () => (bucket ? [bucket] : []),
    'POST /api/bucket/someday/wishes': sent.wishes,
    'PUT /api/bucket/{bucketId}/add': sent.add,
    'PUT /api/bucket/{bucketId}/remove/kick': sent.remove,
    'PUT /api/user/{userId}': sent.way,
  }
  return { ...sent, answers }
}
