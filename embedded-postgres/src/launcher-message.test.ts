import { readLauncherMessage } from './launcher-message'

test('messages are read as they were written', () => {
  for (const message of [
    { kind: 'ready' },
    { kind: 'failed', message: 'The disk is full.' },
    { kind: 'log', level: 'info', message: 'Preparing PostgreSQL' },
  ]) {
    expect(readLauncherMessage(JSON.stringify(message))).toEqual(message)
  }
})

test('anything else becomes a warning in the log', () => {
  for (const line of [
    '(node:1) Warning',
    '{"kind":"log","level":"loud","message":"x"}',
    '{"kind":"failed"}',
    '12',
  ]) {
    expect(readLauncherMessage(line)).toEqual({ kind: 'log', level: 'warn', message: line })
  }
})
