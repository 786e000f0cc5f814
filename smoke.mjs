import { chromium } from 'playwright-core'
const base = process.argv[2] ?? 'http://127.0.0.1:3456'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const width of [360, 1366]) {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height: 768 } })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0, 200)))
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await page.addInitScript(() => {
    globalThis.cls = 0
    new PerformanceObserver((list) => { for (const e of list.getEntries()) { globalThis.cls += e.value; (globalThis.shifts ??= []).push(e.sources.map((s) => s.node?.outerHTML?.slice(0, 120))) } }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('demo@bucketeer.example')
  await page.getByLabel('Password', { exact: true }).fill('walk-in-the-woods')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(base + '/')
  const visit = async (path, name) => {
    await page.goto(path)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/smoke/shots/${name}-${width}.png` })
    console.log(width, path, 'cls', await page.evaluate(() => [globalThis.cls, JSON.stringify(globalThis.shifts ?? [])].join(' ')), await page.getByText('A piece of Postcards').count())
  }
  await visit('/', 'landing')
  await visit('/kicks', 'kicks')
  const id = await page.evaluate(async () => (await (await fetch('/api/kick?limit=1', { headers: { authorization: 'Bearer ' + localStorage.authToken } })).json())[0]._id)
  await visit('/kicks/' + id, 'kick')
  const bucket = await page.evaluate(async () => (await (await fetch('/api/bucket?limit=1', { headers: { authorization: 'Bearer ' + localStorage.authToken } })).json())[0]._id)
  await visit('/buckets/' + bucket, 'bucket')
  await context.close()
}
await browser.close()
