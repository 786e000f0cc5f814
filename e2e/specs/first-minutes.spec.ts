import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/axe-violations'
import { expect, test } from '../fixtures/test'
import { newUserDetails, skipUnlessSignUpIsOpen } from '../fixtures/test-user'

const hasNoAxeViolation = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])
const parts = { tag: ['@log', '@shell', '@sign-up'] }

const wishes = ['See the northern lights', 'Learn to surf', 'Sleep in a tree house']
const main = (page: Page) => page.getByRole('main')
const wishField = (page: Page) =>
  main(page).getByRole('textbox', { name: 'Write down three things you want to do.' })
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name })

/** How long a person takes for one action, in milliseconds. */
const actionMs = 300

/** Signs up with the keyboard alone, and returns the name. `pause` is called before each action. */
const signUpByKeyboard = async (page: Page, pause: () => Promise<void> = async () => {}) => {
  skipUnlessSignUpIsOpen()
  const person = newUserDetails()
  await page.goto('/signup')
  await main(page).getByRole('textbox', { name: 'Email' }).focus()
  for (const name of ['Email', 'Username', 'Your Tagline', 'Password']) {
    const field = main(page).getByRole('textbox', { name, exact: true })
    while (!(await field.evaluate((input) => input === document.activeElement)))
      await page.keyboard.press('Tab')
    await pause()
    const values = [person.email, person.userName, person.tagline, person.password]
    await page.keyboard.insertText(
      values[['Email', 'Username', 'Your Tagline', 'Password'].indexOf(name)] ?? '',
    )
  }
  await pause()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  return person
}

/** Presses Tab until a button has the focus, then Enter. */
const pressByKeyboard = async (page: Page, name: string) => {
  const button = main(page).getByRole('button', { name, exact: true }).first()
  await expect(button).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

const bucketsOf = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('authToken') ?? sessionStorage.getItem('authToken')
    const response = await fetch('/api/bucket', { headers: { authorization: `Bearer ${token}` } })
    return (await response.json()) as { name: string; kicks: { name: string; mine: { done: number } }[] }[]
  })

// Simulates a user on a phone who needs 300 ms per action, by keyboard alone.
test(
  'somebody new has three wishes, one of them done, within a minute, by keyboard on a phone',
  parts,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/signup')
    const pause = () => page.waitForTimeout(actionMs)
    const begin = performance.now()
    const { userName } = await signUpByKeyboard(page, pause)
    await expect(main(page).getByRole('heading', { level: 1, name: `Hello, ${userName}` })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/')
    // Nothing covers it.
    await step(page, 'What would you love to do one day?').click({ trial: true })
    await wishField(page).focus()
    for (const wish of wishes) {
      await pause()
      await page.keyboard.insertText(wish)
      await pause()
      await page.keyboard.press('Enter')
    }
    await expect(main(page).getByRole('list', { name: 'What you want to do' })).toContainText(
      'Sleep in a tree house',
    )
    for (const name of ['Next', 'Next', 'I did it']) {
      await pause()
      await pressByKeyboard(page, name)
      if (name === 'Next') await expect(main(page).getByRole('heading', { level: 2 })).toBeFocused()
    }
    await pause()
    await page.keyboard.insertText('in 2019')
    await expect(main(page).getByText('1 of 3 done')).toBeVisible()
    await expect(main(page).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    const seconds = (performance.now() - begin) / 1000
    test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) })
    expect(seconds).toBeLessThanOrEqual(60)

    const [bucket, ...others] = await bucketsOf(page)
    expect(others).toEqual([])
    expect(bucket?.name).toBe('Someday')
    expect(bucket?.kicks.map(({ name }) => name)).toEqual(wishes)
    expect(bucket?.kicks.filter(({ mine }) => mine.done > 0)).toHaveLength(1)
  },
)

