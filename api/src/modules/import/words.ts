import { type Say, sentence } from '@bucketeer/host/server'

export const noSuchImport = sentence('import.missing', 'We could not find this import.')
export const noSuchRow = sentence('import.no-row', 'We could not find this row.')
export const notNow = sentence('import.not-now', 'This import cannot do that right now.')
export const notFixable = sentence('import.not-fixable', 'There is nothing to change in this row.')
export const fileGone = sentence('import.file-gone', 'The file of this import is gone. Please send it again.')
export const interrupted = sentence(
  'import.interrupted',
  'Something went wrong on our side, several times. Please try again later.',
)
export const files = {
  notMultipart: sentence(
    'import.not-multipart',
    'Send the file as multipart/form-data, in the field ‘file’.',
  ),
  broken: sentence('import.broken', 'The file arrived incomplete. Please try again.'),
  missing: sentence('import.no-file', 'There is no file in the field ‘file’.'),
  otherField: sentence('import.other-field', 'The file belongs in the field ‘file’.'),
  several: sentence('import.several', 'Please send one file at a time.'),
  empty: sentence('import.empty', 'This file is empty. Please choose another one.'),
  tooLarge: sentence('import.too-large', 'This file is larger than 200 MB. Please send it in parts.'),
  full: sentence(
    'import.storage-full',
    'Your pictures and imports fill all of your storage. Delete something with a picture, and try again.',
  ),
}
export const twice = sentence('import.twice', 'The file has this twice.')
export const checkPlace = sentence('import.check-place', 'Is this the right place?')
export const waiting = sentence('import.waiting', 'What this belongs to has not been brought in.')
export const photosMissing = (count: number) =>
  sentence(
    'import.photos-missing',
    '{count, plural, one {# photo} other {# photos}} could not be brought in.',
    { count },
  )
export const changedSince = sentence(
  'import.changed-since',
  'You have changed or used this since, so it stays.',
)
export const notAnArchive = sentence(
  'import.not-an-archive',
  'This archive is damaged: its bucketeer.json cannot be read.',
)
export const newerArchive = sentence(
  'import.newer-archive',
  'This archive was made by a newer version of the site. It cannot be read here yet.',
)

export const damagedThing = (field: string) =>
  sentence('import.damaged-thing', 'This part of the archive is damaged, at “{field}”.', { field })

/** Names the creator of a Kick in the copy of somebody else. */
export const creditOf = (say: Say, name: string) => say('From {name}', { name })
