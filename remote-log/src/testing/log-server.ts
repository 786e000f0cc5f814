import { type Answers, aKick, aUser } from '@bucketeer/shared-auth/testing'
import { type LogEntry, type NewEntry, newValues } from '../log/entry'

const createdAt = '2026-05-04T08:30:00.000Z'

/** Returns an entry of `aUser` that they did `aKick` in May 2024. */
export const anEntry = (entry: Partial<LogEntry> = {}): LogEntry => ({
  _id: '019a0000-0000-7000-8000-00000000000a',
  kick: aKick(),
  kickName: aKick().name,
  state: 'done',
  on: '2024-05-01',
  precision: 'month',
  until: null,
  again: null,
  stars: null,
  note: '',
  steps: [],
  audience: 'Followers',
  with: [],
  createdBy: { _id: aUser()._id, userName: aUser().userName, profilePicture: null },
  createdAt,
  updatedAt: createdAt,
  ...entry,
})

interface OfEntry {
  params: { entryId: string }
}

/** Keeps the entries of a log and answers its calls, for `stubApi`. */
export const logServer = (entries: LogEntry[] = []) => {
  let kept = entries
  const sent = {
    post: jest.fn(async ({ body }: { body: NewEntry }) => {
      const { kickId, ...values } = { kickId: undefined, ...body }
      const entry = anEntry({
        ...newValues(body),
        ...values,
        _id: `entry-${kept.length + 1}`,
        kick: aKick(kickId ? { _id: kickId } : {}),
        audience: 'Followers',
        createdAt: new Date().toISOString(),
      })
      kept = [entry, ...kept]
      return entry
    }),
    put: jest.fn(async ({ params, body }: OfEntry & { body: Partial<LogEntry> }) => {
      kept = kept.map((entry) => (entry._id === params.entryId ? { ...entry, ...body } : entry))
      return kept.find(({ _id }) => _id === params.entryId)
    }),
    remove: jest.fn(async ({ params }: OfEntry) => {
      kept = kept.filter(({ _id }) => _id !== params.entryId)
    }),
    entry: jest.fn(
      async ({ params }: OfEntry) => kept.find(({ _id }) => _id === params.entryId) ?? anEntry(),
    ),
    get: jest.fn(async (_input: { query?: { cursor?: string } }): Promise<unknown> => kept),
  }
  const answers = {
    'GET /api/log': sent.get,
    'GET /api/log/{entryId}': sent.entry,
    'POST /api/log': sent.post,
    'PUT /api/log/{entryId}': sent.put,
    'DELETE /api/log/{entryId}': sent.remove,
  }
  return { ...sent, answers: answers as Answers, entries: () => kept }
}
