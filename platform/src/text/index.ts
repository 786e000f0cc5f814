/** The rules for people's words that server and browser share. */
export { foldText } from './fold-text'
export { isBlank, visible } from './visible'
export { type WishLine, wishLines } from './wish-lines'
export { isolate, isRightToLeft } from './isolate'
