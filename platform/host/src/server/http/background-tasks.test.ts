import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import pino from 'pino'
import { createBackgroundTasks } from './background-tasks'

const logOfFailure = async (failure: unknown) => {
  const lines: string[] = []
  const background = createBackgroundTasks(pino({}, { write: (line) => void lines.push(line) }))
  background.run('Sending a link', () => Promise.reject(failure))
  await background.drain()
  return lines.join()
}

const databaseError = (message: string, details: object) =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), details)

describe('runAfter', () => {
  const background = () => createBackgroundTasks(pino({ level: 'silent' }))

  test('starts a task after its delay', async () => {
    const start = performance.now()
    const { runAfter } = background()
    await new Promise<void>((resolve) => runAfter('Waiting', 50, async () => resolve()))
    // Timers count whole milliseconds.
    expect(performance.now() - start).toBeGreaterThan(48)
  })

  test('starts a delayed task at once, and only once, when the tasks are drained', async () => {
    const { runAfter, drain } = background()
    const task = jest.fn(async () => {})
    runAfter('Waiting', 20, task)
    expect(task).not.toHaveBeenCalled()
    await drain()
    expect(task).toHaveBeenCalledTimes(1)
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(task).toHaveBeenCalledTimes(1)
  })
})

test('logs a failed query with its purpose and text, without its parameters', async () => {
  const cause = databaseError('duplicate key value violates unique constraint "users_email_key"', {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email_key)=(ann@people.example) already exists.',
  })
  const text = 'insert into users (email_key) values ($1)'
  const logged = await logOfFailure(new DrizzleQueryError(text, ['ann@people.example'], cause))
  expect(logged).toContain('Sending a link')
  expect(logged).toContain(text)
  expect(logged).toContain('users_email_key')
  expect(logged).not.toContain('ann@people.example')
})

test('logs a database error without the values in it', async () => {
  const duplicate = databaseError('duplicate key value violates unique constraint', {
    code: '23505',
    detail: 'Key (email_key)=(ann@people.example) already exists.',
  })
  expect(await logOfFailure(duplicate)).toContain('23505')
  expect(await logOfFailure(duplicate)).not.toContain('ann@people.example')
  const invalid = databaseError('invalid input syntax for type uuid: "ann@people.example"', {
    code: '22P02',
    where: "unnamed portal parameter $1 = 'ann@people.example'",
  })
  expect(await logOfFailure(invalid)).toContain('22P02')
  expect(await logOfFailure(invalid)).not.toContain('ann@people.example')
})
