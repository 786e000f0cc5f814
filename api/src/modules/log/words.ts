export const noSuchEntry = 'We could not find this entry.'
export const notYourEntry = 'This entry is somebody else’s: only its author can change or delete it.'
export const whichKick = 'An entry needs either a Kick or a name.'
export const inFuture = 'When must not be in the future.'
export const dateOfUnknown = 'When must be missing if it is not known.'
export const missingDate = 'When is missing.'
export const untilBeforeOn = 'Until must be a day that is not before When.'
export const fullLog = (max: number) =>
  `Your Log has ${max.toLocaleString('en')} entries, which is as many as it can hold. Please delete some first.`
/** The title of an entry, for those who may not learn the name of its Kick. */
export const experienceWithOthers = 'An experience with others'
export const noSuchCursor = 'This cursor is not valid.'
export const otherToday = 'Date must be today’s date.'
export const whichJournal = 'Stories need either a Journal or the title of a new one.'
export const noPhotos = 'None of these entries has a photo, and a Story needs one.'
export const noSuchDate = 'When must be a date of the years 1 to 9999.'
