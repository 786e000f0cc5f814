import { describeFailure, reasonIn } from './describe-failure'

test('returns the line with the cause', () => {
  const output = [
    'LOG:  starting PostgreSQL',
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'LOG:  database system is shut down',
  ]
  expect(reasonIn(output.join('\n'))).toBe(
    'could not write lock file "postmaster.pid": No space left on device',
  )
})

test('returns the last line when no line has a cause', () => {
  expect(reasonIn('creating files\nabandoned\n')).toBe('abandoned')
  expect(reasonIn('')).toBe('it ended without a word')
})

test('describes known system errors in plain words', () => {
  expect(describeFailure(Object.assign(new Error('EACCES: open'), { code: 'EACCES' }))).toBe(
    'permission denied',
  )
  expect(describeFailure(new Error('something else'))).toBe('something else')
})
