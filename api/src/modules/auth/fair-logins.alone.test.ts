import { password, signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

// The tests need the true cost of a password.
jest.unmock('@node-rs/argon2')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => site.close())

const send = async (from: string, path: string, body: object) => {
  const headers = { 'x-forwarded-for': from }
  return (await site.call({ method: 'POST', url: `/auth/${path}`, body, headers })).status
}

test('one address with more logins than the server can check does not block logins of other addresses', async () => {
  const { email } = await signUp(site)
  const many = Array.from({ length: 150 }, () => send('10.1.0.1', 'login', { email, password }))
  const newcomer = { userName: 'Otto', email: 'otto@fair.example', tagline: 'Onwards', password }
  const others = [
    send('10.1.0.2', 'login', { email, password }),
    send('10.1.0.3', 'signup', newcomer),
    send('10.1.0.4', 'reset-password', { token: 'x'.repeat(43), password }),
  ]
  expect(await Promise.all(others)).toEqual([200, 201, 400])
  const responses = await Promise.all(many)
  expect(responses).toContain(200)
  expect(responses.filter((status) => status === 503).length).toBeGreaterThan(100)
})
