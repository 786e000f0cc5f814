import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { expect, test } from '../fixtures/test'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

test(
  'writes down wishes, pastes a list of them, and says when',
  { tag: '@buckets' },
  async ({ signedInPage: page, user }) => {
    test.slow()
    const main = page.getByRole('main')
    await page.goto('/buckets/create')
    await main.getByLabel('Title').fill(`Someday of ${user.userName}`)
    await main.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: `Someday of ${user.userName}` }).click()
    const field = main.getByRole('textbox', { name: 'Write down something you want to do' })

    await test.step('Enter adds a wish and the next one follows at once', async () => {
      await field.fill('See the northern lights')
      await field.press('Enter')
      await field.pressSequentially('Learn to surf')
      await field.press('Enter')
      await expect(main.getByRole('link', { name: 'See the northern lights' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Learn to surf' })).toBeVisible()
      await expect(field).toHaveValue('')
    })

    await test.step('A pasted list asks which lines to add', async () => {
      await field.evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', '- [ ] Sleep in a tree house\n- Bake bread\n- Nothing')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(main.getByRole('heading', { name: 'Add 3 wishes?' })).toBeFocused()
      await main.getByRole('checkbox', { name: 'Nothing' }).click()
      await hasNoAxeViolation(page)
      await main.getByRole('button', { name: 'Add 2 wishes' }).click()
      await expect(main.getByRole('link', { name: 'Bake bread' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Nothing' })).toBeHidden()
    })

    await test.step('Offers the town in a wish as its place', async () => {
      await field.fill('Drink tea in Kyoto')
      await field.press('Enter')
      const card = main.getByRole('listitem').filter({ hasText: 'Drink tea in Kyoto' })
      await expect(card.getByRole('button', { name: 'Kyoto?' })).toBeVisible()
      await hasNoAxeViolation(page)
      await card.getByRole('button', { name: 'Kyoto?' }).press('Enter')
      await expect(card.getByText('Place: Kyoto, Japan')).toBeVisible()
      await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused()
      await hasNoAxeViolation(page)
      await card.getByRole('link', { name: 'Go to Kick' }).click()
      await expect(main.getByText('Kyoto, Japan, Asia')).toBeVisible()
      await page.goBack()
    })

    await test.step('Says for when', async () => {
      const card = main.getByRole('listitem').filter({ hasText: 'Learn to surf' })
      await card.getByRole('button', { name: 'When?' }).click()
      await card.getByRole('textbox', { name: 'When?' }).fill('2027')
      await hasNoAxeViolation(page)
      await card.getByRole('textbox', { name: 'When?' }).press('Enter')
      await expect(card.getByRole('button', { name: 'for 2027' })).toBeFocused()
      await page.reload()
      await expect(card.getByRole('button', { name: 'for 2027' })).toBeVisible()
    })
  },
)

for (const { width, layout, act } of [
  { width: 360, layout: 'List', act: 'tap' },
  { width: 1366, layout: 'Cards', act: 'keyboard' },
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: act === 'tap' })
    test(
      `ticks a wish where it stands, undoes that, and adds details, by ${act}`,
      { tag: ['@buckets', '@log'] },
      async ({ signedInPage: page, user }) => {
        const main = page.getByRole('main')
        const bucket = await readApi<{ _id: string }>(page.request, '/api/bucket', {
          ...{ method: 'POST', token: user.authToken, data: { name: 'Someday' } },
        })
        await readApi(page.request, `/api/bucket/${bucket._id}/wishes`, {
          ...{ method: 'POST', token: user.authToken },
          data: { lines: [{ text: 'Learn to surf' }, { text: 'Bake bread' }] },
        })
        await page.goto(`/buckets/${bucket._id}`)
        await main.getByRole('button', { name: layout, exact: true }).click()
        const check = main.getByRole('button', { name: 'I did it: Learn to surf' })
        const press = (target: Locator) => (act === 'tap' ? target.tap() : target.press('Enter'))
        await press(check)
        await expect(check).toHaveAttribute('aria-pressed', 'true')
        const details = main.getByRole('link', { name: 'Add details: Learn to surf' })
        await expect(details).toBeVisible()
        // On a scrolled page, axe would report what the top bar covers.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await hasNoAxeViolation(page)
        await press(check)
        await expect(check).toHaveAttribute('aria-pressed', 'false')
        await expect(details).toBeHidden()
        await expect(check).toBeEnabled()
        await press(check)
        await press(details)
        await expect(page).toHaveURL(/\/log\//)
        await expect(main.getByRole('heading', { name: 'Learn to surf' })).toBeVisible()
        await page.goBack()
        await expect(main.getByRole('link', { name: 'Learn to surf', exact: true })).toBeVisible()
        await expect(check).toBeHidden()
        await expect(main.getByRole('button', { name: 'I did it: Bake bread' })).toBeVisible()
      },
    )
  })
