import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { password, signUp, textAt } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { waitFor } from '../../../../test/wait-for'
import { readMessage, startSmtpServer, type TestSmtpServer } from '../../../mail/testing/smtp-server'

let smtp: TestSmtpServer
let site: TestSite
let dataDir: string
beforeAll(async () => {
  smtp = await startSmtpServer()
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-data-'))
  site = await openTestSite({ smtpUrl: smtp.url, publicUrl: 'https://bucketeer.example', dataDir })
})
afterAll(async () => {
  await site.close()
  await smtp.stop()
  await rm(dataDir, { recursive: true })
})

const post = (url: string, body: object) => site.call({ method: 'POST', url, body })

async function linkFor(email: string) {
  await post('/auth/forgot-password', { email })
  const { raw } = await waitFor(() => smtp.received.shift())
  return /token=([\w-]{43})/.exec(readMessage(raw).text)?.[1] ?? ''
}

test('a reset ends sessions whose login with the old password runs concurrently', async () => {
  const { email, userId } = await signUp(site)
  const token = await linkFor(email)
  const logIn = () => post('/auth/login', { email, password })
  const early = Array.from({ length: 10 }, logIn)
  await Promise.any(early)
  const reset = post('/auth/reset-password', { token, password: 'a swim in the sea' })
  // The logins read the old hash before the reset and check it during and after the reset.
  const late = Array.from({ length: 30 }, logIn)
  const begun = (await Promise.all([...early, ...late])).filter(({ status }) => status === 200)
  expect(begun.length).toBeGreaterThan(0)
  expect((await reset).status).toBeLessThan(300)

  const verified = await Promise.all(
    begun.map(({ body }) =>
      site.call({ method: 'GET', url: '/auth/verify', token: textAt(body, 'authToken') }),
    ),
  )
  expect(verified.filter(({ status }) => status === 200)).toEqual([])
  const { rows } = await site.database.$client.query('select from sessions where user_id = $1', [userId])
  expect(rows.length).toBeLessThanOrEqual(1)
}, 60_000)
