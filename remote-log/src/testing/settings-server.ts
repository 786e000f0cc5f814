import type { Schemas } from '@bucketeer/shared-auth'
import type { Answers } from '@bucketeer/shared-auth/testing'

type Settings = Schemas['LogSettings']

/** Keeps the settings of a log and answers their calls, for `stubApi`. */
export function settingsServer(settings: Partial<Settings> = {}) {
  let kept: Settings = {
    defaultAudience: null,
    welcomedAt: '2026-05-04T08:30:00.000Z',
    memories: { isOff: false, withoutNames: [], notBefore: null },
    hiddenCards: [],
    steps: { wishes: true, done: true, way: true, audience: false },
    ...settings,
  }
  const get = jest.fn(async () => kept)
  const put = jest.fn(async ({ body }: { body: Pick<Settings, 'defaultAudience'> }) => {
    kept = { ...kept, ...body }
    return kept
  })
  return { get, put, answers: { 'GET /api/log/settings': get, 'PUT /api/log/settings': put } as Answers }
}
