import type { Schemas } from '@bucketeer/shared-auth'
import type { Import, ImportRow } from '../imports/import-calls'

const at = '2026-11-26T12:00:00.000Z'
const noCounts = { new: 0, here: 0, look: 0, unreadable: 0, leftOut: 0, brought: 0, takenBack: 0, kept: 0 }

/** Returns an archive that can be downloaded. */
export const anArchive = (archive: Partial<Schemas['Archive']> = {}): Schemas['Archive'] => ({
  _id: '019a0000-0000-7000-8000-000000000011',
  state: 'ready',
  done: 480,
  total: 480,
  bytes: 12_345_678,
  madeAt: at,
  expiresAt: '2026-12-03T12:00:00.000Z',
  ...archive,
})

/** Returns an import of a spreadsheet that has been read. */
export const anImport = ({
  counts = { new: 214 },
  kinds = { kick: 100, entry: 110, bucket: 4 },
  ...part
}: Partial<Omit<Import, 'counts'>> & { counts?: Partial<Import['counts']> } = {}): Import => ({
  _id: '019a0000-0000-7000-8000-000000000012',
  source: 'csv',
  fileName: 'places.csv',
  state: 'read',
  problem: null,
  counts: { ...noCounts, ...counts },
  kinds,
  done: 214,
  total: 214,
  asks: null,
  choices: {},
  createdAt: at,
  takeBackUntil: '2999-01-05T12:00:00.000Z',
  ...part,
})

/** Returns a new row with all details but a link. */
export const aRow = (row: Partial<ImportRow> = {}): ImportRow => ({
  number: 1,
  at: '2',
  state: 'new',
  leftOut: false,
  kind: 'entry',
  name: 'Lake Bled',
  detail: {
    on: '2024-05-03',
    until: null,
    precision: 'day',
    state: 'done',
    category: null,
    place: 'Bled',
    country: 'Slovenia',
    location: { lat: 46.37, lng: 14.11 },
    bucket: 'Alps',
    photos: 2,
    text: 'Rowed to the island.',
  },
  reason: null,
  link: null,
  ...row,
})
