import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { createContent } from '../fixtures/create-content'
import { drawJpeg, withExif } from '../fixtures/jpeg'
import { findUser, signInAs } from '../fixtures/test-user'
import { expect, test } from '../fixtures/test'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Brings in what was found, opens the thing of the name, and takes everything back. */
async function bringInAndTakeBack(page: Page, name: string) {
  const address = page.url()
  await press(page, /^Bring in \d+$/)
  await expect(title(page, /have come in$/)).toBeVisible({ timeout: 60_000 })
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name }).first().click()
  await expect(title(page, name)).toBeVisible()
  await page.goto(address)
  await press(page, 'Take it all back')
  await page.getByRole('dialog').getByRole('button', { name: 'Take it all back' }).click()
  await expect(title(page, /are taken back$/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
}

test(
  'makes an archive with the password, and brings it into another account and takes it back',
  { tag: ['@archive', '@shell', '@people', '@buckets', '@sign-up'] },
  async ({ signedInPage: page, user: ann, request, browser }) => {
    test.slow()
    const name = `Sailing with ${ann.userName}`
    const { userId } = await createContent(request, ann, name)
    const ben = await findUser(request)
    await page.goto(`/user/${userId}`)
    await page.getByRole('link', { name: 'Open your archive' }).click()
    await page.getByRole('link', { name: 'Make my archive' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make my archive?' })
    await dialog.getByLabel('Your password').fill(ann.password)
    await dialog.getByRole('button', { name: 'Make my archive' }).click()
    await expect(page).toHaveURL('/archive')
    const button = page.getByRole('button', { name: /^Download/ })
    await expect(button).toBeVisible({ timeout: 60_000 })
    expect(await findAxeViolations(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const path = test.info().outputPath('archive.zip')
    await download.saveAs(path)

    const context = await browser.newContext()
    const pageOfBen = await context.newPage()
    await signInAs(pageOfBen, ben)
    await pageOfBen.goto('/archive')
    await pageOfBen.getByLabel(/^Choose a file/).setInputFiles(path)
    await expect(title(pageOfBen, /^We found \d+ things$/)).toBeVisible({ timeout: 60_000 })
    expect(await findAxeViolations(pageOfBen)).toEqual([])
    await bringInAndTakeBack(pageOfBen, name)
    await context.close()
  },
)

test(
  'proposes entries for a folder of photos, and brings them in',
  { tag: ['@archive', '@log'] },
  async ({ signedInPage: page }) => {
    test.slow()
    const folder = test.info().outputPath('photos')
    await mkdir(folder)
    for (const [index, moment] of [
      '2024:05:03 14:05:00',
      '2024:05:03 16:00:00',
      '2024:06:01 09:00:00',
    ].entries()) {
      const drawn = await drawJpeg(page, { width: 800, height: 600, hue: 80 * index })
      const taken = withExif(drawn, { moment, latitude: [47, 33, 44], longitude: [13, 38, 59] })
      await writeFile(`${folder}/${index}.jpg`, taken)
    }
    const asked: string[] = []
    page.on('request', (each) => asked.push(each.url()))
    await page.goto('/archive')
    await page.getByLabel(/^Choose a folder/).setInputFiles(folder)
    const entries = page.getByRole('list', { name: 'Proposed entries' }).getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText('2 photos')
    // The exact position, 47.5622° N, has not left the browser.
    expect(asked.filter((url) => /47\.56/.test(url))).toEqual([])
    expect(await findAxeViolations(page)).toEqual([])
    await entries.first().getByRole('textbox').fill('A salt lake')
    await entries.last().getByRole('button', { name: 'Leave out' }).click()
    await press(page, 'Go on with 1 entry')
    await expect(title(page, 'We found 2 things')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('A folder of photos · photos.zip')).toBeVisible()
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
    await bringInAndTakeBack(page, 'A salt lake')
  },
)
