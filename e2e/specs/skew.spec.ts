import type { Page } from '@playwright/test'
import { changedRelease, sendRelease } from '../fixtures/changed-release'
import { chooseOption } from '../fixtures/choose-option'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { type TestUser, signInAs, signUp } from '../fixtures/test-user'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

useOwnSite('release other versions of parts')
/**
 * Checks that the site works with any mix of compatible versions, and that incompatible releases are rejected. A usual
 * run covers two mixes; `npm run e2e -- --grep @skew` covers all 128 of previous and current versions.
 */
test.describe.configure({ mode: 'serial' })
// An isolated site has no places, so the search near the map's centre responds with 404.
test.use({ expectedConsole: /status of 404/ })

const parts = ['shell', 'buckets', 'kicks', 'journals', 'log', 'marketing', 'people', 'archive'] as const
type Part = (typeof parts)[number]
type Age = 'previous' | 'current'
type Mix = Record<Part, Age>

const previousRelease = (part: Part) => changedRelease(part, { version: '0.0.9' })

const allParts = (age: Age): Mix => ({
  shell: age,
  buckets: age,
  kicks: age,
  journals: age,
  log: age,
  marketing: age,
  people: age,
  archive: age,
})
const usualMixes: Mix[] = [
  { ...allParts('current'), shell: 'previous' },
  { ...allParts('previous'), kicks: 'current', marketing: 'current' },
]
/** Lists all mixes in Gray code order, so that consecutive mixes differ in one release. */
const allMixes: Mix[] = Array.from({ length: 2 ** parts.length }, (_, count) => {
  const code = count ^ (count >> 1)
  return parts.reduce<Mix>(
    (mix, part, index) => ({ ...mix, [part]: code & (1 << index) ? 'current' : 'previous' }),
    allParts('previous'),
  )
})
const mixes = process.env.ALL_SKEWS ? allMixes : usualMixes

let site: IsolatedSite
let user: TestUser
// Live versions at the start.
let currentVersions: Record<string, string>
test.beforeAll(async ({ playwright }) => {
  site = await startIsolatedSite()
  const request = await playwright.request.newContext({ baseURL: site.address })
  user = await signUp(request)
  await request.dispose()
  currentVersions = await readLiveVersions()
})
test.afterAll(() => site.stop())

interface Registry {
  shell: { version: string }
  remotes: { name: string; version: string }[]
}
const readLiveVersions = async (): Promise<Record<string, string>> => {
  const { shell, remotes } = await site.fetchJson<Registry>('/registry.json')
  return { shell: shell.version, ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])) }
}

const makeLive = async (mix: Mix) => {
  const wanted: Record<string, string> = {}
  for (const part of parts) {
    const previous = previousRelease(part)
    const version = mix[part] === 'current' ? (currentVersions[part] ?? '') : previous.release.version
    wanted[part] = version
    if ((await readLiveVersions())[part] === version) continue
    if (mix[part] === 'previous') await sendRelease(site, previous)
    else await site.command('rollback', part, version)
  }
  await expect.poll(readLiveVersions).toEqual(wanted)
}

/** Uses every part after a single page load, and passes data from one remote to another. */
const useAllParts = async (page: Page, title: string) => {
  const bar = page.getByRole('banner')
  const main = page.getByRole('main')
  const navigate = async (menu: string, link: string) => {
    await bar.getByRole('button', { name: menu, exact: true }).hover()
    await bar.getByRole('link', { name: link, exact: true }).click()
  }
  await page.goto(`${site.address}/journey`)
  await expect(page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }))
  await navigate('Buckets', 'Create a Bucket')
  await main.getByLabel('Title').fill(title)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/buckets$/)
  await expect(main.getByRole('link', { name: title })).toBeVisible()
  await navigate('Kicks', 'Create a Kick')
  await chooseOption(main.getByRole('combobox', { name: 'Bucket', exact: true }), title)
  await navigate('Journals', 'My Journals')
  await expect(page.getByRole('heading', { level: 1, name: 'My Journals' })).toBeVisible()
  await navigate('Discover', 'Your Log')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Log' })).toBeVisible()
  await bar.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: user.userName })).toBeVisible()
  await main.getByRole('link', { name: 'Open your archive' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible()
  await expect(page.getByText('is unavailable right now')).toHaveCount(0)
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true)
}

for (const [index, mix] of mixes.entries()) {
  const name = parts.map((part) => `${part} ${mix[part]}`).join(', ')
  test(`works as one site with ${name}`, { tag: [...allPartTags, '@skew'] }, async ({ page }) => {
    await makeLive(mix)
    await signInAs(page, user)
    await useAllParts(page, `Mix ${index}`)
  })
}

test(
  'rejects a remote that requires more than the live shell provides, naming both versions',
  { tag: [...allPartTags, '@skew'] },
  async () => {
    const before = await readLiveVersions()
    const incompatible = changedRelease('kicks', {
      version: '2.0.0',
      requires: { '@bucketeer/shared-ui': { range: '^9.0.0', names: [] } },
    })
    await expect(sendRelease(site, incompatible)).rejects.toThrow(
      /kicks 2\.0\.0-\S+ requires @bucketeer\/shared-ui \^9\.0\.0, and shell \S+ provides \d+\.\d+\.\d+\./,
    )
    expect(await readLiveVersions()).toEqual(before)
  },
)

test(
  'rejects a shell that is incompatible with a live remote, naming the remote',
  { tag: [...allPartTags, '@skew'] },
  async () => {
    const before = await readLiveVersions()
    const incompatible = changedRelease('shell', {
      version: '2.0.0',
      provides: { '@bucketeer/shared-ui': { version: '9.0.0', names: null } },
    })
    await expect(sendRelease(site, incompatible)).rejects.toThrow(
      /(buckets|kicks|journals|marketing) \S+ requires @bucketeer\/shared-ui \^\d+\.\d+\.\d+, and shell 2\.0\.0-\S+ provides 9\.0\.0\./,
    )
    expect(await readLiveVersions()).toEqual(before)
  },
)
