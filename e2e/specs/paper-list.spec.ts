import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { sunset } from '../fixtures/picture'
import { paste } from '../fixtures/paste'
import { onEachDevice } from '../fixtures/devices'
import { expect, test } from '../fixtures/test'

/** Forty lines of a list on paper: four are ticked, one comes twice, and one is in the Bucket already. */
const paperList = [
  ...['[x] See Venice', '[x] Ride a camel', '[x] Run ten kilometres', '[x] Learn to swim'],
  ...['Bake bread', '- bake  BREAD', 'Learn to surf'],
  ...Array.from({ length: 33 }, (_, index) => `- Summit number ${index + 1}`),
]

onEachDevice(({ press }) => {
  test(
    'pastes, ticks, dates, photographs and shares a paper list of forty lines',
    { tag: ['@buckets', '@log'] },
    async ({ signedInPage: page, user, browser, request, baseURL }) => {
      test.slow()
      const main = page.getByRole('main')
      const call = { method: 'POST', token: user.authToken } as const
      const { _id } = await readApi<{ _id: string }>(request, '/api/bucket', {
        ...{ ...call, data: { name: 'The paper list' } },
      })
      const lines = [{ text: 'Learn to surf' }]
      await readApi(request, `/api/bucket/${_id}/wishes`, { ...call, data: { lines } })
      await page.goto(`/buckets/${_id}`)
      const field = main.getByRole('textbox', { name: 'Write down something you want to do' })

      await test.step('Paste it, and decide about the doubles', async () => {
        await press(main.getByRole('button', { name: 'Add a wish' }))
        await expect(field).toBeFocused()
        await paste(field, paperList.join('\n'))
        await expect(main.getByRole('heading', { name: 'Add 38 wishes?' })).toBeFocused()
        const doubles = main.getByRole('checkbox', { name: /already on the list/ })
        await expect(doubles).toHaveCount(2)
        for (const double of await doubles.all()) await expect(double).not.toBeChecked()
        await expect(main.getByRole('checkbox', { name: '… and mark 4 of them as done' })).toBeChecked()
        expect(await findAxeViolations(page)).toEqual([])
        await press(main.getByRole('button', { name: 'Add 38 wishes' }))
        await expect(main.getByText('4 of 39 done')).toBeVisible()
      })

      await test.step('A typed wish that is there is asked about', async () => {
        await field.fill('Learn to SURF')
        await field.press('Enter')
        await expect(main.getByRole('heading', { name: 'Add 1 wish?' })).toBeFocused()
        await expect(
          main.getByRole('checkbox', { name: /Learn to SURF.* \(already on the list\)/ }),
        ).toBeChecked()
        await press(main.getByRole('button', { name: 'Cancel' }))
        await expect(field).toBeFocused()
      })

      await test.step('Tick one more, and say for when another one is', async () => {
        await press(main.getByRole('button', { name: 'List', exact: true }))
        await press(main.getByRole('button', { name: 'I did it: Bake bread' }))
        await expect(main.getByText('5 of 39 done')).toBeVisible()
        const row = main.getByRole('listitem').filter({ hasText: 'Learn to surf' })
        await press(row.getByRole('button', { name: 'When?' }))
        await row.getByRole('textbox', { name: 'When?' }).fill('summer 2027')
        await row.getByRole('textbox', { name: 'When?' }).press('Enter')
        await expect(row.getByRole('button', { name: 'for summer 2027' })).toBeFocused()
      })

      await test.step('Add the day and a photo of what is done', async () => {
        await press(main.getByRole('link', { name: 'Add details: Bake bread' }))
        await press(main.getByRole('button', { name: /^Options for/ }))
        await press(page.getByRole('menuitem', { name: 'Change' }))
        const sheet = page.getByRole('dialog')
        await sheet.getByRole('radio', { name: 'Only the year' }).check()
        await sheet.getByRole('textbox', { name: 'Year' }).fill('2019')
        const chooser = page.waitForEvent('filechooser')
        await press(sheet.getByRole('button', { name: 'Add photos' }))
        await (await chooser).setFiles({ ...sunset(), name: 'bread.png' })
        await sheet.getByRole('textbox', { name: /^Describe it/ }).fill('A round loaf')
        await press(sheet.getByRole('button', { name: 'Done' }))
        await expect(main.getByRole('img', { name: 'A round loaf' })).toBeVisible({ timeout: 60_000 })
        await press(main.getByRole('link', { name: 'Back to The paper list' }))
      })

      await test.step('Share it by link, and somebody else sees all of it', async () => {
        await expect(main.getByRole('heading', { level: 1, name: 'The paper list' })).toBeVisible()
        await press(main.getByRole('button', { name: 'Only me: Who can see this' }))
        await press(page.getByRole('button', { name: 'Create link' }))
        const question = page.getByRole('dialog', { name: /^39 of these 39 are for you alone/ })
        await press(question.getByRole('button', { name: 'Show all' }))
        await expect(question).toBeHidden()
        const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
        const context = await browser.newContext({ baseURL, viewport: page.viewportSize() })
        const theirs = await context.newPage()
        await theirs.goto(link)
        const names = theirs.getByRole('heading', { level: 3 })
        await expect(names.first()).toBeVisible()
        const more = theirs.getByRole('button', { name: /^Show more/ })
        while (await more.isVisible()) await more.press('Enter')
        await expect(names).toHaveCount(39)
        await expect(names.filter({ hasText: 'Summit number 33' })).toBeVisible()
        await context.close()
      })
    },
  )
})