test(
  'the first steps save themselves, survive a reload, and end in the Bucket',
  parts,
  async ({ page, browser }) => {
    test.slow()
    const person = await signUpByKeyboard(page)
    await test.step('Step 1, with a reload while typing', async () => {
      await wishField(page).fill(wishes[0] ?? '')
      await hasNoAxeViolation(page)
      await wishField(page).press('Enter')
      await expect(main(page).getByText(wishes[0] ?? '', { exact: true })).toBeVisible()
      await wishField(page).fill('Learn to su')
      await page.reload()
      await expect(wishField(page)).toHaveValue('Learn to su')
      await expect(main(page).getByText(wishes[0] ?? '', { exact: true })).toBeVisible()
      await wishField(page).press('Enter')
      await expect(main(page).getByText('Learn to su', { exact: true })).toBeVisible()
    })
    await test.step('Step 2', async () => {
      // On a low window, the list of this step puts the heading above its top.
      await page.setViewportSize({ width: 911, height: 512 })
      await main(page).getByRole('button', { name: 'Next' }).click()
      await expect(step(page, 'What others loved')).toBeFocused()
      const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
      expect((await step(page, 'What others loved').boundingBox())?.y).toBeGreaterThan(bar)
      await page.setViewportSize({ width: 1366, height: 768 })
      const kicks = main(page).getByRole('list', { name: 'What others loved' }).getByRole('listitem')
      await expect(kicks).toHaveCount(6)
      await hasNoAxeViolation(page)
      await kicks.first().getByRole('button', { name: 'Add' }).click()
      await expect(kicks.first().getByRole('button', { name: 'Added' })).toBeVisible()
    })
    await test.step('Step 3, after another reload', async () => {
      await main(page).getByRole('button', { name: 'Next' }).click()
      await expect(step(page, 'What have you already done?')).toBeVisible()
      await page.reload()
      await expect(step(page, 'What have you already done?')).toBeVisible()
      await expect(main(page).getByText('0 of 3 done')).toBeVisible()
      await main(page).getByRole('button', { name: 'I did it' }).first().click()
      await main(page).getByRole('textbox', { name: 'When?' }).fill('in May 2019')
      await expect(main(page).getByText('in May 2019', { exact: true })).toBeVisible()
      await expect(main(page).getByText('1 of 3 done')).toBeVisible()
      await hasNoAxeViolation(page)
    })
    await test.step('Another device goes on with what is left', async () => {
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
      const other = await context.newPage()
      await other.goto('/login')
      await main(other).getByRole('textbox', { name: 'Email' }).fill(person.email)
      await main(other).getByRole('textbox', { name: 'Password' }).fill(person.password)
      await main(other).getByRole('button', { name: 'Sign in' }).click()
      // An account that exists lands on '/'.
      await expect(other).toHaveURL('/')
      await other.goto('/login')
      await expect(step(other, 'Your way, and who can see it')).toBeVisible()
      await context.close()
    })
    await test.step('Step 4, and the Bucket', async () => {
      await main(page).getByRole('button', { name: 'Next' }).click()
      await main(page).getByRole('radio', { name: 'To Achieve' }).check()
      await main(page).getByRole('radio', { name: 'Every member' }).check()
      await hasNoAxeViolation(page)
      await main(page).getByRole('button', { name: 'Open my Bucket' }).click()
      await expect(main(page).getByRole('heading', { level: 1, name: 'Someday' })).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Back to Buckets' })).toBeVisible()
      await expect(main(page).getByRole('link', { name: /^Back to Hello/ })).toHaveCount(0)
      await page.goto('/login')
      await expect(main(page).getByText('You are signed in already.')).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0)
    })
    await test.step('The Way and the audience are kept', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
      await expect(main(page).getByText('To Achieve')).toBeVisible()
    })
  },
)

test('‘Skip’ ends the first run for good, and leads to the start', parts, async ({ page }) => {
  await signUpByKeyboard(page)
  await main(page).getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await expect(main(page).getByRole('link', { name: 'Go on' })).toBeVisible()
  await expect(wishField(page)).toHaveCount(0)
})
