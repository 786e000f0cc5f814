import { sentence } from '@bucketeer/host/server'
import { cutText } from '@bucketeer/platform/text'

/** Returns the beginning of a cell or a name, which may be long. */
const short = (text: string) => cutText(text, 80)

export const unknownFile = sentence(
  'import-file.unknown',
  'We do not recognise this file. Choose an export of one of the listed programs, a CSV file or a list in Markdown.',
)
export const damagedFile = sentence(
  'import-file.damaged',
  'This file is damaged, or a part of it is missing. Please export it again.',
)
export const encryptedFile = sentence(
  'import-file.encrypted',
  'This ZIP file has a password. Please choose one without a password.',
)
export const unknownPacking = sentence(
  'import-file.packing',
  'This ZIP file is packed in a way that we cannot read. Please pack it again.',
)
export const unsafePath = sentence(
  'import-file.path',
  'This ZIP file was not opened: a file in it has a path that leads out of it.',
)
export const linkInside = sentence(
  'import-file.link',
  'This ZIP file was not opened: it contains a link to another file.',
)
export const sameName = (name: string) =>
  sentence('import-file.same-name', 'This ZIP file was not opened: it contains {name} twice.', {
    name: short(name),
  })
export const tooLarge = sentence('import-file.too-large', 'This file is too large when it is unpacked.')
export const partTooLarge = (name: string, max: number) =>
  sentence('import-file.part-too-large', '{name} is larger than {max, number} MB.', {
    name: short(name),
    max,
  })
export const tooManyRows = (max: number) =>
  sentence(
    'import-file.too-many-rows',
    'This file has more than {max, number} rows. Please divide it into several files.',
    { max },
  )
export const nothingInside = sentence(
  'import-file.empty',
  'We found nothing in this file that can be brought in.',
)

export const noName = sentence('import-row.no-name', 'It has no name.')
export const namedByPlace = sentence(
  'import-row.named-by-place',
  'It has no name, so it is named after its place.',
)
export const wrongDate = (text: string) =>
  sentence('import-row.wrong-date', '“{text}” is not a date that we can read.', { text: short(text) })
export const ambiguousDate = (text: string) =>
  sentence(
    'import-row.ambiguous-date',
    '“{text}” may be two dates: does it begin with the day or the month?',
    {
      text,
    },
  )
export const doneInFuture = (text: string) =>
  sentence('import-row.in-future', 'It is done, but its date is in the future: {text}.', {
    text: short(text),
  })
export const untilTooEarly = sentence('import-row.until-too-early', 'It ends before it begins.')
export const noDate = sentence('import-row.no-date', 'It has no date.')
export const notOnEarth = (text: string) =>
  sentence('import-row.not-on-earth', 'Its coordinates are not on Earth: {text}.', { text: short(text) })
export const swapped = (text: string) =>
  sentence('import-row.swapped', 'Its latitude and longitude seem to be swapped: {text}.', {
    text: short(text),
  })
export const oneCoordinate = (text: string) =>
  sentence('import-row.one-coordinate', 'One of its coordinates is missing: {text}.', { text: short(text) })
export const twice = sentence('import-row.twice', 'The file contains this more than once.')
export const brokenRow = sentence('import-row.broken', 'It is damaged, or not written as its format demands.')
export const cancelled = sentence('import-row.cancelled', 'It was cancelled.')
export const repeats = sentence('import-row.repeats', 'It repeats. Only its first time is brought in.')
