import { act, screen } from '@testing-library/react'
import { renderWithSite } from '../testing/render-with-site'
import { Button } from './button'

const saving = (isLoading: boolean) => (
  <>
    <Button loading={isLoading}>Save</Button>
    <Button>Cancel</Button>
  </>
)
const button = (name: string) => screen.getByRole('button', { name })

/** As browsers do with a button that is disabled. */
const takeFocus = () => act(() => (document.activeElement as HTMLElement).blur())
const focus = (name: string) => act(() => button(name).focus())

test('a button that was pressed has the focus again after it loaded', () => {
  const { rerender } = renderWithSite(saving(false))
  focus('Save')
  rerender(saving(true))
  takeFocus()
  rerender(saving(false))
  expect(button('Save')).toHaveFocus()
})

test('a button does not take the focus from where the user went meanwhile', () => {
  const { rerender } = renderWithSite(saving(false))
  focus('Save')
  rerender(saving(true))
  takeFocus()
  focus('Cancel')
  rerender(saving(false))
  expect(button('Cancel')).toHaveFocus()
  takeFocus()
  rerender(saving(true))
  rerender(saving(false))
  expect(document.body).toHaveFocus()
})
