import { expect, test } from '../fixtures/test'

const bar = 'banner'

test('the mode is the system’s until one chooses, then stays chosen, without a flash of the other', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()

  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { groundAtFirst: getComputedStyle(document.documentElement).backgroundColor })
    })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible()
  const first = await page.evaluate(() => (window as unknown as { groundAtFirst: string }).groundAtFirst)
  expect(first).toBe('rgb(250, 246, 239)')
})

test('the logo is 150 pixels wide and another one in each mode', async ({ page }) => {
  await page.goto('/')
  const logo = page.getByRole(bar).getByRole('img', { name: 'Bucketeer' })
  expect((await logo.boundingBox())?.width).toBe(150)
  const light = await logo.getAttribute('src')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(logo).not.toHaveAttribute('src', light ?? '')
  expect((await logo.boundingBox())?.width).toBe(150)
})

test('a menu opens by hover, by keyboard and closes by Escape, which gives focus back', async ({
  signedInPage: page,
}) => {
  await page.goto('/')
  const group = page.getByRole(bar).getByRole('button', { name: 'Buckets' })
  const entry = page.getByRole(bar).getByRole('link', { name: 'Create a Bucket' })
  await group.hover()
  await expect(entry).toBeVisible({ timeout: 1000 })
  await page.mouse.move(600, 600)
  await expect(entry).toBeHidden()
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(group).toBeFocused()
})

for (const [width, isWide] of [
  [1199, false],
  [1200, true],
] as const) {
  test(`at ${width} pixels the bar ${isWide ? 'is whole' : 'is behind a hamburger'}`, async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const hamburger = page.getByRole('button', { name: 'Open menu' })
    await expect(page.getByRole('link', { name: 'Go to Buckets' }).first()).toBeVisible()
    await expect(hamburger).toBeVisible({ visible: !isWide })
    if (isWide) return
    await hamburger.click()
    for (const name of ['Your Buckets', 'Create a Bucket', 'Profile']) {
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
  })
}

for (const width of [320, 360, 768, 1366]) {
  test(`nothing scrolls sideways at ${width} pixels`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/login', '/signup', '/buckets', '/buckets/create']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
