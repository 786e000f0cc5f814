import type { Choices } from '../upload'
import { type Contents, rowsOf, summary } from './uploads'

/** An oddity of the files of a program, with the public report of it; what it looks like; and the rows that it becomes. */
export type Oddity = [
  title: string,
  content: string | Buffer | Contents,
  rows: string[],
  options?: Choices & { fileName?: string },
]

export const testOddities = (oddities: Oddity[]) =>
  test.each(oddities)('%s', async (...[, content, rows, options]: Oddity) => {
    expect(summary(await rowsOf(content, options))).toEqual(rows)
  })
