import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { startEmbeddedPostgres } from './start-embedded-postgres'
import { isRunning, serverPid } from './testing/server-process'
import { log, query } from './testing/server-query'
import { connectionOf, startSite } from './testing/start-site'
import { temporaryDataDir } from './testing/temporary-data-dir'
import { until } from './testing/until'

jest.setTimeout(60_000)

const place = temporaryDataDir()

test('stops PostgreSQL when the site is killed, and keeps a committed row', async () => {
  const { site, firstLine } = startSite(place.dataDir)
  const connection = await connectionOf(firstLine)
  await query(connection, "create table kick as select 'Kayaking' as name")
  const pid = await serverPid(place.dataDir)

  site.kill('SIGKILL')
  await until(async () => !isRunning(pid))

  const { connection: next, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  const { rows } = await query(next, 'select name from kick')
  await stop()
  expect(rows).toEqual([{ name: 'Kayaking' }])
})

test('waits for the PostgreSQL of a site that was just killed', async () => {
  const { site, firstLine } = startSite(place.dataDir)
  await connectionOf(firstLine)
  site.kill('SIGKILL')
  const { stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await stop()
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('a PostgreSQL whose launcher was killed too is stopped by the next start', async () => {
  const { site, firstLine } = startSite(place.dataDir)
  const { host } = await connectionOf(firstLine)
  const pid = await serverPid(place.dataDir)
  const launcher = Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
  // Otherwise either of them could react to the end of the other.
  site.kill('SIGSTOP')
  process.kill(launcher, 'SIGKILL')
  site.kill('SIGKILL')

  const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  expect(isRunning(pid)).toBe(false)
  expect(existsSync(host ?? '')).toBe(false)
  await query(connection, 'select 1')
  await stop()
})

test('leaves no incomplete data when the site is killed during its first start', async () => {
  const { site } = startSite(place.dataDir)
  const drafts = async () =>
    (await readdir(place.dataDir).catch(() => [])).filter((name) => name.includes('.new.'))
  await until(async () => (await drafts()).length > 0)
  site.kill('SIGKILL')
  await until(async () => (await drafts()).length === 0)
  expect(await readdir(place.dataDir)).toEqual([])
})
