import sharp from 'sharp'
import { addEntry, addJournal, addKick, addShareLink, addStory } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { recordLog, type RecordedLog } from '../../../test/recorded-log'
import {
  deployToken,
  kicksFiles,
  publish,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { plain } from '../media/testing/drawn-pictures'
import { asFile, form } from '../media/testing/form'

const routes = [
  { path: '/shared/bucket/:key', access: 'public' as const },
  { path: '/shared/journal/:key', access: 'public' as const },
  { path: '/shared/log/:key', access: 'public' as const },
  { path: '/kicks/about', access: 'public' as const },
]
const bucketName = 'MARKER of the Bucket'

let site: TestSite
let recorded: RecordedLog
let ann: SignedIn
let bucket: { kind: 'bucket'; id: string }
beforeAll(async () => {
  recorded = recordLog()
  site = await openTestSite({ deployToken, publicUrl: 'https://bucketeer.example' }, recorded.log)
  const files = { ...shellFiles, 'messages-de-po.js': 'de()' }
  await publish(site, shellRelease({}, files), files)
  await publish(site, remoteRelease({ routes, chunks: {} }), kicksFiles)
})
beforeEach(async () => {
  ann = await signUp(site, { userName: 'Ann' })
  bucket = { kind: 'bucket', id: await addBucketWithPicture() }
})
afterAll(() => site.close())

async function addBucketWithPicture() {
  const { headers, payload } = form(asFile(await plain(8, 6).png().toBuffer()))
  const authorization = `Bearer ${ann.token}`
  const uploaded = await site.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, authorization },
    payload,
  })
  const body = { name: bucketName, description: '', picture: textAt(uploaded.json(), 'secure_url') }
  const made = await site.call({ method: 'POST', url: '/api/bucket', token: ann.token, body })
  return textAt(made.body, '_id')
}

const get = (url: string) => site.app.inject({ method: 'GET', url })
const tagsOf = async (url: string) =>
  (await get(url)).body.match(/<title>.*?<\/title>|<meta [^>]*>/g)?.join('\n') ?? ''

