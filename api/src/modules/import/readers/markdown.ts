import { basename, dirname, join } from 'node:path/posix'
import { datedLines, isBlank, isKnownDate, nameKey, wishLines } from '@bucketeer/platform/text'
import { whenOf } from './dates'
import { type Finding, rowsOf } from './findings'
import { findInTable } from './table'
import { isMarkup, wholeText } from './text'
import type { Files, Reader, Reading, ReadRow } from './upload'

/** Notion adds an id to the names of its files and folders, and writes a second table that no view filters. */
const titleOf = (file: string) =>
  basename(file)
    .replace(/\.(?:csv|md|markdown|txt)$/iu, '')
    .replace(/_all$/u, '')
    .replace(/\s[0-9a-f]{32}$/u, '')

/** Longer lines are texts, on which the patterns would be slow. */
const longestLine = 1000
const heading = /^\s{0,3}#{1,6}\s+(.*)$/u
const listItem = /^\s*(?:[-*+•]|\d+[.)])\s+(.*)$/u
const task = /^\[[^\][]?\]/u

/** Returns a text without the marks of emphasis, code and links. */
const withoutMarks = (text: string) =>
  text.replace(/!?\[([^\]]*)\]\([^()]*\)/gu, '$1').replace(/(\*\*|__|`)(.+?)\1/gu, '$2')

const linksIn = (text: string) => [...text.matchAll(/\]\((https?:[^()\s]*)/gu)].map(([, url = '']) => url)

const readDates = (text: string) => [whenOf(text).date].filter(isKnownDate)

/** Reads a line of a list: 'Louvre, May 2014', which may be ticked. */
function itemOf(text: string): Omit<Finding, 'at'> {
  // Lines lose their ticks as those of a list of several.
  const [, { text: line, done } = { text, done: false }] = wishLines(`☐ 1\n${withoutMarks(text)}`)
  const [{ text: name, date } = { text: line, date: '' }] = datedLines(line, readDates)
  const when = whenOf(date).date
  return {
    name,
    description: linksIn(text).join('\n'),
    ...(done ? { visits: [{ date: when }] } : { target: when }),
  }
}

/** Finds the items of lists below their headings. Indented lines below a task that are no tasks are its description. */
function* findInList(lines: string[], title: string): Generator<Omit<Finding, 'at'> & { line: number }> {
  let bucket = title
  let last: (Omit<Finding, 'at'> & { line: number }) | undefined
  for (const [index, line] of lines.entries()) {
    const [, named] = heading.exec(line) ?? []
    const [, text] = listItem.exec(line) ?? []
    if (text !== undefined && isBlank(text.replace(task, ''))) continue
    if (named) bucket = withoutMarks(named.replace(/\s#+$/u, '')) || title
    const isDetail = last && (text === undefined || !task.test(text)) && /^\s{2,}|^\t/u.test(line)
    if (last && isDetail) last.description = [last.description, (text ?? line).trim()].join('\n')
    if (isDetail || (text === undefined && !named)) continue
    if (last) yield last
    last = text === undefined ? undefined : { line: index + 1, buckets: [bucket], ...itemOf(text) }
  }
  if (last) yield last
}

/** Matches what a Markdown file has before its text, and blocks of code. */
const hidden = /^---\n[^]*?\n---$|^```[^]*?^```/gmu

/** Reads the lists of a text; the only file of an upload is a list even without bullets or numbers. */
async function* findInText({ files, title }: Reading, file: string): AsyncGenerator<Finding> {
  const isAlone = files.names.length === 1
  const text = (await wholeText(files, file)).replace(/\r\n?/gu, '\n')
  const written = text
    .replace(hidden, (block) => block.replace(/.+/gu, ''))
    .split('\n')
    .map((line) => line.slice(0, longestLine))
  const isPlain = isAlone && !written.some((line) => listItem.test(line))
  const lines = isPlain
    ? written.map((line) => (isBlank(line) || heading.test(line) ? line : `- ${line.trim()}`))
    : written
  for (const { line, ...finding } of findInList(lines, titleOf(file) || title))
    yield { at: isAlone ? `${line}` : `${basename(file)} · ${line}`, ...finding }
}

/** Notion cuts the names of files after 50 characters. */
const pageKey = (name: string) => nameKey(name).slice(0, 40)

/** Returns the pages of the rows of a table, which Notion writes into a folder of its name, by the beginnings of their names. */
function pagesOf(files: Files, table: string): Map<string, string> {
  const folder = join(dirname(table), titleOf(table))
  const pages = files.names.filter(
    (name) => /\.md$/iu.test(name) && join(dirname(dirname(name)), titleOf(dirname(name))) === folder,
  )
  return new Map(pages.map((page) => [pageKey(titleOf(page)), page]))
}

/** Reads the text of a page without its title and its properties, which the table has. */
const pageText = async (files: Files, page: string | undefined): Promise<string> =>
  page ? (await wholeText(files, page)).replace(/^\s*# .*\n*(?:[^\n:]{1,60}: .*\n)*/u, '').trim() : ''

async function* find(reading: Reading): AsyncGenerator<Finding | ReadRow> {
  const { files, names, title, choices } = reading
  const isTable = (name: string) => /\.(?:csv|tsv)$/iu.test(name)
  const tables = names.filter(
    (name) => isTable(name) && !names.includes(name.replace(/\.csv$/iu, '_all.csv')),
  )
  const pagesOfTables = new Set<string>()
  for (const table of tables) {
    const pages = pagesOf(files, table)
    for (const page of pages.values()) pagesOfTables.add(page)
    const options = {
      ...(choices.dateOrder && { dateOrder: choices.dateOrder }),
      textOf: (name: string) => pageText(files, pages.get(pageKey(name))),
    }
    for await (const found of findInTable(files, table, options))
      yield { list: titleOf(table) || title, ...found }
  }
  for (const name of names) if (!isTable(name) && !pagesOfTables.has(name)) yield* findInText(reading, name)
}

/** Lists in Markdown or plain text, and the export of Notion: tables in CSV with a page for each row, and pages with lists. */
export const markdown: Reader = {
  source: 'markdown',
  matches: (head) => !isMarkup(head) && !isBlank(head),
  read: (reading) => rowsOf(find(reading), reading.title),
}
