import { addJournal } from '../../../../api/test/content'
import { signUp, signUpLongAgo } from '../../../../api/test/people'
import { deployToken, kicksFiles, publish, publishShell, remoteRelease } from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken, publicUrl: 'https://bucketeer.example' })
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })

test('the sitemap is not there before a shell is released, robots.txt is', async () => {
  expect((await get('/sitemap.xml')).statusCode).toBe(503)
  const { statusCode, body, headers } = await get('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /shared/')
  expect(body).toContain('Sitemap: https://bucketeer.example/sitemap.xml')
})

describe('with a shell and a remote', () => {
  beforeAll(async () => {
    await publishShell(site)
    await publish(site, remoteRelease(), kicksFiles)
  })

  test('the sitemap has public pages and Public Journals, and nothing else', async () => {
    const mira = await signUpLongAgo(site)
    const open = await addJournal(site, mira, { visibility: 'Public' })
    const closed = await addJournal(site, mira, { visibility: 'Private' })
    const { statusCode, body, headers } = await get('/sitemap.xml')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>https://bucketeer.example/kicks/about</loc>')
    expect(body).toContain(`<loc>https://bucketeer.example/journal/${open}</loc><lastmod>`)
    expect(body).not.toContain(closed)
    expect(body).not.toContain('<loc>https://bucketeer.example/kicks</loc>')
  })

  test('search engines leave out Public Journals of accounts in their first week', async () => {
    const [mira, otto] = [await signUpLongAgo(site), await signUp(site)]
    const old = await addJournal(site, mira, { visibility: 'Public' })
    const fresh = await addJournal(site, otto, { visibility: 'Public' })
    const { body } = await get('/sitemap.xml')
    expect(body).toContain(old)
    expect(body).not.toContain(fresh)
    const noindex = '<meta name="robots" content="noindex">'
    expect((await get(`/journal/${fresh}`)).body).toContain(noindex)
    expect((await get(`/journal/${old}`)).body).not.toContain(noindex)
  })

  test('a suspended person has no Journal in the sitemap, and no preview', async () => {
    const mira = await signUpLongAgo(site)
    const id = await addJournal(site, mira, { visibility: 'Public', title: 'Six weeks on rails' })
    expect((await get(`/journal/${id}`)).body).toContain('Six weeks on rails')
    await site.database.$client.query(
      "update users set suspended_until = now() + interval '1 day' where id = $1",
      [mira.userId],
    )
    expect((await get('/sitemap.xml')).body).not.toContain(id)
    expect((await get(`/journal/${id}`)).body).not.toContain('Six weeks on rails')
  })

  test('the manifest names the icon of the live shell, and pages link it', async () => {
    const { body, headers } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const [icon] = (JSON.parse(body) as { icons: { src: string }[] }).icons
    const page = (await get('/')).body
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(page).toContain(`href="${icon?.src}"`)
  })
})
