// Builds a remote in a repository of its own, as the team of another company would: from an empty folder to a page that
// is live, edited, and rolled back. Prints the time of each step.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { register } from 'tsx/esm/api'
import { expectEqual, lineOf, root, startSite } from './site.mjs'

const folder = await mkdtemp(join(tmpdir(), 'bucketeer-outside-'))
const repository = join(folder, 'postcards')
const words = join(repository, 'src/features/postcards/words.ts')
/** Compiles only with the types of the server's calls. */
const typedCalls = `import { request } from './request'

type Answer = Awaited<ReturnType<typeof newest>>
const newest = () => request('get', '/api/kick', { query: { limit: 3 } })
// @ts-expect-error There is no such path.
const wrongPath = () => request('get', '/api/kicks', { query: { limit: 3 } })
// @ts-expect-error A Kick has no such field.
const wrongField = (kicks: Answer) => kicks[0]?.noSuchField

test('calls have the types of the server', () => {
  expect([newest, wrongPath, wrongField]).toHaveLength(3)
})
`
const greeting = 'A page of its own team.'
let total = 0

const step = async (label, work) => {
  const since = performance.now()
  const result = await work()
  const seconds = (performance.now() - since) / 1000
  total += seconds
  console.log(`── ${label}: ${seconds.toFixed(1)} s`)
  return result
}

/** Runs a program with nothing of this repository in its environment. */
const runOutside = (cwd, program, args, env = {}) => {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_PATH|BASE_URL|INIT_CWD)/.test(name),
  )
  return spawn(program, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Runs a program to its end and returns its output. */
const outputOf = async (cwd, program, args, env) => {
  const child = runOutside(cwd, program, args, env)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const [code] = await once(child, 'close')
  expectEqual(`${program} ${args.join(' ')}`, code, 0)
  return output
}

const edit = async (from, to) => {
  const text = await readFile(words, 'utf8')
  await writeFile(words, text.replace(from, to))
}

/** Shows the page of the remote under development, edits it, and waits for the change. */
const develop = async (browser, address) => {
  const dev = runOutside(repository, 'npm', ['run', 'dev'])
  try {
    const link = await lineOf(dev, /Open (http\S+)/)
    const page = await browser.newPage()
    await page.goto(link)
    await page.getByRole('button', { name: 'Replace' }).click()
    await page.getByRole('complementary', { name: 'Parts under development' }).waitFor()
    await page.goto(`${address}/postcards`)
    await page.getByText(greeting).waitFor()
    const since = performance.now()
    await edit(greeting, 'An edited page.')
    await page.getByText('An edited page.').waitFor()
    console.log(`   The edit shows after ${((performance.now() - since) / 1000).toFixed(1)} s.`)
    await page.close()
  } finally {
    dev.kill()
    await once(dev, 'exit')
  }
}

const expectShown = async (browser, address, text) => {
  const page = await browser.newPage()
  await page.goto(`${address}/postcards`)
  await page.getByText(text).waitFor()
  await page.close()
}

const untilOffered = async (address) => {
  const deadline = performance.now() + 300_000
  while (performance.now() < deadline) {
    if ((await fetch(`${address}/packages/index.json`)).ok) return
    await setTimeout(500)
  }
  throw new Error('The site offers no packages.')
}

const walk = async (browser, { address, token }) => {
  const operator = (...args) =>
    execFileSync(process.execPath, [join(root, 'platform/bin/bucketeer.mjs'), ...args, '--to', address], {
      cwd: root,
      env: { ...process.env, DEPLOY_TOKEN: token },
      encoding: 'utf8',
    })
  // npm start sends them after the first visits.
  await step('packages', () => untilOffered(address))
  total = 0
  const [own = ''] = /deploy-postcards-\S+/.exec(operator('deploy-token', 'postcards', '--name', 'CI')) ?? []
  const env = { DEPLOY_TOKEN: own }

  await step('new', () =>
    outputOf(folder, 'npx', [
      '--yes',
      '--package',
      `${address}/packages/platform.tgz`,
      'bucketeer',
      'new',
      'postcards',
      '--to',
      address,
    ]),
  )
  for (const name of ['platform', 'shared-auth', 'shared-ui']) {
    const path = join(repository, 'node_modules/@bucketeer', name)
    expectEqual(
      `Folder of ${name}`,
      await realpath(path),
      join(await realpath(repository), 'node_modules/@bucketeer', name),
    )
  }
  await writeFile(join(repository, 'src/typed-calls.test.ts'), typedCalls)
  await step('test', () => outputOf(repository, 'npm', ['test']))
  await outputOf(repository, 'npm', ['run', 'build'])
  await step('dev', () => develop(browser, address))
  await step('release', () => outputOf(repository, 'npm', ['run', 'release'], env))
  await step('visit', () => expectShown(browser, address, 'An edited page.'))
  console.log(`── From nothing to live: ${total.toFixed(0)} s`)
  await step('e2e', () => outputOf(repository, 'npm', ['run', 'e2e']))
  await edit('An edited page.', 'A broken page.')
  // The first release ran the checks.
  await step('release', () => outputOf(repository, 'npm', ['run', 'release', '--', '--unchecked'], env))
  await expectShown(browser, address, 'A broken page.')
  await step('rollback', () => outputOf(repository, 'npm', ['run', 'rollback'], env))
  await expectShown(browser, address, 'An edited page.')
  const check = await step('check', () => outputOf(repository, 'npm', ['run', 'check']))
  expectEqual('The end of the check', /It fits/.test(check), true)
}

register()
const { findBrowser } = await import('../platform/src/commands/browser/run-browser-tests')
const dataDir = join(folder, 'data')
try {
  const { address, stop } = await startSite(process.execPath, { DATA_DIR: dataDir, ALLOW_OVERRIDES: 'true' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const token = (await readFile(join(dataDir, 'deploy-token'), 'utf8')).trim()
    await walk(browser, { address, token })
  } finally {
    await browser.close()
    await stop()
  }
  console.log('A remote in a repository of its own works.')
} catch (error) {
  console.error(`A remote in a repository of its own failed: ${error.message}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
