// Walks through the built site in Debian's Firefox, over WebDriver BiDi: a login, screens, a Bucket made, a map.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { startSite } from './site.mjs'

const executablePath = '/usr/bin/firefox-esr'
const defaultViewport = { width: 1366, height: 768 }
/** Long enough for a busy machine. */
const timeout = 120_000

/** Responses that are no fault: a site without places (LOAD_PLACES=false) knows none near the centre of a map. */
const isUsual = (response) => response.status() === 404 && response.url().includes('/api/places/nearest?')
/** Firefox aborts the requests of a page that is left, and of a picture of which it needs another size. */
const isAborted = (request) => request.failure()?.errorText === 'NS_BINDING_ABORTED'
/** When a page is left before a script has loaded, Firefox reports that the script has the hash of an empty file. */
const emptyHash = createHash('sha384').digest('base64')

/** Collects what a page reports, and the site's responses that are errors or missing. */
const collectFaults = (page, address) => {
  const faults = []
  const isOwn = (request) => request.url().startsWith(address)
  page.on('console', (message) => {
    // On a busy machine, scripts run later than a browser expects after their preload.
    if (/preloaded .* was not used within a few seconds/.test(message.text())) return
    if (['error', 'warn'].includes(message.type()))
      faults.push(`${message.type()}: ${message.text()} (${page.url()}, by ${message.location().url})`)
  })
  page.on('pageerror', ({ message }) => {
    if (!message.includes(emptyHash)) faults.push(`uncaught: ${message} (${page.url()})`)
  })
  page.on('response', (response) => {
    if (isOwn(response) && response.status() >= 400 && !isUsual(response))
      faults.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    if (isOwn(request) && !isAborted(request))
      faults.push(`${request.failure()?.errorText}: ${request.url()}`)
  })
  return faults
}

const walk = async (page, { address, demoLogin }) => {
  let screens = 0
  /** Waits for a screen that React has rendered. A page that is left while it starts reports what was aborted. */
  const expectScreen = async (heading) => {
    await page.waitForFunction(
      (text) => document.querySelector('#root:not([hidden]) main h1')?.textContent.includes(text),
      {},
      heading,
    )
    await page.waitForNetworkIdle()
    screens += 1
  }
  const open = async (path, heading) => {
    await page.goto(address + path)
    await expectScreen(heading)
  }
  /** Opens the first thing of a list, whose name is the first h2. */
  const openFirst = async (link) => {
    const name = await page.$eval('main h2', ({ textContent }) => textContent.trim())
    await page.locator(link).click()
    await expectScreen(name)
  }
  const fill = (field, text) => page.locator(`main ${field}`).fill(text)
  const submit = () => page.locator('main button[type=submit]').click()

  await open('/', 'Turn someday into stories')
  await open('/about', 'About Bucketeer')
  await open('/login', 'Log in to your account')
  await fill('[name=email]', demoLogin.email)
  await fill('[name=password]', demoLogin.password)
  await submit()
  await expectScreen('Welcome back')
  await open('/today', 'Today')
  await open('/kicks', 'All Kicks')
  await openFirst('main h2 a')
  await open('/kicks/create', 'Create a Kick')
  await open('/journal/public', 'Public Journals')
  await openFirst('main a ::-p-text(View Journal)')
  await open('/log', 'Your Log')
  await open('/account', 'Your account')
  await open('/buckets', 'Your Buckets')
  await openFirst('main h2 a')
  await page.waitForSelector('[role=application] [role=button]')
  // A map whose page is left while it loads reports each part that was aborted.
  await page.waitForNetworkIdle()
  await open('/buckets/create', 'Create a Bucket')
  await fill('::-p-aria(Title[role="textbox"])', 'Walk to the sea')
  await fill('::-p-aria(Bio[role="textbox"])', 'Any sea will do.')
  await submit()
  await expectScreen('Your Buckets')
  await page.waitForSelector('main a ::-p-text(Walk to the sea)')
  return screens
}

const folder = await mkdtemp(join(tmpdir(), 'bucketeer-firefox-'))
try {
  const site = await startSite(process.execPath, { DATA_DIR: join(folder, 'data'), SEED_DEMO: 'true' })
  try {
    const since = performance.now()
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport, timeout })
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(timeout)
      const faults = collectFaults(page, site.address)
      const screens = await walk(page, site).catch(async (error) => {
        throw new Error([`${page.url()}: ${error.message}`, ...faults].join('\n'), { cause: error })
      })
      if (faults.length > 0) throw new Error(faults.join('\n'))
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      console.log(`${screens} screens, a login, a new Bucket and a map work in Firefox, in ${seconds} s.`)
    } finally {
      await browser.close()
    }
  } finally {
    await site.stop()
  }
} catch (error) {
  console.error(`The site fails in Firefox: ${error.message}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
