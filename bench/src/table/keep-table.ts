import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import type { Table } from './table'

const folder = join(root, '.cache/bench')

/** Writes it as JSON into `.cache/bench`, in the place of the one before. */
export function saveTable(table: Table) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${table.name}.json`), `${JSON.stringify(table, null, 2)}\n`)
}
