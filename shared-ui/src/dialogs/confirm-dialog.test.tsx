import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from './confirm-dialog'
import { renderWithSite } from '../testing'

const onConfirm = jest.fn()
const onCancel = jest.fn()
const ask = (busy = false) =>
  renderWithSite(
    <ConfirmDialog
      open
      title="Delete this Bucket?"
      text="It is gone for good."
      confirm="Delete Bucket"
      tone="error"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
beforeEach(() => jest.resetAllMocks())

test('asks by name, with what follows, and starts on the way out', () => {
  ask()
  expect(screen.getByRole('dialog', { name: 'Delete this Bucket?' })).toHaveAccessibleDescription(
    'It is gone for good.',
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('does it on the named button only', async () => {
  ask()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bucket' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('cannot be left while it is being done', async () => {
  ask(true)
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
})
