/** The rules for people's words that server and browser share. */
export { foldText, nameKey } from './fold-text'
export { textMatcher } from './text-matcher'
