import type { Page } from '@playwright/test'
import { type FileKind, fileKinds } from '../fixtures/registry'
import { type Fault, fileFaults, releaseFaults, sabotage } from '../fixtures/sabotage'
import type { TestUser } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import { findAxeViolations } from '../fixtures/axe-violations'

interface Stop {
  remote: string
  route: string
  /** The menu of the top bar that contains the link. */
  menu?: string
  link: string
  heading: string
}
const marketing: Stop = {
  remote: 'marketing',
  route: '/journey',
  link: 'The Journey',
  heading: 'The Journey',
}
const buckets: Stop = {
  remote: 'buckets',
  route: '/buckets',
  menu: 'Buckets',
  link: 'Your Buckets',
  heading: 'Your Buckets',
}
const kicks: Stop = {
  remote: 'kicks',
  route: '/kicks',
  menu: 'Kicks',
  link: 'All Kicks',
  heading: 'All Kicks',
}
const journals: Stop = {
  remote: 'journals',
  route: '/journal/public',
  menu: 'Journals',
  link: 'Public Journals',
  heading: 'Public Journals',
}
const stops = [marketing, buckets, kicks, journals]

const navigations = ['by deep link', 'by client-side navigation'] as const
interface Case {
  stop: Stop
  fault: Fault
  fileKind?: FileKind
  navigation: (typeof navigations)[number]
}

const faults: { fault: Fault; fileKind?: FileKind }[] = [
  ...fileKinds.flatMap((fileKind) => fileFaults.map((fault) => ({ fault, fileKind }))),
  ...releaseFaults.map((fault) => ({ fault })),
]
const cases: Case[] = stops.flatMap((stop) =>
  faults.flatMap((fault) => navigations.map((navigation) => ({ stop, ...fault, navigation }))),
)
/** Selects cases that cover every remote, fault, file and navigation, as a test below checks. */
const ciCases = cases.filter((_, index) => index % 17 === 10)
/** Selects one case for each remote. */
const localCases = stops.flatMap((stop) => ciCases.filter((each) => each.stop === stop).slice(0, 1))

const chosenCases = () => {
  if (process.env.ALL_FAULTS === '1') return cases
  return process.env.CI ? ciCases : localCases
}

const bar = (page: Page) => page.getByRole('banner')

const goTo = async (page: Page, { menu, link }: Stop) => {
  const target = bar(page).getByRole('link', { name: link, exact: true })
  // Retried, because a page that finishes loading closes the menu.
  await expect(async () => {
    if (menu && !(await target.isVisible())) {
      await bar(page).getByRole('button', { name: menu, exact: true }).click()
    }
    await target.click({ timeout: 2000 })
  }).toPass()
}
const heading = (page: Page, stop: Stop) =>
  page.getByRole('heading', { level: 1, name: stop.heading, exact: true })

const open = async (page: Page, stop: Stop, navigation: Case['navigation']) => {
  const start = stop === marketing ? buckets : marketing
  const isDeepLink = navigation === 'by deep link'
  // A request that hangs would delay the load event.
  await page.goto(isDeepLink ? stop.route : start.route, { waitUntil: 'domcontentloaded' })
  if (isDeepLink) return
  await expect(heading(page, start)).toBeVisible()
  await goTo(page, stop)
}

/** Returns a function that tells whether the top bar's permanent nodes are still in the document. */
const trackBarNodes = async (page: Page) => {
  await expect(bar(page)).toBeVisible()
  const nodes = await page.evaluateHandle(() => [
    ...document.querySelectorAll('header, header a[href="/"], header button[aria-label^="Switch to"]'),
  ])
  expect(await nodes.evaluate((all) => all.length)).toBe(3)
  return () => nodes.evaluate((all) => all.every((node) => node.isConnected))
}

const switchMode = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Switch to dark mode' }).click()
  await bar(page).getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(bar(page).getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
}

/** Logs out and in, which loads a new document: /login does not run beside the code of remotes. */
const logOutAndIn = async (page: Page, { email, password }: TestUser) => {
  await bar(page).getByRole('button', { name: 'Log out' }).click()
  await bar(page).getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // The redirect after login closes an open menu, so the test waits for it.
  await expect(page).not.toHaveURL(/\/login/)
  await expect(bar(page).getByRole('button', { name: 'Log out' })).toBeVisible()
}

test.use({
  // Tracing would take longer than the tests.
  trace: 'off',
  // React reports error 520 when a retry overtakes a render that fails, and renders again.
  expectedConsole:
    /React error #520|Failed to load resource|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-|integrity|preloaded|sabotaged|requires react|defined no container|MIME type/,
})

test(
  'covers every remote, fault, file and navigation in the cases that CI runs',
  { tag: ['@sabotage', ...allPartTags] },
  () => {
    const values = (part: Case[]) =>
      [
        ...new Set(
          part.flatMap(({ stop, fault, fileKind, navigation }) => [
            stop.remote,
            fault,
            fileKind ?? 'all',
            navigation,
          ]),
        ),
      ].sort()
    expect(values(ciCases)).toEqual(values(cases))
  },
)

/**
 * Breaks each remote with each fault and expects that the rest of the site works and that a retry recovers the remote.
 * CI runs every seventeenth case, a local run one for each remote, and `npm run e2e -- --grep @sabotage` all of them.
 */
for (const { stop, fault, fileKind, navigation } of chosenCases()) {
  const what = fileKind ? `${fileKind} ${fault}` : fault
  test(
    `keeps the site working and recovers on retry: ${stop.remote}, ${what}, opened ${navigation}`,
    { tag: ['@sabotage', '@shell', `@${stop.remote}`] },
    async ({ signedInPage: page, user }) => {
      const { title, mark, end } = await sabotage(page, { ...stop, fault, fileKind })
      const fallback =
        fault === 'hangs'
          ? page.getByText('This is taking longer than usual.')
          : page.getByText(`${title} is unavailable right now.`)

      await open(page, stop, navigation)
      let areBarNodesKept = await trackBarNodes(page)
      await expect(fallback).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await switchMode(page)
      for (const other of stops.filter((each) => each !== stop)) {
        await goTo(page, other)
        await expect(heading(page, other)).toBeVisible()
      }
      expect(await page.evaluate((name) => name in globalThis, mark.name)).toBe(mark.isSet)
      expect(await areBarNodesKept()).toBe(true)
      await logOutAndIn(page, user)

      areBarNodesKept = await trackBarNodes(page)
      await goTo(page, stop)
      await expect(fallback).toBeVisible()
      expect(await areBarNodesKept()).toBe(true)
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
      end()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, stop)).toBeVisible()
      // A document runs one version of a remote. This fault is a version of its own, so the retry loads a new document.
      const isOtherVersion = fault === 'throws in render'
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(!isOtherVersion)
      if (!isOtherVersion) expect(await areBarNodesKept()).toBe(true)
    },
  )
}
