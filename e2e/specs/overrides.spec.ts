import { type DevServer, startDevServer } from '../fixtures/dev-server'
import { type IsolatedSite, startIsolatedSite } from '../fixtures/isolated-site'
import { type Person, signInAs, signUp } from '../fixtures/person'
import { copyRemote, type RemoteCopy } from '../fixtures/remote-copy'
import { expect, test } from '../fixtures/test'

// Such a site has loaded no places, so it knows none near the middle of the map: 404.
test.use({ expectedConsole: /preload|React DevTools|Download the React|status of 404/ })
test.describe.configure({ mode: 'serial' })

const said = 'One thing worth doing'
const changed = 'Another thing worth doing'

let site: IsolatedSite
let person: Person
let copy: RemoteCopy
let development: DevServer
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  ;[site, copy] = await Promise.all([startIsolatedSite({ ALLOW_OVERRIDES: 'true' }), copyRemote('kicks')])
  const request = await playwright.request.newContext({ baseURL: site.address })
  person = await signUp(request)
  await request.dispose()
})
test.afterAll(async () => {
  await development?.stop()
  await Promise.all([site?.stop(), copy?.remove()])
})

test(
  'a link to code of another computer is refused, and changes nothing',
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
  'somebody who says no, or whose server is gone, has the site as it is',
  { tag: ['@shell', '@marketing'] },
  async ({ page }) => {
    const gone = `${site.address}/journey?override=marketing@http://127.0.0.1:9`
    const heading = page.getByRole('heading', { level: 1, name: 'The Journey', exact: true })
    const question = page.getByRole('dialog', { name: 'Replace parts of this site in this tab?' })
    await page.goto(gone)
    await expect(question).toContainText('marketing from http://127.0.0.1:9')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(heading).toBeVisible()
  },
)

test(
  'an edit of a remote shows in the running site, and what was typed and the login stay',
  { tag: ['@shell', '@kicks', '@develop'] },
  async ({ page }) => {
    test.setTimeout(120_000)
    development = await startDevServer(copy.folder, site.address)
    await signInAs(page, person)
    await page.goto(development.link)
    await page.getByRole('button', { name: 'Replace' }).click()
    const banner = page.getByRole('complementary', { name: 'Parts under development' })
    await expect(banner).toContainText(/kicks from http:\/\/127\.0\.0\.1:\d+/)

    await page.goto(`${site.address}/kicks/create`)
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('A night on the salt flats')
    await copy.edit('src/features/kick-create/words.ts', said, changed)
    await expect(page.getByText(changed)).toBeVisible({ timeout: 30_000 })
    await expect(title).toHaveValue('A night on the salt flats')

    await banner.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(banner).toBeHidden()
  },
)
