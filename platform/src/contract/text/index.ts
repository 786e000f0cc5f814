/** The rules for people's words that server and browser share. */
export * from './choices'
export { continentOf } from './continent-of'
export * from './cut-text'
export { foldText, nameKey } from './fold-text'
export { textMatcher } from './fold-text'
export { dateWords, seasonOf } from './dates/periods'
export {
  addDays,
  type DatePrecision,
  firstDayOfPeriod,
  isDay,
  isKnownDate,
  localDay,
  newestFirst,
  type RememberedDate,
  type RoughDate,
  utcDay,
} from './dates/periods'
export { type DatedLine, datedLines } from './dates/dated-lines'
export { type DateReader, readDate } from './dates/read-date'
export { splitAtNames } from './mentions'
export { type WishLine, wishLines } from './wish-lines'
export { isRightToLeftLanguage, languageCookie } from './languages'
