import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineScripts } from './inline-scripts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-inline-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, content: string) => writeFile(join(folder, name), content)

test('replaces a placeholder by the bundle of its file, with the nonce of the page', async () => {
  await write('greeting.ts', 'export const greeting: string = "$& Hello"')
  await write('head.ts', 'import { greeting } from "./greeting"\ndocument.title = greeting')
  expect(await inlineScripts('<head><!--inline head.ts--></head>', folder)).toMatch(
    /^<head><script nonce="%nonce%">.*"\$& Hello".*<\/script><\/head>$/,
  )
})

test('escapes a closing script tag in a string', async () => {
  await write('head.ts', 'document.title = "</script>"')
  expect(await inlineScripts('<!--inline head.ts-->', folder)).toContain('"<\\/script>"')
})

test('fails the build when a file is missing', async () => {
  await expect(inlineScripts('<!--inline missing.ts-->', folder)).rejects.toThrow('missing.ts')
})
