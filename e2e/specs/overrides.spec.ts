import { type DevServer, startDevServer } from '../fixtures/dev-server'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { useOwnSite } from '../fixtures/site'
import { type TestUser, signInAs, signUp } from '../fixtures/test-user'
import { copyRemote, type RemoteCopy } from '../fixtures/remote-copy'
import { expect, test } from '../fixtures/test'

useOwnSite('allow parts under development')
// An isolated site has no places, so the search near the map's centre responds with 404.
test.use({ expectedConsole: /preload|React DevTools|Download the React|status of 404/ })
test.describe.configure({ mode: 'serial' })

const originalText = 'One thing worth doing'
const editedText = 'Another thing worth doing'

let site: IsolatedSite
let user: TestUser
let copy: RemoteCopy
let devServer: DevServer
test.beforeAll(async ({ playwright }) => {
  ;[site, copy] = await Promise.all([startIsolatedSite({ ALLOW_OVERRIDES: 'true' }), copyRemote('kicks')])
  const request = await playwright.request.newContext({ baseURL: site.address })
  user = await signUp(request)
  await request.dispose()
})
test.afterAll(async () => {
  await devServer?.stop()
  await Promise.all([site?.stop(), copy?.remove()])
})

test(
  'refuses an override that points to another host',
  { tag: ['@shell', '@marketing'] },
  async ({ page }) => {
    await page.goto(`${site.address}/journey?override=marketing@https://releases.example`)
    await expect(page.getByRole('dialog')).toContainText(
      'This site takes parts from your own computer alone.',
    )
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('bucketeer.overrides'))).toBeNull()
    await expect(page).toHaveURL(`${site.address}/journey`)
  },
)

test(
  'keeps the released part when the user declines an override',
  { tag: ['@shell', '@marketing'] },
  async ({ page }) => {
    const link = `${site.address}/journey?override=marketing@http://127.0.0.1:9`
    const heading = page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })
    const confirmation = page.getByRole('dialog', { name: 'Replace parts of this site in this tab?' })
    await page.goto(link)
    await expect(confirmation).toContainText('marketing from http://127.0.0.1:9')
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(confirmation).toBeHidden()
    await expect(heading).toBeVisible()
  },
)

test(
  'shows an edit of a remote under development without losing the input or the session',
  { tag: ['@shell', '@kicks', '@develop'] },
  async ({ page }) => {
    devServer = await startDevServer(copy.folder, site.address)
    await signInAs(page, user)
    await page.goto(devServer.link)
    await page.getByRole('button', { name: 'Replace' }).click()
    const banner = page.getByRole('complementary', { name: 'Parts under development' })
    await expect(banner).toContainText(/kicks from http:\/\/127\.0\.0\.1:\d+/)

    await page.goto(`${site.address}/kicks/create`)
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('A night on the salt flats')
    await copy.edit('src/features/kick-create/words.ts', originalText, editedText)
    await expect(page.getByText(editedText)).toBeVisible({ timeout: 30_000 })
    await expect(title).toHaveValue('A night on the salt flats')

    await banner.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText(originalText)).toBeVisible()
    await expect(banner).toBeHidden()
  },
)
