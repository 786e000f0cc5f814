import { framesOf, harmless } from './crash'

const at = 'https://site.example/releases/kicks/1.0.0-s00000001/pages.ab12cd34.js'
const frame = { part: 'kicks', version: '1.0.0-s00000001', path: 'pages.ab12cd34.js', line: 1, column: 234 }

test.each([
  ['Chrome', `TypeError: x\n    at KickList (${at}:1:234)\n    at ${at}:1:234`, ['KickList', '']],
  ['Firefox', `KickList@${at}:1:234\n@${at}:1:234`, ['KickList', '']],
  ['Safari', `KickList@${at}:1:234\nglobal code@${at}:1:234`, ['KickList', '']],
])('reads the frames of a stack of %s', (_browser, stack, names) => {
  expect(framesOf(stack)).toMatchObject(names.map((name) => ({ ...frame, ...(name && { name }) })))
})

test('reads the frames of scripts with a hash instead of a version', () => {
  const hash = 'ab-_'.repeat(16)
  const url = `https://site.example/releases/kicks/files/list.js?sha384=${hash}`
  const byHash = {
    part: 'kicks',
    sha384: `sha384-${'ab+/'.repeat(16)}`,
    path: 'list.js',
    line: 1,
    column: 234,
  }
  expect(framesOf(`at KickList (${url}:1:234)\n at ${url}&retry=1:1:234`)).toMatchObject([byHash, byHash])
  expect(framesOf('at x (https://site.example/releases/kicks/files/list.js:1:234)')).toEqual([])
})

test('ignores frames outside of releases and beyond the first dozen', () => {
  expect(
    framesOf('at x (chrome-extension://abc/content.js:1:2)\nat y (https://evil.example/x.js:1:2)'),
  ).toEqual([])
  expect(framesOf(undefined)).toEqual([])
  expect(framesOf(`at a (${at}:1:2)\n`.repeat(50))).toHaveLength(12)
})

test('parses a hostile stack in milliseconds of CPU time', () => {
  const hostile = ['/releases/'.repeat(400), 'a'.repeat(4000), '@'.repeat(4000), `at ${'<'.repeat(3990)}`]
  const before = process.cpuUsage()
  for (const stack of hostile.flatMap((text) => [text, text.replace(/.{66}/g, '$&\n')])) framesOf(stack)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200)
})

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
  ['no access for mira@site.example now', 'no access for … now'],
  ['GET /api/kick?search=secret&token=x failed', 'GET /api/kick… failed'],
  ['/reset-password#token', '/reset-password…'],
  ['token 3fQ9x_aaaaaaaaaaaaaaaaaaaaaaaaa', 'token …'],
  ['kick 01a20870-007d-7292-8846-e50af11499c3 is gone', 'kick … is gone'],
  ['one\ntwo\u001b[31m red\u202e', 'one two [31m red'],
])('%j is logged as %j', (text, logged) => {
  expect(harmless(text)).toBe(logged)
})
