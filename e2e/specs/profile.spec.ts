import { sunset } from '../fixtures/picture'
import { expect, test } from '../fixtures/test'

// @spec S2.54 S2.58 S2.60 S2.61
test(
  'lets a user change the name, way and photo of the profile',
  { tag: ['@shell', '@people'] },
  async ({ signedInPage: page, user }) => {
    const main = page.getByRole('main')

    await test.step('See the profile without a way', async () => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
      await expect(main.getByRole('heading', { level: 1, name: user.userName })).toBeVisible()
      await expect(main.getByText(user.tagline)).toBeVisible()
      await expect(main.getByText('Way: not chosen yet')).toBeVisible()
    })

    await test.step('Edit the profile', async () => {
      await main.getByRole('link', { name: 'Edit', exact: true }).click()
      await expect(page).toHaveURL(/\/user\/[^/]+\/edit$/)
      await expect(main.getByLabel('Username')).toHaveValue(user.userName)
      await expect(main.getByLabel('Your Tagline')).toHaveValue(user.tagline)
      await main.getByLabel('Username').fill(`${user.userName} the Second`)
      await main.getByRole('radio', { name: 'To Achieve' }).check()
      await expect(main.getByText('PNG and JPG up to 2MB')).toBeVisible()
      await main.getByLabel('Photo').setInputFiles(sunset())
      await expect(main.getByText('Picture uploaded')).toBeAttached()
      await main.getByRole('button', { name: 'Save' }).click()
    })

    await test.step('See the changes, also after a reload', async () => {
      const expectChanges = async () => {
        const heading = main.getByRole('heading', { level: 1, name: `${user.userName} the Second` })
        await expect(heading).toBeVisible()
        await expect(main.getByText('Way: To Achieve')).toBeVisible()
        await expect(main.locator('img[src*="/media/"]').first()).toBeVisible()
      }
      await expect(page).toHaveURL(/\/user\/[^/]+$/)
      await expectChanges()
      await page.reload()
      await expectChanges()
    })
  },
)
