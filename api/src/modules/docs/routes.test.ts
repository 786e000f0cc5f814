import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('/api/docs shows the document of this server', async () => {
  const page = await site.app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect((await site.app.inject('/api/docs/json')).json()).toEqual(site.app.swagger())
  const initializer = await site.app.inject('/api/docs/static/swagger-initializer.js')
  expect(initializer.body).toContain('validatorUrl: null')
})

test('the page loads files of this server only, and its policy allows no other host and no inline script', async () => {
  const { body, headers } = await site.app.inject('/api/docs')
  const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect((await site.app.inject(file)).statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/,
  )
})
