import { pipeline, Readable } from 'node:stream'
import { InvalidValue } from '@bucketeer/host/server'
import { type Options, parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import { textChunks } from './text'
import type { Files } from './upload'

/** Spreadsheets and people write quotation marks within cells, and rows that are too short. */
const lenient = { bom: true, relax_quotes: true, relax_column_count: true, max_record_size: 2 ** 20 } as const

/** @property cells none if the row cannot be read; @property number counts as spreadsheets do, from 1 with empty rows */
export interface CsvRecord {
  number: number
  cells?: string[]
}

/** Reads the rows of a CSV file. A quotation mark that is never closed is a part of its cell. */
export async function* recordsOf(files: Files, name: string, delimiter: string): AsyncGenerator<CsvRecord> {
  let [number, line] = [0, 0]
  for (const options of [{}, { quote: false }] satisfies Options[]) {
    const parser = parse({ ...lenient, ...options, delimiter, info: true, from_line: line + 1 })
    const records: AsyncIterable<{ record: string[]; info: { lines: number } }> = pipeline(
      Readable.from(textChunks(files, name)),
      parser,
      () => undefined,
    )
    try {
      for await (const { record, info } of records) {
        line = info.lines
        yield { number: ++number, cells: record }
      }
      return
    } catch (error) {
      if (error instanceof InvalidValue) throw error
    }
  }
  yield { number: number + 1 }
}

/** Returns the first rows of a text. */
export function firstRecords(head: string, delimiter: string): string[][] {
  const whole = head.slice(0, head.length < 2 ** 15 ? undefined : head.lastIndexOf('\n'))
  for (const quote of ['"', false] as const) {
    try {
      return parseAll(whole, { ...lenient, delimiter, quote, to: 20 })
    } catch {
      // A quotation mark may never be closed.
    }
  }
  return []
}

/** Returns the delimiter with which the rows of a text have the same number of columns, at least two; undefined without one. */
export function delimiterOf(head: string): string | undefined {
  const [, declared] = /^"?sep=(.)"?[\r\n]/iu.exec(head) ?? []
  if (declared) return declared
  const scores = [';', '\t', ',', '|'].map((delimiter) => {
    const rows = firstRecords(head, delimiter).filter((cells) => cells.some(Boolean))
    const widths = rows.map(({ length }) => length).sort((one, other) => one - other)
    const width = widths[Math.floor(widths.length / 2)] ?? 0
    const share = widths.filter((other) => other === width).length / widths.length
    return { delimiter, score: width > 1 && share > 0.5 ? width * share : 0 }
  })
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.delimiter : undefined
}
