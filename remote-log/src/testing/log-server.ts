import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aKick, aUser } from '@bucketeer/shared-auth/testing'
import { type EntryValues, type LogEntry, type NewEntry, newValues } from '../log/entry'
import { isInFilter, type LogFilter } from '../log/log-queries'

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
  photos: [],
  steps: [],
  audience: 'Followers',
  with: [],
  createdBy: { _id: aUser()._id, userName: aUser().userName, profilePicture: null },
  createdAt,
  updatedAt: createdAt,
  ...entry,
})

/** Returns sent photos as the server shows them. */
export const shownPhotos = (photos: EntryValues['photos'] = []) =>
  photos.map((photo, index) => ({
    ...{ _id: `photo-${index + 1}`, width: 1280, height: 960, alt: '', caption: '' },
    ...photo,
  }))

/** Returns sent values as the server shows them. */
export const shownValues = ({ photos, ...values }: Partial<EntryValues>): Partial<LogEntry> => ({
  ...values,
  ...(photos && { photos: shownPhotos(photos) }),
})

/** Counts what was done in each year, newest first and unknown last. */
function yearsOf(entries: LogEntry[]) {
  const done = entries.filter(({ state }) => state === 'done').map(({ on }) => on && Number(on.slice(0, 4)))
  return [...new Set(done)]
    .toSorted((one, other) => (other || 0) - (one || 0))
    .map((year) => ({ year, done: done.filter((each) => each === year).length }))
}

const filtersOf = (entries: LogEntry[]) => ({
  countries: [...new Set(entries.flatMap(({ kick }) => kick?.country ?? []))],
  with: [...new Set(entries.flatMap(({ with: companions = [] }) => companions.map(({ name }) => name)))],
})

interface OfEntry {
  params: { entryId: string }
}

/** Every change increases the version. */
const later = (moment: string) => new Date(Date.parse(moment) + 1).toISOString()

/** Keeps the entries of a log and answers its calls, for `stubApi`. */
export function logServer(entries: LogEntry[] = []) {
  let kept = entries
  const sent = {
    post: jest.fn(async ({ body }: { body: NewEntry }) => {
      const { kickId, photos = [], ...values } = { kickId: undefined, ...body }
      const entry = anEntry({
        ...newValues(body),
        ...values,
        photos: shownPhotos(photos),
        _id: `entry-${kept.length + 1}`,
        kick: aKick(kickId ? { _id: kickId } : {}),
        audience: 'Followers',
        createdAt: new Date().toISOString(),
      })
      kept = [entry, ...kept]
      return entry
    }),
    put: jest.fn(
      async ({ params, body, ifMatch }: OfEntry & { ifMatch?: string; body: Partial<EntryValues> }) => {
        const present = kept.find(({ _id }) => _id === params.entryId)
        if (present && ifMatch !== present.updatedAt) throw new ApiError(412, 'Changed meanwhile.')
        const changed = {
          ...anEntry(present),
          ...shownValues(body),
          updatedAt: later(anEntry(present).updatedAt),
        }
        kept = kept.map((entry) => (entry === present ? changed : entry))
        return changed
      },
    ),
    remove: jest.fn(async ({ params }: OfEntry) => {
      kept = kept.filter(({ _id }) => _id !== params.entryId)
    }),
    entry: jest.fn(
      async ({ params }: OfEntry) => kept.find(({ _id }) => _id === params.entryId) ?? anEntry(),
    ),
    // All entries belong to the requested person.
    get: jest.fn(
      async ({
        query: { user: _, ...filter } = {},
      }: {
        query?: LogFilter & { cursor?: string }
      }): Promise<unknown> => kept.filter((entry) => isInFilter(filter, entry)),
    ),
    years: jest.fn(async () => yearsOf(kept)),
    filters: jest.fn(async () => filtersOf(kept)),
  }
  const answers = {
    'GET /api/log': sent.get,
    'GET /api/log/years': sent.years,
    'GET /api/log/filters': sent.filters,
    'GET /api/log/{entryId}': sent.entry,
    'POST /api/log': sent.post,
    'PUT /api/log/{entryId}': sent.put,
    'DELETE /api/log/{entryId}': sent.remove,
  }
  const changeElsewhere = (entryId: string, values: Partial<LogEntry>) => {
    kept = kept.map((entry) =>
      entry._id === entryId ? { ...entry, ...values, updatedAt: later(entry.updatedAt) } : entry,
    )
  }
  return { ...sent, answers: answers as Answers, entries: () => kept, changeElsewhere }
}
