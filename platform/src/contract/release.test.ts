import { Value } from 'typebox/value'
import { FilePath, Sha384, Version } from './release'

test.each(['main.ab12cd34.js', 'fonts/inter-latin.woff2', '_a/b-c.js'])('FilePath accepts %s', (path) => {
  expect(Value.Check(FilePath, path)).toBe(true)
})

test.each(['../secret', 'a/../b', '/etc/passwd', '.env', 'a/.git/b', 'a//b', 'a\\b', 'a%2e%2e/b', ''])(
  'FilePath rejects %j',
  (path) => {
    expect(Value.Check(FilePath, path)).toBe(false)
  },
)

test('Version requires a package version and a hash', () => {
  expect(Value.Check(Version, '1.4.2-s3f9a1c2b')).toBe(true)
  for (const wrong of ['1.4.2', 'latest', '1.4.2-s3f9a1c2', '1.4.2-s3f9a1c2b/..']) {
    expect(Value.Check(Version, wrong)).toBe(false)
  }
})

test('Sha384 requires a complete SHA-384 hash', () => {
  expect(Value.Check(Sha384, `sha384-${'A'.repeat(64)}`)).toBe(true)
  expect(Value.Check(Sha384, `sha384-${'A'.repeat(63)}`)).toBe(false)
  expect(Value.Check(Sha384, `sha256-${'A'.repeat(64)}`)).toBe(false)
})
