import { createTestDatabase } from '../../../../../api/test/test-database'
import { closeDatabase, disableTimeouts, keepsSessions, openDatabase } from './database'

test('logs a lost idle connection, but not those that PostgreSQL closes during a stop', async () => {
  const warn = jest.fn()
  const database = openDatabase({ connection: {}, log: { warn } })
  const loseConnection = () => database.$client.emit('error', new Error('terminating connection'))
  loseConnection()
  expect(warn).toHaveBeenCalledTimes(1)
  await closeDatabase(database)
  loseConnection()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('has PostgreSQL end a transaction of a server that hangs, which would keep its locks', async () => {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase({ connection, log: { warn: jest.fn() } })
  const client = await database.$client.connect()
  const timeout = async () => (await client.query('show idle_in_transaction_session_timeout')).rows
  expect(await timeout()).toEqual([{ idle_in_transaction_session_timeout: '12s' }])
  await disableTimeouts(client)
  expect(await timeout()).toEqual([{ idle_in_transaction_session_timeout: '0' }])
  client.release()
  await closeDatabase(database)
  await drop()
})

describe('keepsSessions', () => {
  test('is true of PostgreSQL', async () => {
    const { connection, drop } = await createTestDatabase()
    const database = openDatabase({ connection, log: { warn: jest.fn() } })
    expect(await keepsSessions(database.$client)).toBe(true)
    await closeDatabase(database)
    await drop()
  })

  /** Imitates a pooler that gives a client a session for a statement, or from `begin` on. */
  const createPooler = (idle: number[], take: 'pop' | 'shift') => ({
    connect: async () => {
      let held: number | undefined
      const query = async (statement: string) => {
        const pid = held ?? idle[take]()
        if (pid === undefined) throw new Error('No session is left')
        if (statement === 'begin') held = pid
        else if (held === undefined) idle.push(pid)
        return { rows: [{ pid }] }
      }
      return { query, release: () => undefined }
    },
  })

  test.each([
    ['one session', createPooler([1], 'pop')],
    ['several, of which the last one is taken', createPooler([1, 2, 3], 'pop')],
    ['several, which are taken in turn', createPooler([1, 2, 3], 'shift')],
  ])('is false of a pooler in transaction mode with %s', async (_sessions, pooler) => {
    expect(await keepsSessions(pooler)).toBe(false)
  })
})
