import { causeOfNpmFailure } from '../../../bin/prepare.mjs'

const outOfSync = [
  '`npm ci` can only install packages when your package.json and package-lock.json are in sync.',
  'Missing: left-pad@1.3.0 from lock file',
  'Clean install a project',
  'Usage:\nnpm ci\n\nOptions:\n[--omit <dev|optional|peer>]',
].join('\n\n')

test('causeOfNpmFailure leaves out the usage text', () => {
  const stdout = JSON.stringify({ error: { code: 'EUSAGE', summary: outOfSync, detail: '' } })
  const cause = causeOfNpmFailure({ stdout, stderr: 'npm error Usage:\nnpm error npm ci' })
  expect(cause).toMatch(/in sync\.\nMissing: left-pad@1\.3\.0 from lock file$/)
})

test('causeOfNpmFailure reads the log of an npm that prints no JSON', () => {
  const stderr = outOfSync.replaceAll(/^/gm, 'npm error ')
  expect(causeOfNpmFailure({ stdout: '', stderr })).toMatch(/Missing: left-pad@1\.3\.0 from lock file$/)
  expect(causeOfNpmFailure({ stdout: '', stderr: 'npm ERR! code ENOSPC\n' })).toBe('code ENOSPC')
})

test('causeOfNpmFailure truncates a long cause', () => {
  const missing = Array.from({ length: 500 }, (_, index) => `Missing: p${index}@1.0.0 from lock file`)
  const stdout = JSON.stringify({ error: { summary: missing.join('\n') } })
  expect(causeOfNpmFailure({ stdout, stderr: '' }).split('\n')).toHaveLength(12)
})
