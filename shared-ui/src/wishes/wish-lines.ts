import type { WishLine } from '@bucketeer/platform/text'
import { limits } from './words'

/** A line of a pasted list that is not confirmed yet. */
export interface PastedLine extends WishLine {
  /** Whether the user unticked it. */
  isUnticked?: boolean
}

/** Counts code points, as the server does: an emoji is one character. */
export const isTooLong = ({ text }: WishLine) => [...text].length > limits.characters

/** Returns the lines that become wishes. */
export const tickedOf = (lines: readonly PastedLine[]) =>
  lines.filter((line) => !line.isUnticked && !isTooLong(line))

/** Returns lines for a request. `marksDone`: whether those whose box was ticked become done. */
export const linesToAdd = (lines: readonly PastedLine[], marksDone: boolean): WishLine[] =>
  tickedOf(lines).map(({ text, done }) => ({ text, done: done && marksDone }))

export const isPastedLine = (line: unknown): line is PastedLine =>
  typeof line === 'object' &&
  line !== null &&
  'text' in line &&
  typeof line.text === 'string' &&
  'done' in line &&
  typeof line.done === 'boolean' &&
  (!('isUnticked' in line) || typeof line.isUnticked === 'boolean')
