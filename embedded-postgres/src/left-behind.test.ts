import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './start-embedded-postgres'
import { log, query } from './testing/server-query'
import { temporaryDataDir } from './testing/temporary-data-dir'

jest.setTimeout(60_000)

const place = temporaryDataDir()

test.each([
  ['a process that is no PostgreSQL', () => String(process.pid)],
  ['a process that is gone', () => '4194000'],
  ['nothing', () => ''],
])('a leftover pid file that names %s is no obstacle', async (_, pid) => {
  await startEmbeddedPostgres({ dataDir: place.dataDir, log }).then(({ stop }) => stop())
  const file = join(place.dataDir, 'postgres/postmaster.pid')
  await writeFile(
    file,
    `${pid()}\n${join(place.dataDir, 'postgres')}\n1700000000\n5432\n/tmp/elsewhere\n\n\nready\n`,
  )

  const { connection, stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await query(connection, 'select 1')
  await stop()
})

test('deletes an incomplete cluster of an ended launcher', async () => {
  const abandoned = join(place.dataDir, 'postgres.new.4194000')
  await mkdir(abandoned, { recursive: true })
  await writeFile(join(abandoned, 'PG_VERSION'), '18\n')
  const { stop } = await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  await stop()
  expect(await readdir(place.dataDir)).toEqual(['postgres'])
})

test('refuses a folder with other files', async () => {
  await mkdir(join(place.dataDir, 'postgres'), { recursive: true })
  await writeFile(join(place.dataDir, 'postgres/letter.txt'), 'Dear')
  await expect(startEmbeddedPostgres({ dataDir: place.dataDir, log })).rejects.toThrow(
    'is no PostgreSQL data folder, and not empty',
  )
  expect(await readdir(join(place.dataDir, 'postgres'))).toEqual(['letter.txt'])
})

test('refuses a file in place of the data folder with one sentence', async () => {
  await writeFile(place.dataDir, '')
  await expect(startEmbeddedPostgres({ dataDir: place.dataDir, log })).rejects.toThrow(
    /^The data folder .* can't be read: .*not a folder\.$/,
  )
})
