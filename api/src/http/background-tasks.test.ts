import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import pino from 'pino'
import { createBackgroundTasks } from './background-tasks'

const loggedOf = async (failure: unknown) => {
  const lines: string[] = []
  const background = createBackgroundTasks(pino({}, { write: (line) => void lines.push(line) }))
  background.run('Sending a link', () => Promise.reject(failure))
  await background.drain()
  return lines.join()
}

const databaseError = (message: string, details: object) =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), details)

describe('delayed work', () => {
  const background = () => createBackgroundTasks(pino({ level: 'silent' }))

  test('begins after its delay', async () => {
    const begun = performance.now()
    const { runAfter } = background()
    await new Promise<void>((resolve) => runAfter('Waiting', 50, async () => resolve()))
    // Timers count whole milliseconds.
    expect(performance.now() - begun).toBeGreaterThan(48)
  })

  test('is done at once, and once, when all is to be drain', async () => {
    const { runAfter, drain } = background()
    const work = jest.fn(async () => {})
    runAfter('Waiting', 20, work)
    expect(work).not.toHaveBeenCalled()
    await drain()
    expect(work).toHaveBeenCalledTimes(1)
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(work).toHaveBeenCalledTimes(1)
  })
})

test('a failed query is logged with its purpose and text, without its values', async () => {
  const cause = databaseError('duplicate key value violates unique constraint "users_email_key"', {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email_key)=(ann@people.example) already exists.',
  })
  const text = 'insert into users (email_key) values ($1)'
  const logged = await loggedOf(new DrizzleQueryError(text, ['ann@people.example'], cause))
  expect(logged).toContain('Sending a link')
  expect(logged).toContain(text)
  expect(logged).toContain('users_email_key')
  expect(logged).not.toContain('ann@people.example')
})

test('an error of the database itself is logged without the values in it', async () => {
  const broken = databaseError('duplicate key value violates unique constraint', {
    code: '23505',
    detail: 'Key (email_key)=(ann@people.example) already exists.',
  })
  expect(await loggedOf(broken)).toContain('23505')
  expect(await loggedOf(broken)).not.toContain('ann@people.example')
  const unreadable = databaseError('invalid input syntax for type uuid: "ann@people.example"', {
    code: '22P02',
    where: "unnamed portal parameter $1 = 'ann@people.example'",
  })
  expect(await loggedOf(unreadable)).toContain('22P02')
  expect(await loggedOf(unreadable)).not.toContain('ann@people.example')
})
