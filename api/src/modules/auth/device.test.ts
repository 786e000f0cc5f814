import { password, signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

const page = 'https://pages.example'
const cookieOf = async (site: TestSite, origin?: string) => {
  const { email } = await signUp(site)
  const { headers } = await site.call({
    method: 'POST',
    url: '/auth/login',
    body: { email, password },
    ...(origin && { headers: { origin } }),
  })
  return { cookie: String(headers['set-cookie']), headers }
}

const value = '[\\w-]{22}\\.[\\w-]{22}'
const plainCookie = new RegExp(`^device=${value}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax$`)
const hostCookie = (sameSite: string) =>
  new RegExp(`^__Host-device=${value}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=${sameSite}$`)

test('a login sets an HttpOnly device cookie', async () => {
  const site = await openTestSite()
  expect((await cookieOf(site)).cookie).toMatch(plainCookie)
  await site.close()
})

test('the device cookie has the __Host- prefix over HTTPS', async () => {
  const site = await openTestSite({ publicUrl: 'https://bucketeer.example' })
  expect((await cookieOf(site)).cookie).toMatch(hostCookie('Lax'))
  await site.close()
})

test('allowed origins get a cross-site cookie and may send credentials; other origins may not', async () => {
  const site = await openTestSite({ publicUrl: 'https://api.example', corsOrigins: [page] })
  const { cookie, headers } = await cookieOf(site, page)
  expect(cookie).toMatch(hostCookie('None'))
  expect(headers).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
  })
  const other = await cookieOf(site, 'https://evil.example')
  expect(other.cookie).toMatch(hostCookie('Lax'))
  expect(other.headers).not.toHaveProperty('access-control-allow-origin')
  await site.close()
})

test('a signup sets the device cookie, a wrong password does not', async () => {
  const site = await openTestSite()
  const person = { userName: 'A', email: 'a@people.example', tagline: 'A', password }
  const signedUp = await site.call({ method: 'POST', url: '/auth/signup', body: person })
  expect(signedUp.headers['set-cookie']).toMatch(plainCookie)
  const wrong = await site.call({
    method: 'POST',
    url: '/auth/login',
    body: { email: person.email, password: 'wrong' },
  })
  expect(wrong.headers).not.toHaveProperty('set-cookie')
  await site.close()
})
