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
import { type Person, signInAs, signUp } from '../fixtures/person'

// One site for all of these, in this order: each begins with what the one before left live.
test.describe.configure({ mode: 'serial' })

const said = 'Create a Kick'
const saidByTeam = `${said} (9.1.0)`

let site: SharedSite
/** The kicks team's, beside the operator's, which is this one. */
let team: CheckoutCopy
let person: Person
/** The version of kicks that each checkout has built. */
let ours: string
let theirs: string
const servers = new Set<StartedServer>()

test.beforeAll(async () => {
  test.setTimeout(120_000)
  ;[site, team] = await Promise.all([makeSharedSite(), copyCheckout()])
  ours = (await team.advance({})).kicks ?? ''
  const script = (text: string) => text.replaceAll(`"${said}"`, `"${saidByTeam}"`)
  theirs = (await team.advance({ kicks: { version: '9.1.0', script } })).kicks ?? ''
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

/** Visits a server and looks whose kicks it shows. */
const expectKicks = async (browser: Browser, { address }: StartedServer, words: string) => {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await signInAs(page, person)
  await page.goto('/kicks')
  await expect(page.getByRole('main').getByRole('link', { name: words, exact: true })).toBeVisible()
  await context.close()
}

interface History {
  served: { part: string; live: string; isOff: boolean }[]
  log: { part: string; event: string; version: string; who: string; why: string | null }[]
}
const history = async ({ address }: StartedServer) =>
  createFetchJson(address, await site.token())<History>('/api/release')

test(
  'what is live changes only when a team says so, whoever starts a server',
  { tag: ['@shell', '@kicks'] },
  async ({ browser, playwright }) => {
    test.setTimeout(300_000)
    let one = await start(thisCheckout)
    const request = await playwright.request.newContext({ baseURL: one.address })
    person = await signUp(request)
    await request.dispose()
    const made = await thisCheckout.command(
      await site.token(),
      ...['deploy-token', 'kicks', '--name', 'the kicks team', '--to', one.address],
    )
    const [token = ''] = /deploy-kicks-\S+/.exec(made) ?? []

    await test.step('The team releases from its own checkout', async () => {
      await expectKicks(browser, one, said)
      await team.command(token, 'release', 'kicks', '--to', one.address, '-m', 'new words')
      await expectKicks(browser, one, saidByTeam)
    })

    await test.step('The operator restarts the site, and the release stays', async () => {
      one = await restart(one, thisCheckout)
      await expectKicks(browser, one, saidByTeam)
      expect(one.said()).toMatch(
        new RegExp(
          `kicks: live ${theirs} \\(released by the kicks team, \\d+ (s|min) ago\\); this checkout has ${ours}`,
        ),
      )
    })

    let other = await test.step('A second server of the other checkout serves what is live', async () => {
      const second = await start(team)
      await expectKicks(browser, second, saidByTeam)
      expect(second.said()).not.toContain('this checkout has')
      return second
    })

    await test.step('The team rolls back, and restarts of both servers leave it so', async () => {
      await team.command(token, 'rollback', 'kicks', '--to', other.address, '-m', 'the old words were better')
      await expectKicks(browser, one, said)
      other = await restart(other, team)
      await expectKicks(browser, other, said)
      expect(other.said()).toMatch(
        /kicks: live .* \(rolled back by the kicks team, .*\); this checkout has 9\.1\.0/,
      )
      one = await restart(one, thisCheckout)
      await expectKicks(browser, one, said)
    })

    await test.step('A start that names the part releases it, on both servers', async () => {
      other = await restart(other, team, '--release', 'kicks')
      await expectKicks(browser, other, saidByTeam)
      await expectKicks(browser, one, saidByTeam)
    })

    const { log } = await history(one)
    expect(log.filter(({ part }) => part === 'kicks').reverse()).toMatchObject([
      { event: 'released', version: ours, why: 'npm start' },
      { event: 'released', version: theirs, who: 'the kicks team' },
      { event: 'rolled back', version: ours, who: 'the kicks team' },
      { event: 'released', version: theirs, why: 'npm start -- --release kicks' },
    ])
    expect(log.filter(({ part }) => part !== 'kicks').map(({ event }) => event)).toEqual(
      Array.from({ length: 4 }, () => 'released'),
    )
    await Promise.all([stop(one), stop(other)])
  },
)

test(
  'a shell that a remote of another team does not fit is not released, and the site goes on with what is live',
  { tag: ['@shell', '@kicks', '@marketing'] },
  async ({ browser }) => {
    test.setTimeout(180_000)
    const one = await start(thisCheckout)
    const fetchJson = createFetchJson(one.address, await site.token())
    const postcards = changedRelease('marketing', { version: '1.0.0' })
    const release = { ...postcards.release, part: 'postcards', routes: [], nav: [], chunks: {} }
    await sendRelease({ fetchJson }, { ...postcards, release })
    const before = await history(one)

    const nextMajor = { version: '9.2.0', requires: {} }
    await team.advance({
      shell: { version: '9.2.0', provides: { '@bucketeer/shared-ui': { version: '9.0.0', names: null } } },
      buckets: nextMajor,
      kicks: nextMajor,
      journals: nextMajor,
      marketing: nextMajor,
    })
    const other = await start(team, '--release', 'all')
    expect(other.said()).toMatch(
      /Nothing was released, and what is live stays so: postcards \S+ asks for @bucketeer\/shared-ui \^0\.\d+\.0, and shell 9\.2\.0-\S+ brings 9\.0\.0/,
    )
    await expectKicks(browser, other, saidByTeam)
    expect(await history(other)).toEqual(before)
    expect(before.served.filter(({ isOff }) => isOff)).toEqual([])
  },
)
