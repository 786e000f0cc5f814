import { addJournal, addPicture, addStory } from '../../../../api/test/content'
import { signUp, type SignedIn } from '../../../../api/test/people'
import {
  remoteRelease,
  shellRelease,
  deployToken,
  kicksFiles,
  publish,
  shellFiles,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'
import { previewTags } from './preview'

const preview = { title: 'Kicks of the world', description: 'All of them.' }
const routes = [
  { path: '/kicks/about', access: 'public' as const, preview },
  { path: '/journal/:journalId', access: 'public' as const },
]

const files = { ...shellFiles, 'preview.jpg': 'a picture' }

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite({ deployToken, publicUrl: 'https://bucketeer.example' })
  await publish(site, shellRelease({}, files), files)
  await publish(site, remoteRelease({ routes, chunks: {} }), kicksFiles)
  mira = await signUp(site, { userName: 'Mira "M"' })
})
afterAll(() => site.close())

/** Returns the meta tags of a page. */
const tagsOf = async (url: string) => {
  const { body } = await site.app.inject({ method: 'GET', url })
  return body.match(/<title>.*?<\/title>|<meta [^>]*>/g)?.join('\n') ?? ''
}

test('a page has the preview of its route', async () => {
  const tags = await tagsOf('/kicks/about')
  expect(tags).toContain('<title>Kicks of the world · Bucketeer</title>')
  expect(tags).toContain('<meta name="description" content="All of them.">')
  expect(tags).toContain('<meta property="og:title" content="Kicks of the world">')
  expect(tags).toContain('<meta property="og:url" content="https://bucketeer.example/kicks/about">')
})

test("a page without a picture has the site's picture", async () => {
  const picture = `https://bucketeer.example/releases/shell/${shellRelease().version}/preview.jpg`
  expect(await tagsOf('/kicks/about')).toContain(`<meta property="og:image" content="${picture}">`)
})

test('the preview of a Journal is the text of its Markdown', async () => {
  const description = '**Six** weeks\n- [10:30]: Louvre, 3~5 €'
  const id = await addJournal(site, mira, { description, visibility: 'Public' })
  expect(await tagsOf(`/journal/${id}`)).toContain('content="Six weeks [10:30]: Louvre, 3~5 €"')
})

test('a Public Journal has the preview of an article: title, text, author and cover with its size', async () => {
  const journal = { title: 'Rails & "roads"', description: 'South\nand <b>east</b>', visibility: 'Public' }
  const id = await addJournal(site, mira, journal)
  const [one, two] = [await addPicture(site, mira.userId), await addPicture(site, mira.userId)]
  await addStory(site, mira, id, { pictures: one.url, photos: [{ url: one.url }, { url: two.url }] })
  const tags = await tagsOf(`/journal/${id}`)
  expect(tags).toContain('<meta property="og:title" content="Rails &amp; &quot;roads&quot;">')
  expect(tags).toContain('content="South and &lt;b&gt;east&lt;/b&gt;"')
  expect(tags).toContain('<meta property="og:type" content="article">')
  expect(tags).toContain('<meta name="author" content="Mira &quot;M&quot;">')
  expect(tags).toContain(
    `<meta property="article:author" content="https://bucketeer.example/user/${mira.userId}">`,
  )
  const image = (pictureId: string) =>
    `<meta property="og:image" content="https://bucketeer.example/media/${pictureId}/preview.jpg">`
  expect(tags).toContain(image(one.id))
  for (const tag of ['type" content="image/jpeg', 'width" content="1200', 'height" content="630'])
    expect(tags).toContain(`<meta property="og:image:${tag}">`)

  const body = { ...journal, coverUrl: two.url }
  await site.call({ method: 'PUT', url: `/api/journal/${id}`, token: mira.token, body })
  expect(await tagsOf(`/journal/${id}`)).toContain(image(two.id))
})

test('a page that is no article has no author', async () => {
  const tags = await tagsOf('/kicks/about')
  expect(tags).toContain('<meta property="og:type" content="website">')
  expect(tags).not.toContain('author')
})

test('a Private Journal has the same preview as an unknown one', async () => {
  const id = await addJournal(site, mira, { title: 'My secret', description: 'Nobody reads this' })
  const unknown = id.replace(/.{4}$/, '0000')
  const tags = await tagsOf(`/journal/${id}`)
  expect(tags).toContain('<title>Bucketeer</title>')
  expect(tags.replaceAll(id, '')).toBe((await tagsOf(`/journal/${unknown}`)).replaceAll(unknown, ''))
  const responses = await Promise.all(
    [id, unknown].map((each) => site.app.inject({ method: 'GET', url: `/journal/${each}` })),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

const place = { siteName: 'A site', origin: 'https://a.example', pathname: '/' }

test('long texts are cut to the length of a preview', () => {
  const tags = previewTags({ title: 'T', description: 'word '.repeat(100) }, place)
  const [, content = ''] = /name="description" content="([^"]*)"/.exec(tags.join('')) ?? []
  expect(content.length).toBeLessThanOrEqual(200)
  expect(content).toMatch(/word…$/)
})

test('a preview is cut between emoji', () => {
  const description = `${'a'.repeat(198)}👨‍👩‍👧‍👦 and more`
  const tags = previewTags({ title: 'T', description }, place).join('')
  expect(tags).toContain(`content="${'a'.repeat(198)}…"`)
})
