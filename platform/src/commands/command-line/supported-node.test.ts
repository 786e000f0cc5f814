import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { isSupportedNode } from '../../../bin/prepare.mjs'
import { root } from '../../../bin/root.mjs'

const enginesOf = (folder: string): unknown =>
  Object(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).engines
const { node: range } = Object(enginesOf('.'))

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.5.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['22.22.1', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('isSupportedNode of %s is %s, as for npm', (version, isSupported) => {
  expect(isSupportedNode(version, range)).toBe(isSupported)
  expect(satisfies(version, range)).toBe(isSupported)
})

test('isSupportedNode throws for an unsupported form of range', () => {
  expect(() => isSupportedNode('24.0.0', '20.x')).toThrow(
    'engines.node in package.json is not readable: 20.x',
  )
})

test('only the root package.json has engines', () => {
  const workspaces = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'package.json')))
  expect(workspaces.length).toBeGreaterThan(5)
  expect(workspaces.filter((folder) => enginesOf(folder) !== undefined)).toEqual([])
})
