import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
const coverOf = (name: string, kind = 'Bucket') => get(`/covers/${kind}.svg?name=${encodeURIComponent(name)}`)

test('a cover is a drawing of its name, for nobody to keep', async () => {
  const { statusCode, headers, body } = await coverOf('Lofoten & the “north”')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy':
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 600"/)
  expect((await coverOf('Lofoten & the “north”')).body).toBe(body)
  expect((await coverOf('Sahara')).body).not.toBe(body)
  expect((await coverOf('Lofoten & the “north”', 'Journal')).body).not.toBe(body)
})

test('no text of a name gets into it', async () => {
  expect((await coverOf('<script>alert(1)</script>')).body).not.toContain('script')
})

test.each([
  ['/covers/Secret.svg?name=North', 404],
  ['/covers/Bucket.png?name=North', 404],
  ['/covers/Bucket.svg', 400],
  ['/covers/Bucket.svg?name=', 400],
  [`/covers/Bucket.svg?name=${'n'.repeat(201)}`, 400],
])('%.40s is answered by %d', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})
