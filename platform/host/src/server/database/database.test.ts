import { closeDatabase, openDatabase } from './database'

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
