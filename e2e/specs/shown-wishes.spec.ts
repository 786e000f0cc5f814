import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { onEachDevice } from '../fixtures/devices'
import { expect, test } from '../fixtures/test'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

onEachDevice(({ isPhone, press, toggle }) => {
  test(
    'shows the wishes of a shared Bucket to a visitor until their owner takes them back',
    { tag: '@buckets' },
    async ({ signedInPage: page, user, browser, request, baseURL }) => {
      const main = page.getByRole('main')
      const post = <T>(path: string, data: object) =>
        readApi<T>(request, path, { method: 'POST', token: user.authToken, data })
      const { _id } = await post<{ _id: string }>('/api/bucket', { name: `North of ${user.userName}` })
      await post(`/api/bucket/${_id}/wishes`, { lines: [{ text: 'See the whales' }, { text: 'Dive' }] })
      await page.goto(`/buckets/${_id}`)

      const link = await test.step('A new link asks about the wishes', async () => {
        await press(main.getByRole('button', { name: 'Only me: Who can see this' }))
        await press(page.getByRole('button', { name: 'Create link' }))
        const question = page.getByRole('dialog', {
          name: '2 of these 2 are for you alone. Show them here, too?',
        })
        await expect(question).toBeVisible()
        await hasNoAxeViolation(page)
        await press(question.getByRole('button', { name: 'Choose…' }))
        await expect(question.getByRole('checkbox')).toHaveCount(2)
        await press(question.getByRole('button', { name: 'Back', exact: true }))
        await press(question.getByRole('button', { name: 'Show all' }))
        await expect(question).toBeHidden()
        const dialog = page.getByRole('dialog', { name: 'Who can see this' })
        await expect(dialog.getByRole('radio', { name: 'Only me and whoever has the link' })).toBeChecked()
        const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
        await press(dialog.getByRole('button', { name: 'Close' }))
        await expect(main.getByText('Shown here')).toHaveCount(2)
        return address
      })

      const context = await browser.newContext({ baseURL, viewport: page.viewportSize() })
      const theirs = await context.newPage()
      const wish = (name: string) => theirs.getByRole('heading', { level: 3, name })

      await test.step('A visitor reads them, without pages of their own', async () => {
        await theirs.goto(link)
        await expect(wish('See the whales')).toBeVisible()
        await expect(wish('Dive')).toBeVisible()
        await expect(theirs.getByRole('link', { name: 'Dive' })).toHaveCount(0)
        await hasNoAxeViolation(theirs)
      })

      await test.step('The owner takes one back', async () => {
        if (isPhone) await press(main.getByRole('button', { name: 'Arrange' }))
        await press(main.getByRole('button', { name: 'Select', exact: true }))
        await toggle(main.getByRole('checkbox', { name: 'Select Dive' }))
        const bar = main.getByRole('region', { name: 'Selected Kicks' })
        await press(bar.getByRole('button', { name: 'Who can see these' }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Only me', exact: true }))
        await expect(bar.getByText('Saved who can see these')).toBeVisible()
        await expect(main.getByText('Shown here')).toHaveCount(1)
        await theirs.reload()
        await expect(wish('See the whales')).toBeVisible()
        await expect(wish('Dive')).toHaveCount(0)
      })

      await test.step('Once all are taken back, nothing is shown', async () => {
        const bar = main.getByRole('region', { name: 'Selected Kicks' })
        await press(bar.getByRole('button', { name: 'Select all' }))
        await press(bar.getByRole('button', { name: 'Who can see these' }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Only me', exact: true }))
        await expect(main.getByText('Only me', { exact: true })).toHaveCount(2)
        await theirs.reload()
        await expect(theirs.getByText('This Bucket is still empty.')).toBeVisible()
      })
      await context.close()
    },
  )
})
