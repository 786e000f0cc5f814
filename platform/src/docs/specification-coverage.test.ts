import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../parts/parts'
import { testTitles } from './test-titles'

/** How many statements each section of the specification's inventory has. */
const statements = { 1: 14, 2: 133, 3: 20, 4: 15, 5: 8, 6: 7, 7: 32, 8: 19, 9: 11 }

interface Row {
  id: string
  statement: string
  proof: string
}

interface Citation {
  file: string
  title: string
}

const readRows = (): Row[] =>
  readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| S\d/.test(line))
    .map((line) => {
      const [id = '', statement = '', ...rest] = line.slice(2).replace(/ \|$/, '').split(' | ')
      return { id, statement, proof: rest.join(' | ') }
    })

const proofs = ({ proof }: Row) => proof.split('<br>').map((part) => part.trim())
const isReason = (proof: string) => /^by reason: \S/.test(proof)

const readCitation = (proof: string): Citation | undefined => {
  const [, file, title] = /^`([^`]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(proof) ?? []
  return file && title ? { file, title: title.replaceAll('\\|', '|') } : undefined
}

const titlesByFile = new Map<string, string[]>()
const titlesIn = (file: string): string[] => {
  const known = titlesByFile.get(file)
  if (known) return known
  const path = join(root, file)
  const titles = existsSync(path) ? testTitles(readFileSync(path, 'utf8')) : []
  titlesByFile.set(file, titles)
  return titles
}

const rows = readRows()

test('each statement has its row, in the order of the specification', () => {
  const all = Object.entries(statements).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `S${section}.${index + 1}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(all)
})

test('each row says its statement, and cites a test or gives a reason', () => {
  const isProof = (proof: string) => isReason(proof) || readCitation(proof) !== undefined
  expect(rows.filter((row) => !row.statement || !proofs(row).every(isProof))).toEqual([])
})

test('each test that is cited is there', () => {
  const missing = rows.flatMap((row) =>
    proofs(row)
      .map(readCitation)
      .filter((cited) => cited !== undefined && !titlesIn(cited.file).includes(cited.title))
      .map((cited) => ({ id: row.id, ...cited })),
  )
  expect(missing).toEqual([])
})
