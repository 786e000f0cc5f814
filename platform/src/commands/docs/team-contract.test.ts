import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TObject } from 'typebox'
import { root } from '../../../bin/root.mjs'
import { readManifest, readShellJson, slotVersions } from '../../build/parts/parts'
import { installedVersion, singletonNames } from '../../build/webpack/singletons'
import { largestInPages, serverWords, sharedWords } from '../../contract/fitness'
import {
  FirstCall,
  FirstPicture,
  NavGroup,
  NavItem,
  Preview,
  RemoteJson,
  Route,
} from '../../contract/remote-json'
import { FilledSlot, largestSlot } from '../../contract/slots'
import { exportedNames } from '../../testing/required-singletons'

const shell = join(root, 'shell')
const page = readFileSync(join(root, 'docs/teams/contract.md'), 'utf8')

const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** The rows of each table, without its head. */
const tables = page
  .split(/\n(?!\|)/)
  .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
  .map((lines) => lines.slice(2).map(cellsOf))

const code = (text: string) => `\`${text}\``
const rowOf = (cell: string) => tables.flat().find(([first]) => first === cell) ?? []

const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']

test.each<[string, TObject]>(
  Object.entries({ RemoteJson, Route, Preview, FirstCall, FirstPicture, NavGroup, NavItem, FilledSlot }),
)('docs/teams/contract.md has the fields of %s with their limits', (_, { properties, required }) => {
  const fields = Object.entries(properties)
  const names = fields.map(([name]) => code(name)).join()
  const rows = tables.find((each) => each.map(([name]) => name).join() === names) ?? []
  expect(rows.map(([, isRequired]) => isRequired)).toEqual(
    fields.map(([name]) => (required.includes(name) ? 'yes' : 'no')),
  )
  for (const [index, [, schema]] of fields.entries())
    for (const [keyword, limit] of Object.entries(schema))
      if (limits.includes(keyword)) expect(rows[index]?.[2]).toContain(String(limit))
})

test('docs/teams/contract.md has the packages and slots with their versions', () => {
  for (const folder of ['platform', 'shared-auth', 'shared-ui']) {
    const { name, version } = readManifest(join(root, folder))
    expect(rowOf(code(name))).toEqual([code(name), version])
  }
  for (const [name, version] of Object.entries(slotVersions(shell)))
    expect(rowOf(code(name))).toEqual([code(name), expect.any(String), expect.any(String), version])
})

test('docs/teams/contract.md has the singletons with their versions and exports', () => {
  const { curated } = readShellJson(shell)
  const singletons = tables.find((rows) => rows.some(([name]) => name === code('react'))) ?? []
  expect(singletons.map(([name, version, , exports]) => [name, version, exports])).toEqual(
    singletonNames.map((name) => {
      const file = curated[name]
      const names = file === undefined ? null : exportedNames(join(shell, file))
      return [code(name), installedVersion(name), names?.toSorted().map(code).join(', ') ?? 'all']
    }),
  )
})

test('docs/teams/contract.md has the reserved paths and the limits of sizes', () => {
  for (const word of [...serverWords, ...sharedWords]) expect(page).toContain(code(`/${word}`))
  expect(rowOf('the scripts of one piece, uncompressed, without the entry')[1]).toBe(
    `${largestSlot / 1024} kB`,
  )
  expect(rowOf('what a remote adds to every page')[1]).toBe(`${largestInPages / 1024} kB`)
})
