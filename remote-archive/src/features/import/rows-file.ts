import { categoryLabels } from '@bucketeer/shared-ui'
import { type ImportRow, readRows, sentenceOf } from '../../imports/import-calls'
import { words } from './words'

function cellsOf({ at, kind, name, detail, reason }: ImportRow) {
  const { text, on: date, location, category, state, ...others } = detail
  const cells: Record<string, unknown> = {
    ...others,
    ...location,
    name,
    date,
    [kind === 'entry' ? 'note' : 'description']: text,
    category: category && categoryLabels[category],
    state: state && words.states[state],
  }
  return [...Object.keys(words.columns.fields).map((field) => cells[field]), at, reason && sentenceOf(reason)]
}

const lineOf = (cells: unknown[]) =>
  cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')

/** Returns the rows of an import in a state as a CSV file in the page's language, which can be sent again. */
export async function rowsFile(importId: string, state: 'look' | 'unreadable') {
  const lines = [lineOf([...Object.values(words.columns.fields), words.csv.at, words.csv.reason])]
  let cursor: string | null = null
  do {
    const page = await readRows(importId, { state, whole: true, ...(cursor && { cursor }) })
    lines.push(...page.items.map((row) => lineOf(cellsOf(row))))
    cursor = page.next
  } while (cursor)
  // The mark has spreadsheets read it as UTF-8.
  return new Blob([`\u{FEFF}${lines.join('\r\n')}\r\n`], { type: 'text/csv' })
}
