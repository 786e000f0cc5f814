import { readLauncherMessage } from './launcher-message'

test('parses the messages that it formats', () => {
  for (const message of [
    { kind: 'ready' },
    { kind: 'failed', message: 'The disk is full.' },
    { kind: 'log', level: 'info', message: 'Preparing PostgreSQL' },
  ]) {
    expect(readLauncherMessage(JSON.stringify(message))).toEqual(message)
  }
})

test('turns any other line into a warning', () => {
  for (const line of [
    '(node:1) Warning',
    '{"kind":"log","level":"loud","message":"x"}',
    '{"kind":"failed"}',
    '12',
  ]) {
    expect(readLauncherMessage(line)).toEqual({ kind: 'log', level: 'warn', message: line })
  }
})
