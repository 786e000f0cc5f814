import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderDelivery } from './delivery'
import { readMessage } from './testing/smtp-server'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'bucketeer-mail-'))
})
afterEach(() => rm(home, { recursive: true }))

test('writes a message to a file that only its owner can read, and logs the path', async () => {
  const log = { info: jest.fn() }
  const folder = join(home, 'mail')
  const from = 'Bucketeer <no-reply@localhost>'
  const deliver = createFolderDelivery({ folder, from, log })
  const message = {
    to: 'mira@bucketeer.example',
    subject: 'Hello',
    text: `${'A long line, '.repeat(20)}\n\nhttp://x/?a=b`,
  }
  await deliver(message)

  const [name = ''] = await readdir(folder)
  const file = join(folder, name)
  expect(name).toMatch(/\.eml$/)
  expect(log.info).toHaveBeenCalledWith({ file }, expect.any(String))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(readMessage(await readFile(file, 'utf8'))).toEqual({ ...message, from, text: `${message.text}\n` })
})

test('writes no control characters, which a terminal would execute', async () => {
  const deliver = createFolderDelivery({
    folder: home,
    from: 'Bucketeer <no-reply@localhost>',
    log: { info: jest.fn() },
  })
  const attack = '\u001b]0;owned\u0007\u009b2J\r\u0000\u007f'
  await deliver({
    to: 'mira@bucketeer.example',
    subject: `Hello ${attack}\nBcc: all@bucketeer.example`,
    text: `Hello Mira${attack},\n\n\tzwölf 🏔`,
  })
  const [name = ''] = await readdir(home)
  const eml = await readFile(join(home, name), 'utf8')
  expect(eml).not.toMatch(/[^\P{Cc}\n\t]/u)
  expect(eml).not.toMatch(/^Bcc:/m)
  expect(eml).toContain('Hello Mira]0;owned2J,\n\n\tzwölf 🏔\n')
})