test('the page of a link is kept from caches, search engines and other sites', async () => {
  const { key } = await addShareLink(site, ann, bucket)
  for (const each of [key, 'A'.repeat(43)]) {
    const { statusCode, headers } = await get(`/shared/bucket/${each}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  }
  for (const page of ['/reset-password?token=secret', '/confirm-email?token=secret'])
    expect((await get(page)).headers['referrer-policy']).toBe('no-referrer')
  const { headers } = await get('/kicks/about')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers).not.toHaveProperty('x-robots-tag')
})

test('a link has no preview unless its owner wants one', async () => {
  const { key } = await addShareLink(site, ann, bucket)
  const unknown = 'A'.repeat(43)
  const tags = await tagsOf(`/shared/bucket/${key}`)
  expect(tags).toContain('<title>Bucketeer</title>')
  expect(tags.replaceAll(key, '')).toBe((await tagsOf(`/shared/bucket/${unknown}`)).replaceAll(unknown, ''))
  expect((await get(`/shared/picture/${key}.jpg`)).statusCode).toBe(404)
})

test('the preview of a Bucket has its name, and its picture until the link ends', async () => {
  const { id, key } = await addShareLink(site, ann, bucket, { hasPreview: true })
  const path = `/shared/picture/${key}.jpg`
  const tags = await tagsOf(`/shared/bucket/${key}`)
  expect(tags).toContain(`<meta property="og:title" content="${bucketName}">`)
  expect(tags).toContain('<meta name="description" content="A Bucket by Ann.">')
  expect(tags).toContain(`<meta property="og:image" content="https://bucketeer.example${path}">`)
  const { statusCode, headers, rawPayload } = await get(path)
  expect(statusCode).toBe(200)
  expect(tags).toContain('<meta property="og:image:width" content="1200">')
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })

  await site.call({ method: 'DELETE', url: `/api/share/${id}`, token: ann.token })
  expect((await get(path)).statusCode).toBe(404)
  expect(await tagsOf(`/shared/bucket/${key}`)).not.toContain('MARKER')
})

test('the preview of a Private Journal has its title and the picture of its first Story', async () => {
  const journalId = await addJournal(site, ann, { title: 'Six weeks', description: 'South' })
  await addStory(site, ann, journalId)
  const thing = { kind: 'journal' as const, id: journalId }
  const { key } = await addShareLink(site, ann, thing, { hasPreview: true })
  const tags = await tagsOf(`/shared/journal/${key}`)
  expect(tags).toContain('<meta property="og:title" content="Six weeks">')
  expect(tags).toContain('<meta name="description" content="South">')
  expect(tags).toContain(`/shared/picture/${key}.jpg`)
})

test('the preview of an entry and of a year has the name and a picture, but no note', async () => {
  const { id: kickId } = await addKick(site, ann, { name: 'Cold lake' })
  const id = await addEntry(site, ann, { kickId, on: '2019-05-03', note: 'MARKER note' })
  const previews = [
    [{ kind: 'log' as const, id }, 'Cold lake', 'From the Log of Ann.'],
    [{ kind: 'year' as const, id: '2019' }, 'Ann’s year 2019', 'What Ann did in 2019.'],
  ] as const
  for (const [thing, title, description] of previews) {
    const { key } = await addShareLink(site, ann, thing, { hasPreview: true })
    const tags = await tagsOf(`/shared/log/${key}`)
    expect(tags).toContain(`<meta property="og:title" content="${title}">`)
    expect(tags).toContain(`<meta name="description" content="${description}">`)
    expect(tags).toContain(`/shared/picture/${key}.jpg`)
    expect(tags).not.toContain('MARKER')
  }
})

test('the preview of a page is in its language', async () => {
  const { key } = await addShareLink(site, ann, { kind: 'year', id: '2019' }, { hasPreview: true })
  const url = `/shared/log/${key}`
  const { body } = await site.app.inject({ url, headers: { 'accept-language': 'de' } })
  expect(body).toContain('<meta name="description" content="Was Ann 2019 gemacht hat.">')
  const { body: home } = await site.app.inject({ url: '/nowhere', headers: { 'accept-language': 'de' } })
  expect(home).toContain('<meta name="description" content="Sammle deine Träume in Buckets')
})

test('the preview of an entry does not name a companion', async () => {
  const { id: kickId } = await addKick(site, ann, { name: 'Annas Geburtstag' })
  const id = await addEntry(site, ann, { kickId, with: [{ name: 'Anna' }] })
  const { key } = await addShareLink(site, ann, { kind: 'log', id }, { hasPreview: true, showsNotes: true })
  const tags = await tagsOf(`/shared/log/${key}`)
  expect(tags).toContain('An experience with others')
  expect(tags).not.toContain('Annas')
})

test('the preview of an entry is gone with its Kick', async () => {
  const { id: kickId } = await addKick(site, ann, { name: 'Cold lake' })
  const thing = { kind: 'log' as const, id: await addEntry(site, ann, { kickId }) }
  const { key } = await addShareLink(site, ann, thing, { hasPreview: true })
  expect(await tagsOf(`/shared/log/${key}`)).toContain('Cold lake')
  await site.call({ method: 'DELETE', url: `/api/kick/${kickId}`, token: ann.token })
  expect(await tagsOf(`/shared/log/${key}`)).not.toContain('Cold lake')
  expect((await get(`/shared/picture/${key}.jpg`)).statusCode).toBe(404)
})

test('a link with a password has no preview', async () => {
  const fields = { hasPreview: true, password: 'three blue boats' }
  const { key } = await addShareLink(site, ann, bucket, fields)
  expect(await tagsOf(`/shared/bucket/${key}`)).not.toContain('MARKER')
  expect((await get(`/shared/picture/${key}.jpg`)).statusCode).toBe(404)
})

test('neither log nor metrics have the key of a link', async () => {
  const { key } = await addShareLink(site, ann, bucket, { hasPreview: true })
  const before = recorded.lines().length
  for (const url of [
    `/shared/bucket/${key}`,
    `/shared/picture/${key}.jpg`,
    `/shared/picture/${key}.jpg/x`,
    `/api/shared/${key}`,
    `/api/shared/${encodeURIComponent(key)}?x=${key}`,
  ])
    await get(url)
  expect(recorded.lines().length).toBe(before + 5)
  expect(recorded.text()).not.toContain(key)
  expect(await site.app.metrics.registry.metrics()).not.toContain(key)
})
