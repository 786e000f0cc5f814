import { describeFailure, reasonIn } from './describe-failure'

test('the line that tells why is found among the others', () => {
  const output = [
    'LOG:  starting PostgreSQL',
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'LOG:  database system is shut down',
  ]
  expect(reasonIn(output.join('\n'))).toBe(
    'could not write lock file "postmaster.pid": No space left on device',
  )
})

test('a program that gave no reason is quoted by its last line', () => {
  expect(reasonIn('creating files\nabandoned\n')).toBe('abandoned')
  expect(reasonIn('')).toBe('it ended without a word')
})

test('known failures of the system are put in words', () => {
  expect(describeFailure(Object.assign(new Error('EACCES: open'), { code: 'EACCES' }))).toBe(
    'permission denied',
  )
  expect(describeFailure(new Error('something else'))).toBe('something else')
})
