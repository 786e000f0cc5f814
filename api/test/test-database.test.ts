import pg from 'pg'
import { createTestDatabase } from './test-database'

const connect = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection)
  await client.connect()
  return client
}

test('creates separate empty databases, and drops one with open connections', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const client = await connect(first.connection)
  client.on('error', () => undefined)
  await client.query('create table kick (name text)')

  const secondClient = await connect(second.connection)
  const tables = await secondClient.query("select from pg_tables where schemaname = 'public'")
  expect(tables.rowCount).toBe(0)
  await secondClient.end()

  await first.drop()
  await second.drop()
  await expect(connect(first.connection)).rejects.toThrow('does not exist')
})
