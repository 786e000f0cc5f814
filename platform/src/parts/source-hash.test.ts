import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './parts'
import { lockedPackages, serverFolders, sourcesUnder } from './source-hash'

const lockFile = (more: object = {}) =>
  JSON.stringify({
    packages: { '': { name: 'bucketeer' }, 'node_modules/react': { version: '19.3.1' }, ...more },
  })
const newRemote = {
  'node_modules/@bucketeer/remote-postcards': { resolved: 'remote-postcards', link: true },
  'remote-postcards': { name: '@bucketeer/remote-postcards' },
}

test('a new workspace does not change the version of a part', () => {
  expect(lockedPackages(lockFile(newRemote))).toBe(lockedPackages(lockFile()))
})

test('another version of a dependency changes it, wherever npm installed it', () => {
  const locks = [
    lockFile(),
    lockFile({ 'node_modules/react': { version: '19.3.2' } }),
    lockFile({ 'shell/node_modules/react': { version: '19.3.2' } }),
  ]
  expect(new Set(locks.map(lockedPackages)).size).toBe(3)
})

// esbuild and the server's build are ES modules, which Jest's own module loader cannot load.
const program = `
  import { build } from './api/build.ts'
  console.log(JSON.stringify(await build(process.env.OUT_DIR)))`

test('the hash of the server counts every file that the server bundles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucketeer-build-'))
  const asked = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, asked, {
    cwd: root,
    env: { ...process.env, OUT_DIR: folder },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  if (!stdout) throw new Error(stderr)
  const bundled = JSON.parse(stdout) as string[]
  const counted = new Set(serverFolders().flatMap((each) => sourcesUnder(join(root, each))))
  expect(bundled).toEqual(
    expect.arrayContaining([
      join(root, 'api/src/main.ts'),
      join(root, 'embedded-postgres/src/launcher.ts'),
      join(root, 'platform/src/contract/registry.ts'),
    ]),
  )
  expect(bundled.filter((file) => !counted.has(file))).toEqual([])
})
