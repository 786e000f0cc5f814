import type { Page } from '@playwright/test'
import { changedRelease, sendRelease } from '../fixtures/changed-release'
import { chooseOption } from '../fixtures/choose-option'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { type Person, signInAs, signUp } from '../fixtures/person'
import { allPartTags } from '../fixtures/tags'
import { expect, test } from '../fixtures/test'

/**
 * Any mix of versions that fit each other by their ranges is one seamless site, and any other is refused. The usual run
 * looks at two mixes; `npm run e2e -- --grep @skew` goes through all 32: the shell and each remote, the version before
 * and this one.
 */
test.describe.configure({ mode: 'serial' })
// Such a site has loaded no places, so it knows none near the middle of the map: 404.
test.use({ expectedConsole: /status of 404/ })

const parts = ['shell', 'buckets', 'kicks', 'journals', 'marketing'] as const
type Part = (typeof parts)[number]
type Age = 'previous' | 'this'
type Mix = Record<Part, Age>

const previous = (part: Part) => changedRelease(part, { version: '0.0.9' })

const all = (age: Age): Mix => ({ shell: age, buckets: age, kicks: age, journals: age, marketing: age })
const usual: Mix[] = [
  { ...all('this'), shell: 'previous' },
  { ...all('previous'), kicks: 'this', marketing: 'this' },
]
/** Neighbours differ in one part, so that each mix is one release away from the one before it: a Gray code. */
const every: Mix[] = Array.from({ length: 2 ** parts.length }, (_, count) => {
  const code = count ^ (count >> 1)
  return parts.reduce<Mix>(
    (mix, part, at) => ({ ...mix, [part]: code & (1 << at) ? 'this' : 'previous' }),
    all('previous'),
  )
})
const mixes = process.env.ALL_SKEWS ? every : usual

let site: IsolatedSite
let person: Person
/** What the site began with. */
let present: Record<string, string>
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  site = await startIsolatedSite()
  const request = await playwright.request.newContext({ baseURL: site.address })
  person = await signUp(request)
  await request.dispose()
  present = await liveVersions()
})
test.afterAll(() => site.stop())

interface Registry {
  shell: { version: string }
  remotes: { name: string; version: string }[]
}
const liveVersions = async (): Promise<Record<string, string>> => {
  const { shell, remotes } = await site.fetchJson<Registry>('/registry.json')
  return { shell: shell.version, ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])) }
}

const makeLive = async (mix: Mix) => {
  const wanted: Record<string, string> = {}
  for (const part of parts) {
    const before = previous(part)
    const version = mix[part] === 'this' ? (present[part] ?? '') : before.release.version
    wanted[part] = version
    if ((await liveVersions())[part] === version) continue
    if (mix[part] === 'previous') await sendRelease(site, before)
    else await site.command('rollback', part, version)
  }
  await expect.poll(liveVersions).toEqual(wanted)
}

/** Through every part, without one page load after the first, with something that one leaves for another. */
const goThrough = async (page: Page, title: string) => {
  const bar = page.getByRole('banner')
  const main = page.getByRole('main')
  const follow = async (menu: string, link: string) => {
    await bar.getByRole('button', { name: menu, exact: true }).hover()
    await bar.getByRole('link', { name: link, exact: true }).click()
  }
  await page.goto(`${site.address}/journey`)
  await expect(page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }))
  await follow('Buckets', 'Create a Bucket')
  await main.getByLabel('Title').fill(title)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/buckets$/)
  await expect(main.getByText(title)).toBeVisible()
  await follow('Kicks', 'Create a Kick')
  await chooseOption(main.getByRole('combobox', { name: 'Bucket', exact: true }), title)
  await follow('Journals', 'My Journals')
  await expect(page.getByRole('heading', { level: 1, name: 'My Journals' })).toBeVisible()
  await expect(page.getByText('is unavailable right now')).toHaveCount(0)
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true)
}

for (const [index, mix] of mixes.entries()) {
  const name = parts.map((part) => `${part} ${mix[part]}`).join(', ')
  test(`one site: ${name}`, { tag: [...allPartTags, '@skew'] }, async ({ page }) => {
    test.setTimeout(120_000)
    await makeLive(mix)
    await signInAs(page, person)
    await goThrough(page, `Mix ${index}`)
  })
}

test(
  'a remote that wants more than the live shell brings is refused, with both versions',
  { tag: [...allPartTags, '@skew'] },
  async () => {
    const before = await liveVersions()
    const ahead = changedRelease('kicks', {
      version: '2.0.0',
      requires: { '@bucketeer/shared-ui': { range: '^0.3.0', names: [] } },
    })
    await expect(sendRelease(site, ahead)).rejects.toThrow(
      /kicks 2\.0\.0-\S+ asks for @bucketeer\/shared-ui \^0\.3\.0, and shell \S+ brings 0\.2\.0\./,
    )
    expect(await liveVersions()).toEqual(before)
  },
)

test(
  'a shell that brings what a live remote was not built for is refused, and names the remote',
  { tag: [...allPartTags, '@skew'] },
  async () => {
    const before = await liveVersions()
    const ahead = changedRelease('shell', {
      version: '2.0.0',
      provides: { '@bucketeer/shared-ui': { version: '0.3.0', names: null } },
    })
    await expect(sendRelease(site, ahead)).rejects.toThrow(
      /(buckets|kicks|journals|marketing) \S+ asks for @bucketeer\/shared-ui \^0\.2\.0, and shell 2\.0\.0-\S+ brings 0\.3\.0\./,
    )
    expect(await liveVersions()).toEqual(before)
  },
)
