import { ApiError } from '@bucketeer/shared-auth'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anEntry } from '../../testing/log-server'
import {
  button,
  goBack,
  openKickPanel,
  press,
  savedSheet,
  sheet,
  untilClosed,
} from '../../testing/open-kick-panel'

afterEach(() => localStorage.clear())

const openLast = async (entry = anEntry()) => {
  const server = await openKickPanel([entry])
  await press('Change your last entry')
  return { ...server, opened: await savedSheet() }
}

test('stays open over a date that cannot be read, and focuses it', async () => {
  const { opened, put } = await openLast()
  const month = opened.getByRole('textbox', { name: 'Month' })
  expect(month).toHaveValue('May 2024')
  await userEvent.clear(month)
  await userEvent.type(month, '2199')
  expect(month).toBeInvalid()
  expect(opened.getByText('That is still to come.')).toBeVisible()
  await userEvent.click(opened.getByRole('button', { name: 'Done' }))
  expect(month).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(month).toBeVisible()
  await userEvent.clear(month)
  await userEvent.type(month, '04/2024')
  await userEvent.click(opened.getByRole('button', { name: 'Done' }))
  await untilClosed()
  await waitFor(() => expect(put.mock.calls[0]?.[0].body).toEqual({ on: '2024-04-01', precision: 'month' }))
})

test('stays open over a name that is too long, and focuses the field', async () => {
  const { opened, put } = await openLast()
  const companions = opened.getByRole('textbox', { name: 'With whom' })
  await userEvent.click(companions)
  await userEvent.paste(`Tom, ${'a'.repeat(61)}`)
  await userEvent.click(opened.getByRole('button', { name: 'Done' }))
  expect(companions).toHaveFocus()
  expect(companions).toHaveAccessibleDescription('A name has at most 60 characters.')
  expect(put).not.toHaveBeenCalled()
})

test('closes on Back, which leaves the page only then', async () => {
  await openKickPanel()
  await press('I did it')
  await savedSheet()
  await goBack()
  await untilClosed()
  expect(button('I did it')).toBeVisible()
  // Opens and closes a second time.
  await press('Change your last entry')
  await savedSheet()
  await goBack()
  await untilClosed()
})

test('saves what was typed on Back', async () => {
  const { opened, entries } = await openLast()
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'Cold')
  await goBack()
  await untilClosed()
  await waitFor(() => expect(entries()).toMatchObject([{ note: 'Cold' }]))
})

test('stays open on each Back over a refused change', async () => {
  const { opened, put } = await openLast()
  put.mockRejectedValue(new ApiError(400, 'Too long.'))
  await userEvent.click(opened.getByRole('radio', { name: 'Again!' }))
  await opened.findByRole('alert')
  await goBack()
  await goBack()
  expect(await opened.findByRole('alert')).toBeVisible()
  await userEvent.click(opened.getByRole('button', { name: 'Close without saving' }))
  await untilClosed()
})

test('restores a note after a reload when another window changed the entry', async () => {
  const entry = anEntry({ note: '' })
  const { opened, changeElsewhere, entries } = await openLast(entry)
  changeElsewhere(entry._id, { note: 'Warm' })
  // At once, so that one change is sent.
  await userEvent.click(opened.getByRole('textbox', { name: 'Note' }))
  await userEvent.paste('Cold')
  expect(await opened.findByRole('alert')).toHaveTextContent(/The same was changed/u)
  cleanup()
  const server = await openKickPanel(entries())
  await press('Change your last entry')
  const again = await sheet('You did it')
  expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('Cold')
  expect(again.getByRole('alert')).toHaveTextContent(/The same was changed in another window/u)
  await userEvent.click(again.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.entries()).toMatchObject([{ note: 'Cold' }]))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
