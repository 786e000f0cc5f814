import { callOf, indentedLines } from './command-line.mjs'

/**
 * Replaces line breaks and other control characters by spaces, because a terminal would execute them.
 * @template {string | undefined} T
 * @param {T} text
 * @returns {T}
 */
export const oneLine = (text) => /** @type {T} */ (text?.replaceAll(/\p{Cc}+/gu, ' ').trim())

/**
 * Prints a table. Each column is as wide as its widest text.
 * @param {string[]} head
 * @param {string[][]} lines
 */
export const printTable = (head, lines) =>
  console.log(indentedLines([head, ...lines.map((line) => line.map(oneLine))]).join('\n'))

/**
 * Returns a line that says that the part is still switched off, so its new live version is not shown.
 * @param {string} part
 */
export const stillOff = (part) =>
  `${part} is still switched off; ${callOf('releases', `${part} --on`)} turns it on.`

/** Returns `1 file`, or `3 files`. @param {number} count */
export const countedFiles = (count) => `${count} ${count === 1 ? 'file' : 'files'}`

/**
 * Prints a label, does the work, and prints how long it took.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 */
export const step = async (label, work) => {
  const since = performance.now()
  console.log(`  ${label} …`)
  const result = await work()
  console.log(`  ${label}: ${((performance.now() - since) / 1000).toFixed(1)} s`)
  return result
}
