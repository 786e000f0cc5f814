import { type Browser, expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { sendRelease } from '../fixtures/changed-release'
import { createContent, type TestContent } from '../fixtures/create-content'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { makeNewRemote, type NewRemote } from '../fixtures/new-remote'
import { sabotage } from '../fixtures/sabotage'
import { useOwnSite } from '../fixtures/site'
import { signInAs, signUp, type TestUser } from '../fixtures/test-user'

useOwnSite('release a part with faults')
/** The page of each slot, for the owner of the content or for another member. */
const places: Record<string, { member: 'owner' | 'other'; path: (content: TestContent) => string }> = {
  'bar.member': { member: 'owner', path: () => '/journey' },
  'landing.member': { member: 'owner', path: () => '/' },
  'login.welcome': { member: 'owner', path: () => '/login' },
  'kick.panel': { member: 'other', path: ({ kickId }) => `/kicks/${kickId}` },
  'kick.card': { member: 'owner', path: () => '/kicks' },
  'bucket.head': { member: 'owner', path: ({ bucketId }) => `/buckets/${bucketId}` },
  'bucket.people': { member: 'owner', path: ({ bucketId }) => `/buckets/${bucketId}` },
  'story.foot': { member: 'owner', path: ({ journalId }) => `/journal/${journalId}` },
  'journal.foot': { member: 'other', path: ({ journalId }) => `/journal/${journalId}` },
  'profile.actions': { member: 'other', path: ({ userId }) => `/user/${userId}` },
  'profile.section': { member: 'owner', path: ({ userId }) => `/user/${userId}` },
  'profile-edit.section': { member: 'owner', path: ({ userId }) => `/user/${userId}/edit` },
}
const slots = Object.keys(places)
const faults = ['404', 'hangs', 'throws in render', 'one byte changed'] as const
type Fault = (typeof faults)[number]

const cases = slots.flatMap((slot) => faults.map((fault) => ({ slot, fault })))
/** Has every fault, as a test below checks. */
const sampledCases = cases.filter((_, index) => index % 9 === 4)
const chosenCases = process.env.ALL_FAULTS === '1' ? cases : sampledCases

/** The failure that a browser reports for each fault. */
const failureOf: Record<Fault, string> = {
  '404': 'load',
  hangs: 'timeout',
  'throws in render': 'render',
  'one byte changed': 'load',
}

test.use({ trace: 'off' })
// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

let site: IsolatedSite
let remote: NewRemote
let members: { owner: TestUser; other: TestUser }
let content: TestContent
const textOf = (slot: string) => `The piece for ${slot}`

test.beforeAll(async ({ playwright }) => {
  ;[site, remote] = await Promise.all([startIsolatedSite(), makeNewRemote('postcards', slots)])
  for (const slot of slots) {
    const file = `src/features/${slot.replace('.', '-')}/words.ts`
    const words = { heading: 'Postcards', guest: 'a visitor' }
    const greeting = JSON.stringify(textOf(slot))
    await remote.write(
      file,
      `export const words = { ...${JSON.stringify(words)}, greeting: (_name: string) => ${greeting} }\n`,
    )
  }
  const bar = `export default function BarMember() { return <span>${textOf('bar.member')}</span> }\n`
  await remote.write('src/features/bar-member/bar-member.tsx', bar)
  await sendRelease(site, await remote.build())
  const request = await playwright.request.newContext({ baseURL: site.address })
  members = { owner: await signUp(request), other: await signUp(request) }
  content = await createContent(request, members.owner, 'Swim with manta rays')
  await request.dispose()
})
test.afterAll(() => Promise.all([site?.stop(), remote?.remove()]))

type WithShifts = typeof globalThis & { shifts?: string[] }

/**
 * Records layout shifts with the elements that moved, but for those of a fraction of a pixel, which the web font causes when
 * it arrives late on a busy machine.
 */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: string[] = []
    ;(globalThis as WithShifts).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.value < 0.0001) continue
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${previousRect.top} to ${currentRect.top}: ${node?.outerHTML?.slice(0, 100)}`,
        )
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as WithShifts).shifts)

interface Report {
  part: string
  failure: string | null
  route?: string
}
const recordReports = (page: Page) => {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/report') reports.push(request.postDataJSON() as Report)
  })
  return reports
}

const openContext = async (browser: Browser, member: 'owner' | 'other', width = 1366) => {
  const context = await browser.newContext({ baseURL: site.address, viewport: { width, height: 768 } })
  const page = await context.newPage()
  await signInAs(page, members[member])
  await recordShifts(page)
  return { context, page, reports: recordReports(page) }
}
const piece = (page: Page, slot: string) => page.getByText(textOf(slot), { exact: true }).first()
const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test('covers every fault in the cases that a usual run takes', { tag: ['@sabotage', '@shell'] }, () => {
  expect([...new Set(sampledCases.map(({ fault }) => fault))].sort()).toEqual([...faults].sort())
})

for (const width of [360, 1366])
  test(
    `shows a piece in every slot without moving anything, at ${width} px`,
    { tag: ['@shell'] },
    async ({ browser }) => {
      for (const slot of slots) {
        const { member, path } = places[slot] ?? { member: 'owner', path: () => '/' }
        const { context, page, reports } = await openContext(browser, member, width)
        await test.step(`Open ${slot}`, async () => {
          await page.goto(path(content))
          await expect(pageHeading(page)).toBeVisible()
          await piece(page, slot).scrollIntoViewIfNeeded()
          await expect(piece(page, slot)).toBeVisible()
          expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
          expect(await shiftsOf(page)).toEqual([])
          expect(reports).toEqual([])
        })
        await context.close()
      }
    },
  )

/** A usual run takes a sample, and `npm run e2e -- --grep @sabotage` all cases. */
for (const { slot, fault } of chosenCases)
  test(
    `keeps the page whole when the piece for ${slot} fails: ${fault}`,
    { tag: ['@sabotage', '@shell'] },
    async ({ browser }) => {
      const { member, path } = places[slot] ?? { member: 'owner', path: () => '/' }
      const { context, page, reports } = await openContext(browser, member)
      const route = `slot:${slot}`
      const { mark } = await sabotage(page, { remote: 'postcards', route, fault, fileKind: 'page chunk' })
      // A request that hangs would delay the load event.
      await page.goto(path(content), { waitUntil: 'domcontentloaded' })
      await expect(pageHeading(page)).toBeVisible()
      await expect
        .poll(() => reports)
        .toEqual([expect.objectContaining({ part: 'postcards', failure: failureOf[fault], route })])

      await expect(piece(page, slot)).toHaveCount(0)
      // /login has no other piece: a password may be typed there.
      if (slot === 'login.welcome') await expect(piece(page, 'bar.member')).toHaveCount(0)
      else if (slot !== 'bar.member') await expect(piece(page, 'bar.member')).toBeVisible()
      expect(await shiftsOf(page)).toEqual([])
      expect(await page.evaluate((name) => name in globalThis, mark.name)).toBe(mark.isSet)
      expect(await findAxeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

      await page.emulateMedia({ media: 'print' })
      for (const place of await page.locator('[data-slot-piece]:not([data-shown])').all())
        await expect(place).toBeHidden()
      await context.close()
    },
  )
