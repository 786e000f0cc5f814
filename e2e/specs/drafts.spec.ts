import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { onEachDevice } from '../fixtures/devices'
import { expect, test } from '../fixtures/test'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

onEachDevice(({ isPhone, press }) => {
  test(
    'keeps the draft of a Kick until it is discarded, and log-out asks about it',
    { tag: ['@kicks', '@shell'] },
    async ({ signedInPage: page }) => {
      const main = page.getByRole('main')
      const title = main.getByRole('textbox', { name: 'Title' })
      const create = main.getByRole('link', { name: 'Create a Kick' })
      await page.goto('/kicks')
      await press(create)

      await test.step('Back says that the draft is kept', async () => {
        await title.fill('Swim with the otters')
        await expect(main.getByText('Your draft is kept.')).toBeVisible()
        await hasNoAxeViolation(page)
        await page.goBack()
        await expect(create).toBeVisible()
        await expect(page.getByText('Your draft is kept', { exact: true })).toBeVisible()
        await press(create)
        await expect(title).toHaveValue('Swim with the otters')
        await expect(main.getByText('We kept what you typed here last time.')).toBeVisible()
      })

      await test.step('Log-out asks, and a refusal stays on the page', async () => {
        const questions: string[] = []
        page.once('dialog', (dialog) => {
          questions.push(dialog.message())
          void dialog.dismiss()
        })
        if (isPhone) await page.getByRole('button', { name: 'Open menu' }).tap()
        await press(page.getByRole('button', { name: 'Log out' }))
        expect(questions).toEqual([expect.stringContaining('Your draft is kept on this device')])
        await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
        await expect(title).toHaveValue('Swim with the otters')
      })

      await test.step('‘Discard draft’ empties the form for good', async () => {
        await press(main.getByRole('button', { name: 'Discard draft' }))
        const question = page.getByRole('dialog', { name: 'Discard this draft?' })
        await press(question.getByRole('button', { name: 'Discard draft' }))
        await expect(title).toHaveValue('')
        await page.reload()
        await expect(title).toHaveValue('')
        await expect(main.getByRole('button', { name: 'Discard draft' })).toHaveCount(0)
      })
    },
  )
})
