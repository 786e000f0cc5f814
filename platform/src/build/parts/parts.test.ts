import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPart, findParts, readRemoteJson, readShellJson } from './parts'

test('the parts are the shell and every folder with a remote.json', () => {
  const names = findParts().map(({ name }) => name)
  expect(names[0]).toBe('shell')
  expect(names).toEqual(expect.arrayContaining(['buckets', 'marketing']))
})

test('refuses an unknown part and names the existing ones', () => {
  expect(() => findPart('kickz')).toThrow(/no part called kickz.*shell.*buckets/)
})

test('every remote.json and the shell.json are valid, and no two parts have the same path', () => {
  const [shell, ...remotes] = findParts()
  const paths = [
    ...readShellJson(shell?.folder ?? '').routes,
    ...remotes.flatMap(({ folder }) => readRemoteJson(folder).routes),
  ].map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  [
    'an access that does not exist',
    { routes: [{ path: '/x', access: 'members' }] },
    /remote\.json: routes\.0\S* \w.*\.$/,
  ],
  ['a field that does not exist', { colour: 'red' }, /remote\.json has colour, which is not a field there\./],
  ['no title', { title: undefined }, /remote\.json: \w.* title\.$/],
])('refuses a remote.json with %s and names its place', (_what, changes, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'bucketeer-remote-'))
  const remote = { name: 'x', title: 'X', owner: 'X', routes: [], nav: [], ...changes }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote))
  expect(() => readRemoteJson(folder)).toThrow(sentence)
  rmSync(folder, { recursive: true })
})
