import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { paste } from '../fixtures/paste'
import { onEachDevice } from '../fixtures/devices'
import { expect, test } from '../fixtures/test'

onEachDevice(({ press, toggle }) => {
  test(
    'enters old years from a pasted list, and takes them back',
    { tag: '@log' },
    async ({ signedInPage: page, user }) => {
      test.slow()
      const main = page.getByRole('main')
      await readApi(page.request, '/api/log', {
        ...{ method: 'POST', token: user.authToken },
        data: { name: 'Louvre', state: 'done', on: '2017-01-01', precision: 'year' },
      })
      await page.goto('/log')
      const field = main.getByRole('textbox', { name: 'Add something you did' })
      await field.focus()
      await paste(field, '2016\n- Preikestolen\n- Mai: Rom\n\n2017 Louvre\nMarch 2015 – Iceland\nBuy milk')

      await test.step('The list shows the dates and what is known', async () => {
        await expect(main.getByRole('heading', { name: 'Add 4 things you did?' })).toBeFocused()
        const box = (name: string) => main.getByRole('checkbox', { name })
        await expect(box('Preikestolen')).toHaveAccessibleDescription('in 2016')
        await expect(box('Iceland')).toHaveAccessibleDescription('in March 2015')
        await expect(box('Louvre')).toHaveAccessibleDescription('in 2017 · Already in your Log')
        await toggle(box('Buy milk'))
        await expect(box('Buy milk')).not.toBeChecked()
        expect(await findAxeViolations(page)).toEqual([])
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await page.evaluate(overflow)).toBe(0)
      })

      await test.step('A line is corrected, also after a reload', async () => {
        await press(main.getByRole('button', { name: 'Change Iceland' }))
        await main.getByRole('textbox', { name: 'What' }).fill('Iceland by bus')
        const when = main.getByRole('textbox', { name: 'When?' })
        await when.fill('summer 2015')
        await when.press('Enter')
        await expect(main.getByRole('button', { name: 'Change Iceland by bus' })).toBeFocused()
        await page.reload()
        await expect(main.getByRole('checkbox', { name: 'Iceland by bus' })).toHaveAccessibleDescription(
          'in summer 2015',
        )
      })

      await test.step('Adds them below their years', async () => {
        await press(main.getByRole('button', { name: 'Add 3 to your Log' }))
        await expect(main.getByText('3 things added to your Log')).toBeVisible()
        await expect(main.getByRole('list', { name: '2016' }).getByRole('listitem')).toHaveCount(2)
        await expect(main.getByRole('list', { name: '2015' }).getByText('Iceland by bus')).toBeVisible()
        // The Louvre, which the Log has already, was left out for good.
        await expect(main.getByRole('checkbox')).toHaveCount(0)
      })

      await test.step('Undo takes them back and keeps the lines', async () => {
        await press(main.getByRole('button', { name: 'Undo' }))
        await expect(main.getByRole('heading', { name: 'Add 3 things you did?' })).toBeFocused()
        await expect(main.getByRole('list', { name: '2016' })).toBeHidden()
        const entries = await readApi<unknown[]>(page.request, '/api/log', { token: user.authToken })
        expect(entries).toHaveLength(1)
        await press(main.getByRole('button', { name: 'Cancel' }))
        await expect(field).toBeFocused()
      })
    },
  )
})
