import type { Page } from '@playwright/test'
import { type Place, places } from '../fixtures/registry'
import { type Fault, fileFaults, releaseFaults, sabotage } from '../fixtures/sabotage'
import type { Person } from '../fixtures/person'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'
import { findAxeViolations } from '../fixtures/axe-violations'

interface Stop {
  remote: string
  route: string
  /** The menu of the top bar that its link is in. */
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

const ways = ['on a deep link', 'while moving about'] as const
interface Case {
  stop: Stop
  fault: Fault
  place?: Place
  way: (typeof ways)[number]
}

const faults: { fault: Fault; place?: Place }[] = [
  ...places.flatMap((place) => fileFaults.map((fault) => ({ fault, place }))),
  ...releaseFaults.map((fault) => ({ fault })),
]
const cases: Case[] = stops.flatMap((stop) =>
  faults.flatMap((fault) => ways.map((way) => ({ stop, ...fault, way }))),
)
/** Each remote, each fault, each place and each way occurs in these, which CI sees; a test below sees to it. */
const usual = cases.filter((_, index) => index % 17 === 10)
/** One of each remote. */
const few = stops.flatMap((stop) => usual.filter((each) => each.stop === stop).slice(0, 1))

const chosenCases = () => {
  if (process.env.ALL_FAULTS === '1') return cases
  return process.env.CI ? usual : few
}

const bar = (page: Page) => page.getByRole('banner')

const goTo = async (page: Page, { menu, link }: Stop) => {
  const target = bar(page).getByRole('link', { name: link, exact: true })
  // A page that arrives meanwhile closes the menu.
  await expect(async () => {
    if (menu && !(await target.isVisible())) {
      await bar(page).getByRole('button', { name: menu, exact: true }).click()
    }
    await target.click({ timeout: 2000 })
  }).toPass()
}
const heading = (page: Page, stop: Stop) =>
  page.getByRole('heading', { level: 1, name: stop.heading, exact: true })

const open = async (page: Page, stop: Stop, way: Case['way']) => {
  const start = stop === marketing ? buckets : marketing
  // What hangs would hold up the load event.
  await page.goto(way === 'on a deep link' ? stop.route : start.route, { waitUntil: 'domcontentloaded' })
  if (way === 'on a deep link') return
  await expect(heading(page, start)).toBeVisible()
  await goTo(page, stop)
}

/** The nodes of the top bar that stand there for everybody, whatever page is shown. */
const barNodes = async (page: Page) => {
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

const logOutAndIn = async (page: Page, { email, password }: Person) => {
  await bar(page).getByRole('button', { name: 'Log out' }).click()
  await bar(page).getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Going on from there closes a menu that is open.
  await expect(page).not.toHaveURL(/\/login/)
  await expect(bar(page).getByRole('button', { name: 'Log out' })).toBeVisible()
}

test.use({
  // A trace of every step would take longer than the steps.
  trace: 'off',
  expectedConsole:
    /Failed to load resource|could not be loaded|ChunkLoadError|Loading chunk|RUNTIME-|integrity|preloaded|sabotaged|asks for react|left no container|MIME type/,
})

test(
  'the part of the sabotage that CI sees has each remote, fault, place and way',
  { tag: ['@sabotage', ...allPartTags] },
  () => {
    const kinds = (part: Case[]) =>
      [
        ...new Set(part.flatMap(({ stop, fault, place, way }) => [stop.remote, fault, place ?? 'all', way])),
      ].sort()
    expect(kinds(usual)).toEqual(kinds(cases))
  },
)

/**
 * Each remote breaks in each way: the site around it goes on, and it heals without a reload. CI does every
 * seventeenth, the usual run one of each remote; `npm run e2e -- --grep @sabotage` does them all.
 */
for (const { stop, fault, place, way } of chosenCases()) {
  const what = place ? `${place} ${fault}` : fault
  test(
    `${stop.remote}: ${what}, ${way}`,
    { tag: ['@sabotage', '@shell', `@${stop.remote}`] },
    async ({ signedInPage: page, person }) => {
      const { title, mark, end } = await sabotage(page, { ...stop, fault, place })
      const fallback =
        fault === 'hangs'
          ? page.getByText('This is taking longer than usual.')
          : page.getByText(`${title} is unavailable right now.`)

      await open(page, stop, way)
      const areKept = await barNodes(page)
      await expect(fallback).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await switchMode(page)
      for (const other of stops.filter((each) => each !== stop)) {
        await goTo(page, other)
        await expect(heading(page, other)).toBeVisible()
      }
      await logOutAndIn(page, person)
      expect(await page.evaluate((name) => name in globalThis, mark.name)).toBe(mark.isSet)

      await goTo(page, stop)
      await expect(fallback).toBeVisible()
      end()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, stop)).toBeVisible()
      expect(await areKept()).toBe(true)
    },
  )
}
