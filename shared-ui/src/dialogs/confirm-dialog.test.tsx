import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from './confirm-dialog'
import { renderWithSite } from '../testing'

const onConfirm = jest.fn()
const onCancel = jest.fn()
const renderDialog = (busy = false) =>
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

test('ConfirmDialog has a name and a description, and focuses Cancel', () => {
  renderDialog()
  expect(screen.getByRole('dialog', { name: 'Delete this Bucket?' })).toHaveAccessibleDescription(
    'It is gone for good.',
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('ConfirmDialog confirms on its button only', async () => {
  renderDialog()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bucket' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('ConfirmDialog cannot be closed while busy', async () => {
  renderDialog(true)
  await userEvent.keyboard('{Escape}')
  expect(onCancel).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
})
