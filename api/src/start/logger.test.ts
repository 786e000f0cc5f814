import { escapeControls, replaceControls } from './logger'

const attack = 'a\u001b]0;owned\u0007\u009b2J\u007f\r\b\n\tz'

test('a line of the log has no control characters, and the same texts', () => {
  const line = escapeControls(`${JSON.stringify({ msg: attack })}\n`)
  expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(line)).toEqual({ msg: attack })
})

test('a line for a terminal has no control characters but line breaks and tabs, also when it is parsed', () => {
  const line = replaceControls(`${JSON.stringify({ msg: attack })}\n`)
  expect(JSON.parse(line)).toEqual({ msg: 'a\ufffd]0;owned\ufffd\ufffd2J\ufffd\ufffd\ufffd\n\tz' })
})

test.each(['C:\\u001b', '\\\\u001b', 'ends with \\', '"quoted"'])('keeps %j', (msg) => {
  const line = JSON.stringify({ msg })
  expect(JSON.parse(replaceControls(line))).toEqual({ msg })
})
