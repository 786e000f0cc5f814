import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOrigin, sourceLink } from './origin'

test.each([
  ['https://github.com/team/site.git', 'https://github.com/team/site/commit/abc'],
  ['https://user:secret@git.example/team/site', 'https://git.example/team/site/commit/abc'],
  ['git@github.com:team/site.git', 'https://github.com/team/site/commit/abc'],
  ['ssh://git@git.example:2222/team/site.git', 'https://git.example/team/site/commit/abc'],
  ['git@bitbucket.org:team/site.git', 'https://bitbucket.org/team/site/commits/abc'],
  ['/home/team/site.git', null],
  ['../site', null],
])('the source link of %s is %s', (remote, link) => {
  expect(sourceLink(remote, 'abc')).toBe(link)
})

describe('readOrigin', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'origin-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder })

  test('returns no commit outside of a git checkout', async () => {
    expect(await readOrigin(true, folder)).toEqual({
      commit: null,
      isDirty: false,
      source: null,
      isUnchecked: true,
    })
  })

  test('returns the commit, its link, and whether files differ from it', async () => {
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'first')
    git('remote', 'add', 'origin', 'git@github.com:team/site.git')
    const commit = git('rev-parse', 'HEAD').toString().trim()
    const clean = { commit, isDirty: false, isUnchecked: false }
    expect(await readOrigin(false, folder)).toEqual({
      ...clean,
      source: `https://github.com/team/site/commit/${commit}`,
    })
    writeFileSync(join(folder, 'new.ts'), '')
    expect(await readOrigin(false, folder)).toMatchObject({ commit, isDirty: true })
  })
})
