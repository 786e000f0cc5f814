import pg from 'pg'
import { createTestDatabase } from './test-database'

const connected = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection)
  await client.connect()
  return client
}

test('each test file has an empty database of its own, which it can drop under open connections', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const client = await connected(one.connection)
  client.on('error', () => undefined)
  await client.query('create table kick (name text)')

  const otherClient = await connected(other.connection)
  const tables = await otherClient.query("select from pg_tables where schemaname = 'public'")
  expect(tables.rowCount).toBe(0)
  await otherClient.end()

  await one.drop()
  await other.drop()
  await expect(connected(one.connection)).rejects.toThrow('does not exist')
})
