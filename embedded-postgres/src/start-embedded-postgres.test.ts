import { existsSync, statSync } from 'node:fs'
import { startEmbeddedPostgres } from './start-embedded-postgres'
import { isRunning, isServerAlive, serverPid } from './testing/server-process'
import { log, query } from './testing/server-query'
import { temporaryDataDir } from './testing/temporary-data-dir'
import { until } from './testing/until'

jest.setTimeout(60_000)

const place = temporaryDataDir()

test('keeps data over a restart', async () => {
  const first = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await query(first.connection, "create table kick as select 'Kayaking' as name")
  await first.stop()
  expect(await isServerAlive(place.dataDir)).toBe(false)
  expect(existsSync(first.connection.host)).toBe(false)

  const second = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  const { rows } = await query(second.connection, 'select name from kick')
  await second.stop()
  expect(rows).toEqual([{ name: 'Kayaking' }])
})

test('uses UTF-8, commits durably, and listens on no port', async () => {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  const settings = [
    'server_encoding',
    'fsync',
    'synchronous_commit',
    'listen_addresses',
    'unix_socket_permissions',
  ]
  const { rows } = await query(
    connection,
    `select ${settings.map((name) => `current_setting('${name}') as ${name}`)}`,
  )
  const mode = statSync(connection.host).mode & 0o777
  await stop()
  expect(rows[0]).toEqual({
    server_encoding: 'UTF8',
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    unix_socket_permissions: '0700',
  })
  expect(mode).toBe(0o700)
})

test('bounds the write-ahead log', async () => {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await query(connection, 'create table kick (name text)')
  // Each round fills a file of 16 MB.
  for (let round = 0; round < 16; round++) {
    await query(connection, "insert into kick values ('Kayaking')")
    await query(connection, 'select pg_switch_wal()')
  }
  await query(connection, 'checkpoint')
  const { rows } = await query(
    connection,
    'select sum(size)::int / 1024 / 1024 as megabytes from pg_ls_waldir()',
  )
  await stop()
  expect(rows[0]?.megabytes).toBeLessThanOrEqual(128 + 16)
})

test('restarts a PostgreSQL that crashed, with the same connection options', async () => {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  const pid = await serverPid(place.dataDir)
  process.kill(pid, 'SIGKILL')
  await until(async () => !isRunning(pid))
  await until(() =>
    query(connection, 'select 1').then(
      () => true,
      () => false,
    ),
  )
  expect(await serverPid(place.dataDir)).not.toBe(pid)
  await stop()
  expect(await isServerAlive(place.dataDir)).toBe(false)
})

test('refuses data that another site uses', async () => {
  const { stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await expect(startEmbeddedPostgres({ dataDir: place.dataDir, log })).rejects.toThrow(
    /^The data in .* is in use by another site \(PostgreSQL runs as process \d+\): stop that one, or set another DATA_DIR\.$/,
  )
  await stop()
})
