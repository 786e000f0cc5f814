import { expect, type Locator, type Page } from '@playwright/test'
import { isNativeSelect } from '../fixtures/choose-option'
import type { sunset } from '../fixtures/picture'

export type PictureFile = ReturnType<typeof sunset>

/** Performs actions with one input device, so that the same journey runs with mouse, touch and keyboard. */
export interface InputDriver {
  /** Follows a link or presses a button. */
  activate(target: Locator): Promise<void>
  checkRadio(radio: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  /** Chooses an option of a native select or of a listbox. */
  chooseOption(field: Locator, option: string | RegExp): Promise<void>
  /** Types a place and chooses the first suggestion. */
  choosePlace(field: Locator, typed: string): Promise<void>
  choosePicture(field: Locator, file: PictureFile): Promise<void>
  /** Follows a link of the top bar. */
  navigate(menu: string, link: string): Promise<void>
}

const banner = (page: Page) => page.getByRole('banner')
const findOption = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox').getByRole('option', { name }).first()

/** Selects by label, because Playwright cannot click the options of a native select. */
async function selectNativeOption(field: Locator, name: string | RegExp) {
  const label = (await field.getByRole('option', { name }).first().textContent()) ?? ''
  await field.selectOption({ label })
}

/** Uses a mouse on a wide screen. */
export const mouseDriver = (page: Page): InputDriver => ({
  activate: (target) => target.click(),
  checkRadio: (radio) => radio.check(),
  fill: (field, text) => field.fill(text),
  chooseOption: async (field, option) => {
    if (await isNativeSelect(field)) return selectNativeOption(field, option)
    await field.click()
    await findOption(page, option).click()
  },
  choosePlace: async (field, typed) => {
    await field.fill(typed)
    await findOption(page, typed).click()
  },
  choosePicture: (field, file) => field.setInputFiles(file),
  navigate: async (menu, link) => {
    await banner(page).getByRole('button', { name: menu, exact: true }).hover()
    await banner(page).getByRole('link', { name: link, exact: true }).click()
  },
})

/** Uses touch on a phone. */
export const touchDriver = (page: Page): InputDriver => ({
  ...mouseDriver(page),
  activate: (target) => target.tap(),
  chooseOption: async (field, option) => {
    if (await isNativeSelect(field)) return selectNativeOption(field, option)
    await field.tap()
    await findOption(page, option).tap()
  },
  choosePlace: async (field, typed) => {
    await field.tap()
    await field.fill(typed)
    await findOption(page, typed).tap()
  },
  navigate: async (_, link) => {
    await banner(page).getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).tap()
  },
})

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Returns whether Enter would choose the option. */
const isActive = (option: Locator) =>
  option.evaluate(
    (element) =>
      element === document.activeElement ||
      element.id === document.activeElement?.getAttribute('aria-activedescendant'),
  )

async function isSelected(select: Locator, option: string | RegExp) {
  const selected = (await select.locator('option:checked').textContent()) ?? ''
  return typeof option === 'string' ? selected.includes(option) : option.test(selected)
}

/** Returns whether focus is after the target in the document. */
const isBeforeFocus = (target: Locator) =>
  target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      (element.compareDocumentPosition(document.activeElement ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
  )

/** Returns whether focus is in the radio's group, which is one tab stop. */
const isGroupFocused = (radio: Locator) =>
  radio.evaluate((element) => element.getAttribute('name') === document.activeElement?.getAttribute('name'))

/** Limits the key presses per target; no page has as many tab stops. */
const maxPresses = 250

/** Uses only the keyboard; fails for elements that Tab does not reach. */
export function keyboardDriver(page: Page): InputDriver {
  const press = (key: string) => page.keyboard.press(key)
  const pressUntil = async (
    key: string,
    target: Locator,
    isReached: (target: Locator) => Promise<boolean>,
  ) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < maxPresses; presses++) {
      if (await isReached(target)) return
      await press(key)
    }
    throw new Error(`${key} does not reach ${String(target)}.`)
  }
  const focus = async (target: Locator) => {
    await expect(target).toBeVisible()
    // Goes back to a target before the focus: going forward would never end in a list that loads more.
    await pressUntil((await isBeforeFocus(target)) ? 'Shift+Tab' : 'Tab', target, isFocused)
  }
  const chooseFromListbox = async (option: Locator) => {
    await pressUntil('ArrowDown', option, isActive)
    await press('Enter')
  }
  const activate = async (target: Locator) => {
    await focus(target)
    await press('Enter')
  }
  return {
    activate,
    checkRadio: async (radio) => {
      await pressUntil('Tab', radio, isGroupFocused)
      await press('Space')
      await pressUntil('ArrowDown', radio, (each) => each.isChecked())
    },
    fill: async (field, text) => {
      await focus(field)
      await press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    chooseOption: async (field, option) => {
      await focus(field)
      if (await isNativeSelect(field)) {
        await press('Home')
        return pressUntil('ArrowDown', field, (select) => isSelected(select, option))
      }
      await press('Enter')
      await expect(findOption(page, option)).toBeVisible()
      await press('Home')
      await chooseFromListbox(findOption(page, option))
      await expect(page.getByRole('listbox')).toHaveCount(0)
    },
    choosePlace: async (field, typed) => {
      await focus(field)
      await page.keyboard.type(typed)
      await chooseFromListbox(findOption(page, typed))
    },
    choosePicture: async (field, file) => {
      const chooser = page.waitForEvent('filechooser')
      await focus(field)
      await press('Enter')
      await (await chooser).setFiles(file)
    },
    navigate: async (menu, link) => {
      await activate(banner(page).getByRole('button', { name: menu, exact: true }))
      await activate(banner(page).getByRole('link', { name: link, exact: true }))
    },
  }
}
