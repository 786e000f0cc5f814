import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { serverUserFor } from './server-user'
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

const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (path === '/' || isOpenToAll(dirname(path)))
const asOrdinaryUser = isRoot && isOpenToAll(__dirname) ? test : test.skip

asOrdinaryUser('an ordinary user can start it in a folder that nobody else can enter', async () => {
  const user = await serverUserFor('/nowhere')
  if (!user) throw new Error('These tests run as root.')
  await chown(place.folder, user.uid, user.gid)
  const { site, firstLine } = startSite(place.dataDir, user)
  await query(await connectionOf(firstLine), 'select 1')
  const owner = statSync(join(place.dataDir, 'postgres')).uid
  site.stdin?.end()
  await once(site, 'exit')
  expect(owner).toBe(user.uid)
  expect(await isServerAlive(place.dataDir)).toBe(false)
})
