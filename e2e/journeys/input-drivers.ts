import { expect, type Locator, type Page } from '@playwright/test'
import { isNativeSelect } from '../fixtures/choose-option'
import type { sunset } from '../fixtures/picture'

export type PictureFile = ReturnType<typeof sunset>

/** How somebody uses the site: what they do is the same for all. */
export interface InputDriver {
  /** Follows a link or presses a button. */
  use(target: Locator): Promise<void>
  /** Takes one of several radio buttons. */
  pick(radio: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  /** Takes an option of a native select, or of a list that opens. */
  choose(field: Locator, option: string | RegExp): Promise<void>
  /** Takes the first place that is offered for what is typed. */
  findPlace(field: Locator, typed: string): Promise<void>
  choosePicture(field: Locator, file: PictureFile): Promise<void>
  /** Goes to a page of the top bar. */
  goTo(menu: string, link: string): Promise<void>
}

const banner = (page: Page) => page.getByRole('banner')
const optionOf = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox').getByRole('option', { name }).first()

/** The browser draws the list of a native select, where no test can click. */
const selectNatively = async (field: Locator, name: string | RegExp) => {
  const label = (await field.getByRole('option', { name }).first().textContent()) ?? ''
  await field.selectOption({ label })
}

/** A mouse on a wide screen. */
export const mouseDriver = (page: Page): InputDriver => ({
  use: (target) => target.click(),
  pick: (radio) => radio.check(),
  fill: (field, text) => field.fill(text),
  choose: async (field, option) => {
    if (await isNativeSelect(field)) return selectNatively(field, option)
    await field.click()
    await optionOf(page, option).click()
  },
  findPlace: async (field, typed) => {
    await field.fill(typed)
    await optionOf(page, typed).click()
  },
  choosePicture: (field, file) => field.setInputFiles(file),
  goTo: async (menu, link) => {
    await banner(page).getByRole('button', { name: menu, exact: true }).hover()
    await banner(page).getByRole('link', { name: link, exact: true }).click()
  },
})

/** A finger on a phone. */
export const touchDriver = (page: Page): InputDriver => ({
  ...mouseDriver(page),
  use: (target) => target.tap(),
  choose: async (field, option) => {
    if (await isNativeSelect(field)) return selectNatively(field, option)
    await field.tap()
    await optionOf(page, option).tap()
  },
  findPlace: async (field, typed) => {
    await field.tap()
    await field.fill(typed)
    await optionOf(page, typed).tap()
  },
  goTo: async (_, link) => {
    await banner(page).getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).tap()
  },
})

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Whether it is the option that Enter would take. */
const isActive = (option: Locator) =>
  option.evaluate(
    (element) =>
      element === document.activeElement ||
      element.id === document.activeElement?.getAttribute('aria-activedescendant'),
  )

const hasChosen = async (select: Locator, option: string | RegExp) => {
  const chosen = (await select.locator('option:checked').textContent()) ?? ''
  return typeof option === 'string' ? chosen.includes(option) : option.test(chosen)
}

/** Whether one has come past it: forwards, a list that loads on would never end. */
const isBehind = (target: Locator) =>
  target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      (element.compareDocumentPosition(document.activeElement ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
  )

/** Radio buttons of one name are one stop of Tab. */
const isGroupFocused = (radio: Locator) =>
  radio.evaluate((element) => element.getAttribute('name') === document.activeElement?.getAttribute('name'))

/** More than any page of ours has to pass, once around. */
const mostSteps = 250

/** The keyboard alone: whatever Tab does not reach is not there. */
export const keyboardDriver = (page: Page): InputDriver => {
  const press = (key: string) => page.keyboard.press(key)
  const pressUntil = async (key: string, target: Locator, isThere: (target: Locator) => Promise<boolean>) => {
    await expect(target).toBeVisible()
    for (let step = 0; step < mostSteps; step++) {
      if (await isThere(target)) return
      await press(key)
    }
    throw new Error(`${key} does not reach ${String(target)}.`)
  }
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    await pressUntil((await isBehind(target)) ? 'Shift+Tab' : 'Tab', target, isFocused)
  }
  /** Goes down an open list to an option. */
  const take = async (option: Locator) => {
    await pressUntil('ArrowDown', option, isActive)
    await press('Enter')
  }
  const use = async (target: Locator) => {
    await reach(target)
    await press('Enter')
  }
  return {
    use,
    pick: async (radio) => {
      await pressUntil('Tab', radio, isGroupFocused)
      await press('Space')
      await pressUntil('ArrowDown', radio, (each) => each.isChecked())
    },
    fill: async (field, text) => {
      await reach(field)
      await press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    choose: async (field, option) => {
      await reach(field)
      if (await isNativeSelect(field)) {
        await press('Home')
        return pressUntil('ArrowDown', field, (select) => hasChosen(select, option))
      }
      await press('Enter')
      await expect(optionOf(page, option)).toBeVisible()
      await press('Home')
      await take(optionOf(page, option))
      await expect(page.getByRole('listbox')).toHaveCount(0)
    },
    findPlace: async (field, typed) => {
      await reach(field)
      await page.keyboard.type(typed)
      await take(optionOf(page, typed))
    },
    choosePicture: async (field, file) => {
      const chooser = page.waitForEvent('filechooser')
      await reach(field)
      await press('Enter')
      await (await chooser).setFiles(file)
    },
    goTo: async (menu, link) => {
      await use(banner(page).getByRole('button', { name: menu, exact: true }))
      await use(banner(page).getByRole('link', { name: link, exact: true }))
    },
  }
}
