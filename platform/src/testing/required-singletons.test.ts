import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unmetRequirements } from './required-singletons'

const folder = mkdtempSync(join(tmpdir(), 'bucketeer-asked-'))
beforeAll(() => mkdirSync(join(folder, 'src')))
afterAll(() => rmSync(folder, { recursive: true }))

const unmet = (source: string, dependencies: Record<string, string> = {}) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '0.1.0', dependencies }))
  writeFileSync(join(folder, 'src/page.ts'), source)
  return unmetRequirements(folder, 'postcards').join('\n')
}
const router = { 'react-router-dom': '^7.0.0' }

test('accepts imports that the shell provides', () => {
  expect(unmet(`import { Link } from 'react-router-dom'`, router)).toBe('')
})

test('reports a name that the shell does not export', () => {
  expect(unmet(`import { Form as Fill } from 'react-router-dom'`, router)).toContain(
    'uses Form of react-router-dom',
  )
})

test('ignores type imports', () => {
  const source = `import type { Form } from 'react-router-dom'; import { type Await } from 'react-router-dom'`
  expect(unmet(source, router)).toBe('')
})

test('reports a version that the shell does not provide', () => {
  expect(unmet(`import { useState } from 'react'`, { react: '^18.0.0' })).toContain('requires react ^18.0.0')
})

test('reports a singleton that package.json lacks, because the build would bundle it', () => {
  expect(unmet(`export { useState } from 'react'`)).toContain('name react among the dependencies')
})

test.each(['react-router', 'react-dom/server', '@mui/material', 'zustand'])(
  'reports the import of %s, which would bundle a second copy',
  (module) => {
    expect(unmet(`const later = () => import('${module}')`)).toContain(`imports ${module}, which the shell`)
  },
)

test('accepts an MUI component that shared-ui lacks', () => {
  expect(unmet(`import Rating from '@mui/material/Rating'`)).toBe('')
})
