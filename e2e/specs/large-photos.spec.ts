import type { Page } from '@playwright/test'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { drawJpeg } from '../fixtures/jpeg'
import { expect, test } from '../fixtures/test'

const count = 20
const megapixels12 = { width: 4000, height: 3000 }
const hueOf = (index: number) => (index * 360) / count

/** Returns the hue in the middle of a picture, as the browser shows it. */
const readHue = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const sixth =
      most === red
        ? (green - blue) / (most - least)
        : most === green
          ? 2 + (blue - red) / (most - least)
          : 4 + (red - green) / (most - least)
    return (sixth * 60 + 360) % 360
  }, url)

const distance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

test.describe('20 photos of 12 megapixels in one Story', { tag: ['@journals'] }, () => {
  test('uploads all in their order, each with its progress', async ({
    signedInPage: page,
    user,
    request,
  }) => {
    // It takes two minutes on a busy machine.
    test.setTimeout(600_000)
    const { journalId } = await createContent(request, user, `Large photos of ${user.userName}`)
    const form = page.getByRole('main')
    await page.goto(`/journal/story/${journalId}`)
    await form.getByLabel('Title').fill('Panorama')
    const files = []
    for (let index = 0; index < count; index += 1) {
      const buffer = await drawJpeg(page, { ...megapixels12, hue: hueOf(index) })
      files.push({ name: `photo-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })
    }
    const [first, ...others] = files
    if (!first) throw new Error('There is no photo.')
    await form.locator('input[type=file]').setInputFiles(first)
    await expect(form.getByText('Picture uploaded')).toBeAttached({ timeout: 60_000 })

    const rows = form.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem')
    await test.step('Each has a row with its state until it is uploaded', async () => {
      const chooser = page.waitForEvent('filechooser')
      await form.getByRole('button', { name: 'Add photos' }).click()
      await (await chooser).setFiles(others)
      await expect(rows).toHaveCount(count)
      await expect(form.getByRole('progressbar', { name: /^Upload of/ }).first()).toBeVisible()
      await expect(form.getByText('Waiting for its turn').first()).toBeVisible()
      // The browser sends two at a time, so that it never holds twenty.
      expect(await form.getByRole('progressbar', { name: /^Upload of/ }).count()).toBeLessThanOrEqual(2)
      await expect(form.getByText(/Uploading|Waiting/)).toHaveCount(0, { timeout: 400_000 })
      await expect(form.getByText('Not uploaded.')).toHaveCount(0)
      await expect(rows).toHaveCount(count)
    })

    await form.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog', { name: /no description/ })
      .getByRole('button', { name: 'Save anyway' })
      .click()
    await expect(page).toHaveURL(`/journal/${journalId}`)
    const journal = await readApi<{ story: { title: string; photos: { url: string }[] }[] }>(
      request,
      `/api/journal/${journalId}`,
      { token: user.authToken },
    )
    const photos = journal.story.find(({ title }) => title === 'Panorama')?.photos ?? []
    expect(photos).toHaveLength(count)
    for (const [index, { url }] of photos.entries())
      expect([index, distance(await readHue(page, url), hueOf(index)) < 9]).toEqual([index, true])
  })
})
