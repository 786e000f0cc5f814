import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { EmbeddedConnection } from './socket-dir'
import { findRunningPostgres } from './postmaster'
import { changeOwner, readPasswd, type ServerUser, unprivilegedUser } from './server-user'
import { startEmbeddedPostgres } from './start-embedded-postgres'
import { isServerAlive } from './testing/server-process'
import { log, query } from './testing/server-query'
import { connectionOf, startSite } from './testing/start-site'
import { temporaryDataDir } from './testing/temporary-data-dir'

jest.setTimeout(60_000)

const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? test : test.skip

const place = temporaryDataDir()

asRoot('as root it works in a folder that root alone can enter', async () => {
  const home = await mkdtemp(join(homedir(), 'bucketeer-'))
  await chmod(home, 0o700)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: join(home, 'data'), log })
  await query(connection, "create table kick as select 'Kayaking' as name")
  await stop()
  const again = await startEmbeddedPostgres({ dataDir: join(home, 'data'), log })
  const { rows } = await query(again.connection, 'select name from kick')
  await again.stop()
  await rm(home, { recursive: true })
  expect(rows).toEqual([{ name: 'Kayaking' }])
})

/** Connects as a process of the user. Returns the code of an error, or `connected`. */
const connectAs = async (user: ServerUser, { host, port }: EmbeddedConnection) => {
  const program = `require('node:net').connect(process.argv[1])
    .on('connect', () => { console.log('connected'); process.exit() })
    .on('error', ({ code }) => console.log(code))`
  const socket = join(host, `.s.PGSQL.${port}`)
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, socket], {
    ...user,
    cwd: '/',
  })
  return stdout.trim()
}

const ownersIn = async (folder: string) => {
  const names = await readdir(folder, { recursive: true })
  return [...new Set([folder, ...names.map((name) => join(folder, name))].map((path) => statSync(path).uid))]
}

asRoot(
  ' runs under its own user as root: a process of nobody can neither connect nor read the data',
  async () => {
    const nobody = unprivilegedUser(await readPasswd())
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
    try {
      expect(await connectAs(nobody, connection)).toBe('EACCES')
      const { mode, uid } = statSync(join(place.dataDir, 'postgres'))
      expect(mode & 0o777).toBe(0o700)
      expect(uid).not.toBe(nobody.uid)
      expect(await connectAs({ uid, gid: uid }, connection)).toBe('connected')
    } finally {
      await stop()
    }
  },
)

asRoot('data that an earlier version kept as nobody get that user too, and are all there', async () => {
  const nobody = unprivilegedUser(await readPasswd())
  const folder = join(place.dataDir, 'postgres')
  const first = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await query(first.connection, "create table kick as select 'Kayaking' as name")
  await first.stop()
  await changeOwner(folder, nobody)
  expect(await ownersIn(folder)).toEqual([nobody.uid])

  const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  try {
    expect((await query(connection, 'select name from kick')).rows).toEqual([{ name: 'Kayaking' }])
    expect(await connectAs(nobody, connection)).toBe('EACCES')
    expect(await ownersIn(folder)).not.toContain(nobody.uid)
    expect(await ownersIn(folder)).toHaveLength(1)
    // The backup and restore commands connect this way.
    const reached = await findRunningPostgres(place.dataDir)
    expect(reached && (await query(reached, 'select name from kick')).rowCount).toBe(1)
  } finally {
    await stop()
  }
})

const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (path === '/' || isOpenToAll(dirname(path)))
const asOrdinaryUser = isRoot && isOpenToAll(__dirname) ? test : test.skip

asOrdinaryUser('an ordinary user can start it in a folder that nobody else can enter', async () => {
  const user = unprivilegedUser(await readPasswd())
  await chown(place.folder, user.uid, user.gid)
  const { site, firstLine } = startSite(place.dataDir, user)
  await query(await connectionOf(firstLine), 'select 1')
  const owner = statSync(join(place.dataDir, 'postgres')).uid
  site.stdin?.end()
  await once(site, 'exit')
  expect(owner).toBe(user.uid)
  expect(await isServerAlive(place.dataDir)).toBe(false)
})
