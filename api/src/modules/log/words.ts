import { sentence } from '@bucketeer/host/server'

export const noSuchEntry = sentence('log.missing', 'We could not find this entry.')
export const notYourEntry = sentence(
  'log.not-yours',
  'This entry is somebody else’s: only its author can change or delete it.',
)
export const outdatedEntry = sentence(
  'log.outdated',
  'This entry was changed in the meantime. Reload it, then make your change again.',
)
export const noName = sentence('log.no-name', 'Say what you did.')
export const whichKick = sentence('log.which-kick', 'An entry needs either a Kick or a name.')
export const inFuture = sentence('log.in-future', 'When must not be in the future.')
export const dateOfUnknown = sentence('log.date-of-unknown', 'When must be missing if it is not known.')
export const missingDate = sentence('log.no-date', 'When is missing.')
export const untilBeforeOn = sentence('log.until-before', 'Until must be a day that is not before When.')
export const fullLog = (max: number) =>
  sentence(
    'log.full',
    'Your Log has {max, number} entries, which is as many as it can hold. Please delete some first.',
    { max },
  )
/** The title of an entry, for those who may not learn the name of its Kick. */
export const experienceWithOthers = 'An experience with others'
export const noSuchCursor = sentence('log.wrong-cursor', 'This cursor is not valid.')
export const otherToday = sentence('log.other-today', 'Date must be today’s date.')
export const whichJournal = sentence(
  'log.which-journal',
  'Stories need either a Journal or the title of a new one.',
)
export const noPhotos = sentence('log.no-photos', 'None of these entries has a photo, and a Story needs one.')
export const noSuchDate = sentence('date.unknown', 'When must be a date of the years 1 to 9999.')
