/** The rules for people's words that server and browser share. */
export { foldText, nameKey } from './fold-text'
export { isolate, isRightToLeft } from './isolate'
export { isBlank, visible } from './visible'
export { type WishLine, wishLines } from './wish-lines'
