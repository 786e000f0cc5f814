/** The rules for people's words that server and browser share. */
export { beginningOf, cutText, initialOf } from './cut-text'
export { foldText, nameKey } from './fold-text'
export { textMatcher } from './text-matcher'
