import { openTestSite, type TestSite } from '../../../test/test-site'
import { html } from './html'

let site: TestSite
let page: string
let policy: string
beforeAll(async () => {
  site = await openTestSite()
  const response = await site.app.inject('/api/docs')
  page = response.body
  policy = String(response.headers['content-security-policy'])
})
afterAll(() => site.close())

test('the page has every call of the document with its description', () => {
  const shown = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const [path, calls] of Object.entries(site.app.swagger().paths ?? {}))
    for (const [method, call] of Object.entries<{ summary: string }>(Object(calls)))
      expect(shown).toContain(`${method.toUpperCase()} ${path} ${call.summary}`)
})

test('the page shows name, type and rules of request and response fields', () => {
  const kick = page.slice(page.indexOf('id="shape-KickFields"'))
  expect(kick).toContain('<code>location.lat</code>')
  expect(kick).toContain('&quot;Europe&quot; or &quot;Asia&quot;')
  expect(page).toContain('list of <a href="#shape-Kick">Kick</a>')
  expect(page).toContain('Up to 20,000 characters.')
  expect(page).toContain('text or null')
})

test('every link leads to a place on the page or to the document', () => {
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(links.length).toBeGreaterThan(50)
  const places = new Set([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => `#${id}`))
  expect(links.filter((href) => !places.has(href))).toEqual(['/api/openapi.json'])
})

test('the page loads nothing else, and its policy allows no script and no other host', () => {
  expect(page).not.toMatch(/<script|<link|<img|src=|https?:\/\/|@import|url\(/)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test('the page escapes every text of the document', () => {
  expect(html`<p>${'<script>"&'}</p>`.text).toBe('<p>&lt;script&gt;&quot;&amp;</p>')
})
