/** Matches list markers at the start of a line: bullets, checkboxes and numbers. */
const marks = /^\s*(?:(?:[-*•](?=\s|\[|$)|\[[ xX]?\]|\d{1,3}[.)](?=\s|$))\s*)*/

const ticked = /\[[xX]\]/

/** A line of what somebody wants to do. */
export interface WishLine {
  text: string
  /** Whether its box was ticked. */
  done: boolean
}

/** Returns the wishes of a pasted text, one a line, without marks of lists and empty lines. */
export const wishLines = (text: string): WishLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [mark = ''] = marks.exec(line) ?? []
    const text = line.slice(mark.length).trim()
    return text ? [{ text, done: ticked.test(mark) }] : []
  })
