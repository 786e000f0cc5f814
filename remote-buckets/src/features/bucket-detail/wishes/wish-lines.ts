/** What stands before the text of a line: bullets, boxes and numbers, as lists of notes have them. */
const marks = /^\s*(?:(?:[-*•](?=\s|\[|$)|\[[ xX]?\]|\d{1,3}[.)](?=\s|$))\s*)*/

/** Returns the wishes of a pasted text, one a line, without marks of lists and empty lines. */
export const wishLines = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => line.replace(marks, '').trim() || [])
