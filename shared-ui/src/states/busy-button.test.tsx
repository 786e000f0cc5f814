import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BusyButton } from './busy-button'

test('ignores clicks while it is busy, and keeps the focus', async () => {
  const save = jest.fn()
  const button = (isBusy: boolean) => (
    <BusyButton isBusy={isBusy} onClick={save}>
      Save
    </BusyButton>
  )
  const { rerender } = render(button(false))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  rerender(button(true))
  await userEvent.keyboard('{Enter}')
  expect(save).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Save', busy: true })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  rerender(button(false))
  await userEvent.keyboard('{Enter}')
  expect(save).toHaveBeenCalledTimes(2)
})
