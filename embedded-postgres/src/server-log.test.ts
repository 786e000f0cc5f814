import { levelOf } from './log'

test.each([
  ['LOG:  database system is ready to accept connections', 'debug'],
  ['ERROR:  relation "kicks" does not exist', 'debug'],
  ['WARNING:  out of shared memory', 'warn'],
  ['FATAL:  could not open file "base/1": No space left on device', 'error'],
  ['PANIC:  could not write to file "pg_wal/xlogtemp.1"', 'error'],
  ['FATAL:  terminating connection due to administrator command', 'debug'],
])('the level of %j is %s', (line, level) => {
  expect(levelOf(line)).toBe(level)
})
