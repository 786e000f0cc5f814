import { tableLines } from '@bucketeer/platform/command-line'
import { cutText } from '@bucketeer/platform/text'
import { oneLine } from '../contract/printable'

const longestCell = 60

const cell = (text: string) => cutText(oneLine(text), longestCell)

/** Returns the lines of a table, or one that says that it has no rows. Long texts are cut. */
export const tableOf = (head: string[], rows: string[][]): string[] =>
  rows.length === 0 ? ['Nothing found.'] : tableLines([head, ...rows.map((row) => row.map(cell))])

/** Returns lines of `name  value`. */
export const listOf = (entries: [name: string, value: string][]): string[] =>
  tableLines(entries.map(([name, value]) => [name, oneLine(value)]))

/** Returns a time as `2026-01-31 12:00`, in UTC. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ')

export const bytesText = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`

/** Returns `1 Kick` or `2 Kicks`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
