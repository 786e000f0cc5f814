import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Finds the card of the Kick with this name. */
export function cardOf(name: string) {
  const item = screen.getByRole('link', { name }).closest('li')
  if (!item) throw new Error(`${name} is on no card.`)
  return within(item)
}

/** Chooses an option of a select or a combobox. */
export async function choose(dropdown: HTMLElement, option: string) {
  if (dropdown instanceof HTMLSelectElement) return userEvent.selectOptions(dropdown, option)
  await userEvent.click(dropdown)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
