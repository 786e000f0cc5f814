import { password, signUp, textAt } from '../../../test/people'
import { deployToken, nextKicks, publish, publishShellAndKicks, remoteRelease } from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { readMessage, startSmtpServer, type TestSmtpServer } from '../../mail/testing/smtp-server'
import { auditName } from './repository'

let smtp: TestSmtpServer
let site: TestSite
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await openTestSite({ deployToken, smtpUrl: smtp.url })
  await publishShellAndKicks(site)
})
afterAll(async () => {
  await site.close()
  await smtp.stop()
})

interface Entry {
  id: number
  who: string
  what: string
  subject: string
}
const read = (query = '', token = deployToken) =>
  site.call({ method: 'GET', url: `/api/audit${query}`, token })
const entries = async (query = '') => (await read(query)).body as Entry[]
const newToken = async () => {
  const call = { method: 'POST', url: '/api/deploy-token', token: deployToken } as const
  const { body } = await site.call({ ...call, body: { part: 'kicks', name: 'kicks team' } })
  return { id: textAt(body, '_id'), token: textAt(body, 'token') }
}

test('the audit log has releases and rollbacks with the name of their token', async () => {
  const { release, files } = nextKicks('1.1.0-s00000002')
  await publish(site, release, files)
  const { token } = await newToken()
  await site.call({ method: 'POST', url: '/api/release/kicks/rollback', token, body: {} })
  const [rollback, , released] = await entries()
  expect(rollback).toMatchObject({
    who: 'kicks team',
    what: 'release: rolled back',
    subject: `kicks ${remoteRelease().version}`,
  })
  expect(released).toMatchObject({
    who: 'the operator',
    what: 'release: released',
    subject: 'kicks 1.1.0-s00000002',
  })
})

test('the audit log has deploy tokens by their ids, and no secret', async () => {
  const { id, token } = await newToken()
  await site.call({ method: 'DELETE', url: `/api/deploy-token/${id}`, token: deployToken })
  const [revoked, created] = await entries()
  const subject = `kicks, kicks team (${id})`
  expect(created).toMatchObject({ who: 'the operator', what: 'deploy token: created', subject })
  expect(revoked).toMatchObject({ who: 'the operator', what: 'deploy token: revoked', subject })
  const all = JSON.stringify(await entries())
  expect(all).not.toContain(token)
  expect(all).not.toContain(deployToken)
})

test('the audit log has password resets and deleted accounts without their id and e-mail address', async () => {
  const { email, userId } = await signUp(site)
  await site.call({ method: 'POST', url: '/auth/forgot-password', body: { email } })
  const { raw } = await waitFor(() => smtp.received.shift())
  const token = /\/reset-password\?token=([\w-]{43})$/m.exec(readMessage(raw).text)?.[1] ?? ''
  const reset = { method: 'POST', url: '/auth/reset-password' } as const
  const { body } = await site.call({ ...reset, body: { token, password } })
  const authToken = textAt(body, 'authToken')
  await site.call({ method: 'DELETE', url: `/api/user/${userId}`, token: authToken, body: { password } })

  const account = auditName(userId)
  expect((await entries()).slice(0, 3)).toMatchObject([
    { who: account, what: 'account: deleted', subject: account },
    { who: account, what: 'password reset: completed', subject: account },
    { who: 'a visitor', what: 'password reset: link created', subject: account },
  ])
  const all = JSON.stringify(await entries())
  for (const secret of [email, userId, token, authToken]) expect(all).not.toContain(secret)
})

test('the audit log is paginated, newest first', async () => {
  const [newest, second] = await entries('?limit=2')
  expect(await entries(`?limit=1&before=${newest?.id}`)).toEqual([second])
})

test('only the operator can read the audit log', async () => {
  const { token } = await newToken()
  expect((await read('', token)).status).toBe(403)
  const { token: member } = await signUp(site)
  expect((await read('', member)).status).toBe(403)
  expect((await site.call({ method: 'GET', url: '/api/audit' })).status).toBe(401)
})

test.each(['delete from audit_log', `update audit_log set who = 'somebody else'`])(
  'the database refuses %s',
  async (statement) => {
    await expect(site.database.$client.query(statement)).rejects.toThrow('The audit log is append-only.')
  },
)
