import type { Page, Request } from '@playwright/test'
import { createContent } from '../fixtures/create-content'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/** Records the API requests of a page. */
const recordApiRequests = (page: Page) => {
  const apiRequests: Request[] = []
  page.on('request', (request) => {
    if (/\/(api|auth)\//.test(request.url())) apiRequests.push(request)
  })
  return apiRequests
}
const pathOf = (request: Request) => new URL(request.url()).pathname
const tokenOf = async (request: Request) => (await request.allHeaders())['authorization']

/** Opens each page and waits until it shows the text. */
const openAll = async (page: Page, paths: string[], text: string) => {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
}

// @spec S7.1 S7.2 S7.28 S7.31
test(
  'sends all API requests to one origin, with the token except for public lists',
  { tag: allPartTags },
  async ({ signedInPage: page, request, user }) => {
    test.slow()
    const name = `Tour of ${user.userName}`
    const own = await createContent(request, user, name)
    const apiRequests = recordApiRequests(page)
    const paths = [
      '/buckets',
      `/buckets/${own.bucketId}`,
      '/kicks',
      `/kicks/${own.kickId}`,
      '/journal/private',
      `/journal/${own.privateJournalId}`,
      `/journal/story/${own.journalId}`,
      `/user/${own.userId}`,
      '/journal/public',
    ]
    await openAll(page, paths.slice(0, -2), name)
    await openAll(page, paths.slice(-2), user.userName)
    expect(apiRequests.map(pathOf).filter((path) => path === '/api/places')).toEqual([])
    expect(apiRequests.map(pathOf)).toContain('/api/journal/public')

    expect([...new Set(apiRequests.map((apiRequest) => new URL(apiRequest.url()).origin))]).toEqual([
      new URL(page.url()).origin,
    ])
    const token = `Bearer ${user.authToken}`
    for (const apiRequest of apiRequests) {
      const path = pathOf(apiRequest)
      const expected = path === '/api/journal/public' ? undefined : token
      expect([path, await tokenOf(apiRequest)]).toEqual([path, expected])
    }
  },
)

// @spec S7.8 S7.27
test(
  'sends no token as a visitor, and only requests to public endpoints',
  { tag: allPartTags },
  async ({ page, request, user }) => {
    test.slow()
    const name = `Open to all of ${user.userName}`
    const theirs = await createContent(request, user, name)
    const apiRequests = recordApiRequests(page)
    await openAll(page, ['/journal/public', `/journal/${theirs.journalId}`], name)
    await openAll(page, ['/', '/journey', '/story', '/login', '/signup'], 'your')
    expect(new Set(apiRequests.map(pathOf))).toEqual(
      new Set(['/api/journal/public', `/api/journal/${theirs.journalId}`]),
    )
    for (const apiRequest of apiRequests) expect(await tokenOf(apiRequest)).toBeUndefined()
  },
)

/** Expects that an image of the page is what its head preloads; otherwise the browser may load the picture twice. */
const expectPreloadedPicture = async (page: Page) => {
  const preload = page.locator('head link[rel=preload][as=image]')
  const srcset = await preload.getAttribute('imagesrcset')
  const sizes = await preload.getAttribute('imagesizes')
  await expect(page.locator(`img[srcset="${srcset}"][fetchpriority=high]`).first()).toHaveAttribute(
    'sizes',
    sizes ?? '',
  )
}

/** Returns the path and query of each early request whose response nothing has used. */
const findUnusedEarlyRequests = (page: Page) =>
  page.evaluate(() => {
    const early = (globalThis as { __bucketeerCalls?: Record<string, unknown> }).__bucketeerCalls ?? {}
    return Object.keys(early).filter((path) => early[path])
  })

test(
  'sends the first API requests of a page once, before its scripts load, and preloads its first picture',
  { tag: allPartTags },
  async ({ signedInPage: page, request, user }) => {
    test.slow()
    const name = `Early words of ${user.userName}`
    const own = await createContent(request, user, name)
    const firstRequests = [
      ['/buckets', '/api/bucket'],
      [`/buckets/${own.bucketId}`, `/api/bucket/${own.bucketId}`],
      ['/kicks', '/api/kick?limit=9'],
      [`/kicks/${own.kickId}`, `/api/kick/${own.kickId}`],
      ['/journal/private', '/api/journal/private'],
      ['/journal/public', '/api/journal/public?limit=24'],
      [`/journal/${own.privateJournalId}`, `/api/journal/${own.privateJournalId}?stories=4`],
    ] as const
    let expected: string[] = []
    let sent: string[] = []
    page.on('request', (pageRequest) => {
      const { pathname, search } = new URL(pageRequest.url())
      if (expected.includes(pathname + search)) sent.push(pathname + search)
    })
    // The shell's entry waits until all early requests are sent.
    await page.route(/releases\/shell\/.*\/shell\.js/, async (route) => {
      await expect.poll(() => sent.toSorted()).toEqual(expected)
      await route.continue()
    })
    for (const [path, firstRequest] of firstRequests) {
      sent = []
      expected = [firstRequest, '/auth/verify']
      await page.goto(path)
      await expect(
        page.getByRole('main').getByText(user.userName).filter({ visible: true }).first(),
      ).toBeVisible()
      await expect.poll(() => findUnusedEarlyRequests(page)).toEqual([])
      expect(sent.toSorted()).toEqual(expected)
      if (/bucket|kick/.test(path)) await expectPreloadedPicture(page)
    }
  },
)
