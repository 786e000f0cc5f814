import type { NavGroup } from '@bucketeer/platform'
import {
  deployToken,
  kicksFiles,
  nextKicks,
  publish,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

const catalogues = { 'messages-de-po.js': 'de()', 'messages-ar-po.js': 'ar()' }
const files = {
  shell: {
    ...shellFiles,
    ...catalogues,
    'shared-messages-de-po.js': 'shared()',
    'index.html':
      '<html lang="en"><head><!--server--></head><body data-hint="%text Wait & see%"><!--first-page--></body></html>',
  },
  kicks: { ...kicksFiles, 'messages-de-po.js': 'kicks()' },
}
const nav: NavGroup[] = [
  { label: 'Find', order: 1, items: [{ label: 'About', to: '/kicks/about', access: 'public' }] },
]
const about = { title: 'About Kicks', description: 'What they are.' }
const kicks = remoteRelease(
  {
    nav,
    routes: [{ path: '/kicks/about', access: 'public', preview: about }],
    chunks: { '/kicks/about': ['pages.js'] },
    texts: { de: { Find: 'Finden', 'About Kicks': 'Über Kicks', Kicks: 'Erlebnisse' } },
    pages: {
      '/kicks/about': { css: '', light: '<p>About</p>' },
      '/kicks/about?language=de': { css: '', light: '<p>Über</p>' },
    },
  },
  files.kicks,
)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken, siteLanguage: 'ar' })
  await publish(
    site,
    shellRelease({ texts: { de: { 'Wait & see': 'Abwarten & "Tee"' } } }, files.shell),
    files.shell,
  )
  await publish(site, kicks, files.kicks)
})
afterAll(() => site.close())

const get = (language: string, url = '/kicks/about') =>
  site.app.inject({ method: 'GET', url, headers: { 'accept-language': language } })

test('a page is in the language that the browser asks for, with the texts of the release and its own preloads', async () => {
  const { body, headers } = await get('de-AT, en;q=0.5')
  expect(headers).toMatchObject({
    'content-language': 'de',
    vary: expect.stringContaining('accept-language'),
  })
  expect(body).toContain('<html lang="de">')
  expect(body).toContain('Über Kicks')
  expect(body).toContain('<p>Über</p>')
  expect(body).toContain('"languages":["en","ar","de"]')
  expect(body).toContain('"Finden"')
  expect(body).toContain('data-hint="Abwarten &amp; &quot;Tee&quot;"')
  for (const file of ['shell/files/messages', 'shell/files/shared-messages', 'kicks/files/messages'])
    expect(body).toContain(`href="/releases/${file}-de-po.js?`)
  expect(body).not.toContain('-ar-po.js?')
})

test('English needs no catalogue, and pages of one language are not those of another', async () => {
  await get('de')
  const { body } = await get('en')
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('<p>About</p>')
  expect(body).toContain('About Kicks')
  expect(body).not.toContain('-po.js?')
  expect(body).toContain('data-hint="Wait &amp; see"')
})

test('what a part has not translated is English on a page from right to left', async () => {
  const { body } = await get('ar')
  expect(body).toContain('<html lang="ar" dir="rtl">')
  expect(body).toContain('<p>About</p>')
  expect(body).toContain('href="/releases/shell/files/messages-ar-po.js?')
  expect(body).not.toContain('kicks/files/messages')
})

test('a cookie decides before the browser, and the site for whoever asks for another language', async () => {
  const withCookie = await site.app.inject({
    method: 'GET',
    url: '/kicks/about',
    headers: { 'accept-language': 'ar', cookie: 'language=de' },
  })
  expect(withCookie.headers['content-language']).toBe('de')
  expect((await get('fr')).headers['content-language']).toBe('ar')
})

test('a public page names its other languages for search engines, each with an address of its own', async () => {
  const { body } = await get('de')
  for (const language of ['en', 'ar', 'de'])
    expect(body).toContain(
      `hreflang="${language}" href="http://127.0.0.1:3000/kicks/about?language=${language}">`,
    )
  expect(body).toContain('hreflang="x-default" href="http://127.0.0.1:3000/kicks/about">')
  expect((await get('en', '/kicks/about?language=de')).body).toContain('<html lang="de">')
})

test('the registry that an open page reads is in its language', async () => {
  const { body } = await get('de', '/registry.json?packed')
  expect(body).toContain('"Erlebnisse"')
  expect((await get('en', '/registry.json?packed')).body).not.toContain('"Erlebnisse"')
})

test('a release with another catalogue changes the texts of its part alone', async () => {
  const next = nextKicks('1.1.0-s00000002', { texts: { de: { Kicks: 'Abenteuer' } }, nav })
  await publish(site, next.release, next.files)
  const { body } = await get('de', '/login')
  expect(body).toContain('"Abenteuer"')
  expect(body).not.toContain('"Erlebnisse"')
  expect(body).toContain('href="/releases/shell/files/messages-de-po.js?')
})
