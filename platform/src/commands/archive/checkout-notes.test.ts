import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkoutNotes } from './checkout-notes'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bucketeer-checkout-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
const commit = () => git('commit', '-q', '--allow-empty', '-m', 'a change')

test('says nothing outside of a git checkout', async () => {
  expect(await checkoutNotes('1.0.0', false, folder)).toEqual([])
})

test('says nothing of a clean checkout of the tag', async () => {
  git('init', '-q')
  commit()
  git('tag', 'v1.0.0')
  expect(await checkoutNotes('1.0.0', false, folder)).toEqual([])
})

test('names the missing tag, and the tag of another commit', async () => {
  git('init', '-q')
  commit()
  git('tag', 'v1.0.0')
  const tagged = git('rev-parse', 'HEAD')
  commit()
  expect(await checkoutNotes('1.1.0', false, folder)).toEqual([
    'There is no tag v1.1.0: before you publish the archive, tag this commit.',
  ])
  expect(await checkoutNotes('1.0.0', false, folder)).toEqual([
    `This commit is not v1.0.0, which is ${tagged.slice(0, 8)}: before you publish the archive, set the next version.`,
  ])
})

test('refuses files that differ from the commit, and allows them on demand', async () => {
  git('init', '-q')
  commit()
  git('tag', 'v1.0.0')
  writeFileSync(join(folder, 'new.ts'), '')
  await expect(checkoutNotes('1.0.0', false, folder)).rejects.toThrow(
    'Commit them, or add --dirty for an archive that you do not publish.',
  )
  expect(await checkoutNotes('1.0.0', true, folder)).toEqual([
    expect.stringMatching(/^Files differ from commit [0-9a-f]{8}; archive\.json records it\.$/),
  ])
})
