import { indentedLines } from '../../bin/command-line.mjs'
import { oneLine } from '../releases/one-line.mjs'

/**
 * Prints a table. Each column is as wide as its widest text.
 * @param {string[]} head
 * @param {string[][]} lines
 */
export const printTable = (head, lines) =>
  console.log(indentedLines([head, ...lines.map((line) => line.map(oneLine))]).join('\n'))
