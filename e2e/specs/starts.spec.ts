import { type Browser, expect, test } from '@playwright/test'
import { changedRelease, sendRelease } from '../fixtures/changed-release'
import {
  type CheckoutCopy,
  copyCheckout,
  makeSharedSite,
  type SharedSite,
  type StartedServer,
  thisCheckout,
} from '../fixtures/checkout'
import { createFetchJson } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { type TestUser, signInAs, signUp } from '../fixtures/test-user'

useOwnSite('start and stop servers')
// The tests share one site and run in this order: each starts with the live releases of the one before.
test.describe.configure({ mode: 'serial' })

const operatorText = 'Create a Kick'
const teamText = `${operatorText} (9.1.0)`

let site: SharedSite
/** Belongs to the kicks team; this checkout belongs to the operator. */
let team: CheckoutCopy
let user: TestUser
// Versions of kicks in the two checkouts.
let operatorVersion: string
let teamVersion: string
const servers = new Set<StartedServer>()

test.beforeAll(async () => {
  ;[site, team] = await Promise.all([makeSharedSite(), copyCheckout()])
  operatorVersion = (await team.advance({})).kicks ?? ''
  const script = (text: string) => text.replaceAll(`"${operatorText}"`, `"${teamText}"`)
  teamVersion = (await team.advance({ kicks: { version: '9.1.0', script } })).kicks ?? ''
})
test.afterAll(async () => {
  await Promise.all([...servers].map((server) => server.stop()))
  await Promise.all([site.remove(), team.remove()])
})

const start = async (checkout: typeof thisCheckout, ...args: string[]) => {
  const server = await checkout.start(site, ...args)
  servers.add(server)
  return server
}
const stop = async (server: StartedServer) => {
  servers.delete(server)
  await server.stop()
}
const restart = async (server: StartedServer, checkout: typeof thisCheckout, ...args: string[]) => {
  await stop(server)
  return start(checkout, ...args)
}

/** Expects that a server serves the kicks release with this link text. */
const expectKicks = async (browser: Browser, { address }: StartedServer, linkText: string) => {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await signInAs(page, user)
  await page.goto('/kicks')
  await expect(page.getByRole('main').getByRole('link', { name: linkText, exact: true })).toBeVisible()
  await context.close()
}

interface History {
  served: { part: string; live: string; isOff: boolean }[]
  log: { part: string; event: string; version: string; who: string; why: string | null }[]
}
const readHistory = async ({ address }: StartedServer) =>
  createFetchJson(address, await site.token())<History>('/api/release')

test(
  'keeps the live releases when any server restarts, until a team releases or rolls back',
  { tag: ['@shell', '@kicks'] },
  async ({ browser, playwright }) => {
    test.setTimeout(300_000)
    let one = await start(thisCheckout)
    const request = await playwright.request.newContext({ baseURL: one.address })
    user = await signUp(request)
    await request.dispose()
    const made = await thisCheckout.command(
      await site.token(),
      ...['deploy-token', 'kicks', '--name', 'the kicks team', '--to', one.address],
    )
    const [token = ''] = /deploy-kicks-\S+/.exec(made) ?? []

    await test.step('Release from the checkout of the team', async () => {
      await expectKicks(browser, one, operatorText)
      await team.command(token, 'release', 'kicks', '--unchecked', '--to', one.address, '-m', 'new words')
      await expectKicks(browser, one, teamText)
    })

    await test.step('Restart the server of the operator and keep the release', async () => {
      one = await restart(one, thisCheckout)
      await expectKicks(browser, one, teamText)
      expect(one.output()).toMatch(
        new RegExp(
          `kicks: live ${teamVersion} \\(released by the kicks team, \\d+ (s|min) ago\\); this checkout has ${operatorVersion}`,
        ),
      )
    })

    let other = await test.step('Start a second server from the checkout of the team', async () => {
      const second = await start(team)
      await expectKicks(browser, second, teamText)
      expect(second.output()).not.toContain('this checkout has')
      return second
    })

    await test.step('Roll back and keep that over restarts of both servers', async () => {
      await team.command(token, 'rollback', 'kicks', '--to', other.address, '-m', 'the old words were better')
      await expectKicks(browser, one, operatorText)
      other = await restart(other, team)
      await expectKicks(browser, other, operatorText)
      expect(other.output()).toMatch(
        /kicks: live .* \(rolled back by the kicks team, .*\); this checkout has 9\.1\.0/,
      )
      one = await restart(one, thisCheckout)
      await expectKicks(browser, one, operatorText)
    })

    await test.step('Start with --release and serve that release from both servers', async () => {
      other = await restart(other, team, '--release', 'kicks')
      await expectKicks(browser, other, teamText)
      await expectKicks(browser, one, teamText)
    })

    await test.step('Restart the server with the older version and keep that release', async () => {
      one = await restart(one, thisCheckout)
      await expectKicks(browser, one, teamText)
      expect(one.output()).toContain(
        `this checkout has ${operatorVersion}, which was live before. To release it: npm start -- --release kicks`,
      )
    })

    const { log } = await readHistory(one)
    expect(log.filter(({ part }) => part === 'kicks').reverse()).toMatchObject([
      { event: 'released', version: operatorVersion, why: 'npm start' },
      { event: 'released', version: teamVersion, who: 'the kicks team' },
      { event: 'rolled back', version: operatorVersion, who: 'the kicks team' },
      { event: 'released', version: teamVersion, why: 'npm start -- --release kicks' },
    ])
    const others = log.filter(({ part }) => part !== 'kicks')
    expect(others.map(({ part, event }) => `${part}: ${event}`)).toEqual(
      [...new Set(others.map(({ part }) => part))].map((part) => `${part}: released`),
    )
    await Promise.all([stop(one), stop(other)])
  },
)

test(
  "does not release a shell that is incompatible with another team's remote, and keeps the live releases",
  { tag: ['@shell', '@kicks', '@marketing'] },
  async ({ browser }) => {
    const one = await start(thisCheckout)
    const fetchJson = createFetchJson(one.address, await site.token())
    const postcards = changedRelease('marketing', { version: '1.0.0' })
    const routes = [{ path: '/postcards', access: 'public' }]
    const container = 'bucketeer_postcards'
    const release = {
      ...postcards.release,
      part: 'postcards',
      container,
      routes,
      nav: [],
      slots: [],
      chunks: {},
    }
    await sendRelease({ fetchJson }, { ...postcards, release })
    const before = await readHistory(one)

    const nextMajor = { version: '9.2.0', requires: {} }
    await team.advance({
      shell: { version: '9.2.0', provides: { '@bucketeer/shared-ui': { version: '9.0.0', names: null } } },
      archive: nextMajor,
      buckets: nextMajor,
      kicks: nextMajor,
      journals: nextMajor,
      log: nextMajor,
      marketing: nextMajor,
      people: nextMajor,
    })
    const other = await start(team, '--release', 'all')
    expect(other.output()).toMatch(
      /Nothing was released, and the live versions stay live: postcards \S+ requires @bucketeer\/shared-ui \^\d+\.\d+\.\d+, and shell 9\.2\.0-\S+ provides 9\.0\.0/,
    )
    await expectKicks(browser, other, teamText)
    expect(await readHistory(other)).toEqual(before)
    expect(before.served.filter(({ isOff }) => isOff)).toEqual([])
  },
)
