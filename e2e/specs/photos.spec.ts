import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { createContent } from '../fixtures/create-content'
import { sunset } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'

const photosNamed = (names: string[]) => names.map((name) => ({ ...sunset(), name: `${name}.png` }))
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index + 2}`)

const addPhotos = async (page: Page, form: Locator, names: string[]) => {
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add photos' }).click()
  await (await chooser).setFiles(photosNamed(names))
}

const rows = (form: Locator) =>
  form.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem')
const captions = (form: Locator) =>
  form
    .getByRole('textbox', { name: /^Caption: photo/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

test.describe('the photos of a Story', { tag: ['@journals'] }, () => {
  // The browser logs the upload that the test fails.
  test.use({ expectedConsole: /upload/ })

  test('are added, ordered, kept in the draft, saved and shown', async ({
    signedInPage: page,
    user,
    request,
  }) => {
    test.slow()
    const { journalId } = await createContent(request, user, `Photos of ${user.userName}`)
    const form = page.getByRole('main')
    await page.goto(`/journal/story/${journalId}`)
    await form.getByLabel('Title').fill('Danube')
    await form.locator('input[type=file]').setInputFiles(sunset())
    await expect(form.getByText('Picture uploaded')).toBeAttached()

    await test.step('Upload 19 more, of which one fails and is retried', async () => {
      let uploads = 0
      await page.route('**/api/upload', async (route) => {
        uploads += 1
        if (uploads === 5) await route.abort()
        else await route.fallback()
      })
      await addPhotos(page, form, [...numbered(19), 'one-too-many'])
      await expect(form.getByText('A Story can have 20 photos. 1 photo was not added.')).toBeVisible()
      await expect(rows(form)).toHaveCount(20)
      const retry = form.getByRole('button', { name: 'Try again' })
      await expect(retry).toHaveCount(1, { timeout: 60_000 })
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText(/1 photo did not arrive|Your photos are still on their way/)).toBeVisible()
      await expect(form.getByText(/1 photo did not arrive/)).toBeVisible({ timeout: 60_000 })
      await retry.click()
      await expect(retry).toHaveCount(0)
      await expect(form.getByText(/Uploading|Waiting/)).toHaveCount(0, { timeout: 60_000 })
      await page.unroute('**/api/upload')
    })

    await test.step('Describe and order them by keyboard', async () => {
      for (const number of [1, 2, 3, 20])
        await form.getByRole('textbox', { name: `Caption: photo ${number}`, exact: true }).fill(`c${number}`)
      await form
        .getByRole('textbox', { name: 'Describe it for those who cannot see it: photo 2' })
        .first()
        .fill('The bridge')
      const third = rows(form).nth(2)
      await third.getByRole('button', { name: 'Move earlier' }).focus()
      await page.keyboard.press('Enter')
      await expect(form.getByText('Now photo 2 of 20.')).toBeAttached()
      await expect(rows(form).nth(1).getByRole('button', { name: 'Move earlier' })).toBeFocused()
      // Once more: it becomes the first one, the picture.
      await page.keyboard.press('Enter')
      await expect(form.getByText('Now photo 1 of 20.')).toBeAttached()
      expect((await captions(form)).slice(0, 3)).toEqual(['c3', 'c1', 'c2'])
      await rows(form).nth(18).getByRole('button', { name: 'Remove' }).click()
      await expect(form.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rows(form)).toHaveCount(20)
    })
    expect(await findAxeViolations(page)).toEqual([])

    const before = await captions(form)
    await test.step('A reload keeps them', async () => {
      await page.reload()
      await expect(rows(form)).toHaveCount(20)
      expect(await captions(form)).toEqual(before)
      await expect(form.getByText('We kept what you typed here last time.')).toBeVisible()
    })

    await test.step('Save, after the question about descriptions', async () => {
      await form.getByRole('button', { name: 'Save' }).click()
      const dialog = page.getByRole('dialog', { name: '18 photos have no description' })
      await dialog.getByRole('button', { name: 'Describe them' }).click()
      await expect(
        form.getByRole('textbox', { name: 'Describe it for those who cannot see it: photo 2', exact: true }),
      ).toBeFocused()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(`/journal/${journalId}`)
    })

    const token = user.authToken
    const journal = await readApi<{ story: { title: string; photos: { caption: string; url: string }[] }[] }>(
      request,
      `/api/journal/${journalId}`,
      { token },
    )
    const saved = journal.story.find(({ title }) => title === 'Danube')?.photos ?? []
    expect(saved.map(({ caption }) => caption)).toEqual(before)

    await test.step('Read them in the lightbox by keyboard', async () => {
      const strip = page.getByRole('list', { name: 'Photos', exact: true })
      const idOf = (url: string | null) => url?.split('/')[2]
      const readShownIds = async () => {
        // They have no role: their buttons have the names.
        const images = strip.locator('img')
        const addresses = await images.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
        return addresses.map(idOf)
      }
      await expect.poll(readShownIds).toEqual(saved.map(({ url }) => idOf(url)))
      const second = strip.getByRole('button', { name: 'Photo 2 of 20' })
      await second.focus()
      await page.keyboard.press('Enter')
      const lightbox = page.getByRole('dialog', { name: 'Photos' })
      await expect(lightbox.getByText('2 of 20')).toBeVisible()
      await expect(lightbox.getByText('c1')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(lightbox.getByText('The bridge')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(lightbox.getByText('1 of 20')).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(lightbox).toBeHidden()
      await expect(second).toBeFocused()
    })
  })
})

test(
  'further photos of a Kick are added, shown on its page and removed again',
  { tag: ['@kicks'] },
  async ({ signedInPage: page, user, request }) => {
    const { kickId } = await createContent(request, user, `Kick with photos of ${user.userName}`)
    const form = page.getByRole('main')
    await page.goto(`/kicks/${kickId}/edit`)
    await addPhotos(page, form, ['second', 'third'])
    await expect(rows(form)).toHaveCount(3)
    await form.getByRole('button', { name: 'Save Kick' }).click()
    await page
      .getByRole('dialog', { name: '2 photos have no description' })
      .getByRole('button', { name: 'Don’t ask again' })
      .click()
    await expect(page).toHaveURL(`/kicks/${kickId}`)
    const strip = page.getByRole('list', { name: 'Photos', exact: true })
    await expect(strip.getByRole('button')).toHaveCount(3)

    await page.goto(`/kicks/${kickId}/edit`)
    await expect(rows(form)).toHaveCount(3)
    await rows(form).nth(1).getByRole('button', { name: 'Remove' }).click()
    await form.getByRole('button', { name: 'Save Kick' }).click()
    await expect(page).toHaveURL(`/kicks/${kickId}`)
    await expect(strip.getByRole('button')).toHaveCount(2)
  },
)
