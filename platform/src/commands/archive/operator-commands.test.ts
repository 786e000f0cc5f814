import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandNames, helpOf, helpOfAll } from '../../../bin/command-line.mjs'
import { platformFolder } from '../../../bin/root.mjs'

jest.mock('../../../bin/root.mjs', () => ({
  ...jest.requireActual<object>('../../../bin/root.mjs'),
  isArchive: true,
}))

test('an archive has the commands of an operator', () => {
  expect([...commandNames()].sort()).toEqual(
    [
      ...['admin', 'audit', 'backup', 'check', 'deploy-token', 'migrate', 'ready', 'releases', 'restore'],
      ...['rollback', 'serve', 'unlock'],
    ].sort(),
  )
})

test('the help names --version', () => {
  expect(helpOfAll()).toMatch(/^ {2}bucketeer --version prints the version\.$/m)
})

test('the help of a command shows how to call it there', () => {
  expect(helpOf('backup')).toContain('  bucketeer backup FILE')
  expect(helpOf('check')).not.toContain('--to')
})

/** Makes a folder with an archive in it. `readEnvironment` runs a program there that reads `.env`. */
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucketeer-env-'))
  const bin = join(folder, 'archive/platform/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(folder, 'archive/archive.json'), '{}')
  writeFileSync(join(folder, 'archive/platform/package.json'), '{"type":"module"}')
  for (const name of ['command-line.mjs', 'command-table.mjs', 'env-file.mjs', 'root.mjs'])
    cpSync(join(platformFolder, 'bin', name), join(bin, name))
  cpSync(join(platformFolder, '../.env.example'), join(folder, 'archive/.env.example'))
  const program = `import { readEnvFile, useWorkingDirectory } from '${join(bin, 'env-file.mjs')}'
    readEnvFile()
    useWorkingDirectory()
    console.log(JSON.stringify(process.env))`
  const readEnvironment = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      env: { PORT: '3001' },
      encoding: 'utf8',
    })
  return { folder, readEnvironment }
}

test('commands read .env of the working directory, and the environment has priority', () => {
  const { folder, readEnvironment } = makeFolder()
  writeFileSync(join(folder, '.env'), 'DATA_DIR=data\nPORT=4000\nHOST=0.0.0.0\n')
  expect(JSON.parse(readEnvironment().stdout)).toMatchObject({
    DATA_DIR: join(realpathSync(folder), 'data'),
    PORT: '3001',
    HOST: '0.0.0.0',
  })
  rmSync(folder, { recursive: true })
})

test('commands name an unreadable .env instead of starting without it', () => {
  const { folder, readEnvironment } = makeFolder()
  // Root can read every file, but not a folder.
  mkdirSync(join(folder, '.env'))
  expect(readEnvironment().stderr).toContain(
    '.env cannot be read (EISDIR): give the user of the site the right',
  )
  rmSync(folder, { recursive: true })
})

test('commands warn about names in .env that are no settings', () => {
  const { folder, readEnvironment } = makeFolder()
  writeFileSync(
    join(folder, '.env'),
    'PUBLIC_ULR=https://a.example\nport=1\nCOLOUR=x\nNODE_OPTIONS=\nPORT=2\n',
  )
  const { stderr, status } = readEnvironment()
  expect(stderr.trim().split('\n').sort()).toEqual([
    'Warning: COLOUR in .env is not a setting: .env.example lists them all.',
    'Warning: PUBLIC_ULR in .env is not a setting; did you mean PUBLIC_URL?',
    'Warning: port in .env is not a setting; did you mean PORT?',
  ])
  expect(status).toBe(0)
  rmSync(folder, { recursive: true })
})
