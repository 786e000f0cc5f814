import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminSite } from '../../test/admin-site'
import { startSmtpServer } from '../mail/testing/smtp-server'
import { mailProblem } from './mail'

let site: Awaited<ReturnType<typeof openAdminSite>>
beforeAll(async () => {
  site = await openAdminSite()
})
afterAll(() => site.close())

const address = 'ann@bucketeer.example'
const sendTo = (SMTP_URL: string) => site.admin(['mail', 'test', address, '--yes'], { env: { SMTP_URL } })

describe('admin mail test', () => {
  test('sends a message', async () => {
    const server = await startSmtpServer()
    expect(await sendTo(server.url)).toMatchObject({
      code: 0,
      out: `The mail server accepted the message to ${address}.`,
    })
    expect(server.received).toMatchObject([{ to: [address] }])
    await server.stop()
    expect(await site.adminJson('audit', '--limit', '1')).toMatchObject([{ what: 'mail: test sent' }])
  })

  test('writes a file without SMTP_URL', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-mail-'))
    const { out } = await site.admin(['mail', 'test', address, '--yes'], { env: { DATA_DIR: dataDir } })
    expect(out).toContain('Set SMTP_URL to send mail.')
    const [file = ''] = await readdir(join(dataDir, 'mail'))
    expect(await readFile(join(dataDir, 'mail', file), 'utf8')).toContain(`To: ${address}`)
    await rm(dataDir, { recursive: true })
  })

  test('says why the mail server refuses a message, with its response', async () => {
    const server = await startSmtpServer({ rejections: 9 })
    expect(await sendTo(server.url)).toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^The message was not sent\. The mail server refused the message\. It said: 450 /,
      ),
    })
    await server.stop()
  })

  test.each([
    ['smtp://127.0.0.1:1', 'Nothing listens at the address of SMTP_URL.'],
    ['smtp://nowhere.invalid', 'The host of SMTP_URL has no address.'],
  ])('explains %s', async (url, message) => {
    expect((await sendTo(url)).error).toContain(message)
  })

  test('refuses what is no address', async () => {
    expect((await site.admin(['mail', 'test', 'ann'])).error).toBe('ann is not an e-mail address.')
  })
})

describe('mailProblem', () => {
  test.each([
    [
      { code: 'EAUTH', response: '535 5.7.8 No' },
      'Check the user and the password of SMTP_URL. It said: 535 5.7.8 No',
    ],
    [{ code: 'ETIMEDOUT' }, 'did not answer in time'],
    [{ code: 'ESOCKET', errno: 'ECONNREFUSED' }, 'Nothing listens'],
  ])('explains %j', (fields, message) => {
    expect(mailProblem(Object.assign(new Error('Failed'), fields))).toContain(message)
  })
})
