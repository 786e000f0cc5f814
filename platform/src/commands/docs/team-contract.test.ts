import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { teamContract } from './team-contract'

test('docs/teams/contract.md is what npm run team-docs writes', () => {
  expect(readFileSync(join(root, 'docs/teams/contract.md'), 'utf8')).toBe(teamContract())
})

test('every field of the tables in docs/teams/contract.md has a meaning', () => {
  const rows = teamContract()
    .split('\n')
    .filter((line) => /^\| `\w+` +\| (yes|no) /.test(line))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => /\|\s+\|$/.test(row))).toEqual([])
})
