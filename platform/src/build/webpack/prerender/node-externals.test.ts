import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeExternals } from './node-externals'

let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bucketeer-externals-')))
  addPackage('old', { main: 'index.js' })
  addPackage('modern', { type: 'module', main: 'index.js' })
  addPackage('imported', { exports: { import: './index.js' } })
})
afterAll(() => rmSync(folder, { recursive: true }))

const addPackage = (name: string, manifest: object) => {
  const path = join(folder, 'node_modules', name)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name, ...manifest }))
  writeFileSync(join(path, 'index.js'), '')
}

const externalOf = (request: string): unknown => {
  const callback = jest.fn()
  nodeExternals({ context: folder, request }, callback)
  return (callback.mock.calls as unknown[][])[0]?.[1]
}

describe('nodeExternals', () => {
  test('leaves a CommonJS package to Node by its path', () => {
    expect(externalOf('old')).toBe(`commonjs ${join(folder, 'node_modules/old/index.js')}`)
  })

  test.each(['modern', 'imported', 'missing', './old', '@bucketeer/shared-ui', 'data:text/javascript,old'])(
    'bundles %s',
    (request) => {
      expect(externalOf(request)).toBeUndefined()
    },
  )
})
