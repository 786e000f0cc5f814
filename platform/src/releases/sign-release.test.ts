import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Annex, signedAnnexText } from '../contract/annex'
import type { Release } from '../contract/release'
import { run } from '../commands/signing-key.mjs'
import { signedText } from '../contract/signed-text'
import { readSigningKey, signAnnex, signRelease } from './sign-release'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
  jest.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const release: Release = {
  part: 'shell',
  version: '1.0.0-s00000001',
  entry: 'shell.js',
  html: 'index.html',
  fonts: [],
  routes: [],
  provides: {},
  files: [],
}

test('signs with a generated key, which only its owner can read, and never replaces one', async () => {
  const file = join(folder, 'team.pem')
  const generate = () => run({ args: [], values: { generate: file }, positionals: [] })
  await generate()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const key = readSigningKey(file)
  const signature = Buffer.from(signRelease(release, key), 'base64')
  expect(verify(null, Buffer.from(signedText(release)), key, signature)).toBe(true)
  const annex: Annex = { part: 'kicks', version: '1.0.0-s00000001', shell: '1.0.0-s00000001', pages: {} }
  const signed = Buffer.from(signAnnex(annex, key), 'base64')
  expect(verify(null, Buffer.from(signedAnnexText(annex)), key, signed)).toBe(true)
  await expect(generate()).rejects.toThrow('EEXIST')
})

test.each([
  ['a text', 'secret'],
  [
    'an RSA key',
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  ],
])('refuses %s as a key', (_, text) => {
  const file = join(folder, 'wrong.pem')
  writeFileSync(file, text)
  expect(() => readSigningKey(file)).toThrow('has no private ed25519 key in PEM')
})
