import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkoutId } from './checkout-id'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a checkout keeps its id', () => {
  expect(checkoutId(folder)).toMatch(/^[0-9a-f]{32}$/)
  expect(checkoutId(folder)).toBe(checkoutId(folder))
})

test('a copy of a checkout gets another id', () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')]
  cpSync(mkdtempSync(join(folder, 'empty-')), original, { recursive: true })
  const id = checkoutId(original)
  cpSync(original, copy, { recursive: true })
  expect(checkoutId(copy)).not.toBe(id)
  expect(checkoutId(original)).toBe(id)
})
