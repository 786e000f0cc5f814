import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { publishedPackages } from './published'

type Ranges = Record<string, string>

interface Manifest {
  name: string
  version: string
  description?: string
  dependencies?: Ranges
  devDependencies?: Ranges
  peerDependencies?: Ranges
}

const readText = (...path: string[]) => {
  const file = join(root, ...path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const readOwn = (folder: string) => JSON.parse(readText(folder, 'package.json')) as Manifest

const published = publishedPackages.map(({ folder }) => ({ folder, ...readOwn(folder) }))

test.each(published)(
  '$name has a README with its name and a description',
  ({ folder, name, description }) => {
    expect(readText(folder, 'README.md')).toMatch(new RegExp(`^# ${name}\n\n\\S`))
    expect(description).toBeTruthy()
  },
)

test.each(published)(
  'the first entry in the changelog of $name is version $version',
  ({ folder, version }) => {
    const [, first] = /^## (\S+) - \d{4}-\d\d-\d\d$/m.exec(readText(folder, 'CHANGELOG.md')) ?? []
    expect(first).toBe(version)
  },
)

test('the peer dependencies of platform have the ranges with which this checkout installs them', () => {
  const { peerDependencies = {}, devDependencies } = readOwn('platform')
  const installed = {
    ...devDependencies,
    ...readOwn('e2e').dependencies,
    ...readOwn('').devDependencies,
  }
  const peers = Object.keys(peerDependencies)
  expect(peers.length).toBeGreaterThan(10)
  expect(peerDependencies).toEqual(Object.fromEntries(peers.map((name) => [name, installed[name]])))
})
