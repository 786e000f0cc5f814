import { findAxeViolations } from '../fixtures/axe-violations'
import { readApi } from '../fixtures/call-api'
import { sunset } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'

// The search removes the first card, whose picture is preloaded.
test.use({ expectedConsole: /preloaded using link preload/ })

test(
  'saves a Kick in one touch, takes it out again, and fills a Bucket',
  { tag: ['@kicks', '@buckets'] },
  async ({ signedInPage: page, user, request }) => {
    const name = `Night train of ${user.userName}`
    const post = { method: 'POST', token: user.authToken } as const
    const upload = { ...post, multipart: { pictures: sunset() } }
    const { secure_url: pictures } = await readApi<{ secure_url: string }>(request, '/api/upload', upload)
    const kick = { name, description: '', pictures, continent: 'Europe', category: 'Travel' }
    await readApi(request, '/api/kick', { ...post, data: kick })
    const main = page.getByRole('main')
    const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    const searchKicks = async () => {
      await main.getByRole('searchbox', { name: 'Search' }).fill(name)
      await expect(card).toHaveCount(1)
      await expect(page).toHaveURL(/[?&]q=/)
      // The list of before, which may have the card too, is half transparent.
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    }
    const openKicks = async () => {
      await page.goto('/kicks')
      await searchKicks()
    }

    await test.step('The first touch makes the first Bucket and says which', async () => {
      await openKicks()
      const save = card.getByRole('button', { name: 'Save', exact: true })
      await save.press('Enter')
      await expect(card.getByRole('emphasis')).toHaveText('Someday')
      await expect(card.getByRole('button', { name: 'Saved' })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await card.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(save).toBeFocused()
    })

    await test.step('A Bucket is filled from its page, and says how many Kicks it has', async () => {
      await page.goto('/buckets/create')
      await main.getByLabel('Title').fill(`By rail with ${user.userName}`)
      await main.getByRole('button', { name: 'Save' }).click()
      await main.getByRole('link', { name: `By rail with ${user.userName}` }).click()
      await main.getByRole('link', { name: 'Add Kicks' }).click()
      await expect(page).toHaveURL(/\/kicks\?for=/)
      await searchKicks()
      await expect(main.getByText(/^Filling .*\(0\)$/)).toBeVisible()
      await card.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(main.getByText(/^Filling .*\(1\)$/)).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await main.getByRole('link', { name: 'Done' }).click()
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    })

    await test.step('It stays saved, and a dialog says in which Buckets', async () => {
      await openKicks()
      await card.getByRole('button', { name: 'Saved' }).click()
      const dialog = page.getByRole('dialog', { name: `Your Buckets with “${name}”` })
      await expect(dialog.getByRole('checkbox', { name: 'By rail with' })).toBeChecked()
      expect(await findAxeViolations(page)).toEqual([])
      await dialog.getByRole('checkbox', { name: 'By rail with' }).press('Space')
      await expect(dialog.getByRole('checkbox', { name: 'By rail with' })).not.toBeChecked()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(card.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    })
  },
)
