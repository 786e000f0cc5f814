import { ApiError } from '@bucketeer/shared-auth'
import type { Answers } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anEntry } from '../../testing/log-server'
import {
  button,
  kick,
  openKickPanel,
  press,
  savedSheet,
  sheet,
  untilClosed,
} from '../../testing/open-kick-panel'

afterEach(() => localStorage.clear())

test('‘Done’ does not close the sheet over a refused change', async () => {
  const server = await openKickPanel([anEntry({ note: 'Before' })])
  await press('Change your last entry')
  const opened = await savedSheet()
  server.put.mockRejectedValue(new ApiError(400, 'Too long.'))
  await userEvent.click(opened.getByRole('radio', { name: 'Again!' }))
  expect(await opened.findByRole('alert')).toHaveTextContent('Could not save this: Too long.')
  await userEvent.click(opened.getByRole('button', { name: 'Done' }))
  await userEvent.keyboard('{Escape}')
  expect(await opened.findByRole('alert')).toBeVisible()
  expect(server.put).toHaveBeenCalledTimes(3)
  await userEvent.click(opened.getByRole('button', { name: 'Close without saving' }))
  await untilClosed()
  await press('Change your last entry')
  expect((await sheet('You did it')).getByRole('radio', { name: 'Again!' })).not.toBeChecked()
})

test('shows the panel as before when a refused new entry is given up', async () => {
  const server = await openKickPanel()
  server.post.mockRejectedValueOnce(new ApiError(400, 'The day is still to come.'))
  await press('I did it')
  const opened = await sheet('You did it')
  await userEvent.click(await opened.findByRole('button', { name: 'Close without saving' }))
  await untilClosed()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('opens the sheet again when the last change is refused after it was closed', async () => {
  const server = await openKickPanel([anEntry()])
  await press('Change your last entry')
  const opened = await savedSheet()
  let refuse = (_error: ApiError) => {}
  server.put.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'x')
  await userEvent.click(opened.getByRole('button', { name: 'Done' }))
  await untilClosed()
  refuse(new ApiError(400, 'Too long.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long.')
  expect((await sheet('You did it')).getByRole('textbox', { name: 'Note' })).toHaveValue('x')
})

test('says when it repeats a request after too many', async () => {
  const server = await openKickPanel()
  server.post.mockRejectedValueOnce(new ApiError(429, 'Too many.', { retryAfter: 600 }))
  await press('I did it')
  const opened = await sheet('You did it')
  expect(
    await opened.findByText(
      'That was too fast. What you wrote is kept and will be saved in about 10 minutes.',
    ),
  ).toBeVisible()
  await userEvent.click(opened.getByRole('button', { name: 'Undo' }))
  await untilClosed()
  expect(server.post).toHaveBeenCalledTimes(1)
})

test('shows what another window changed, and keeps what is typed', async () => {
  const entry = anEntry({ with: [{ name: 'Tom' }] })
  const server = await openKickPanel([entry])
  await press('Change your last entry')
  const opened = await savedSheet()
  server.changeElsewhere(entry._id, {
    on: '2023-01-01',
    precision: 'year',
    with: [{ name: 'Ida' }],
    steps: [{ text: 'Book', done: false }],
  })
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'Cold')
  expect(await opened.findByText(/^This entry was changed in another window/u)).toBeVisible()
  expect(opened.getByRole('textbox', { name: 'With whom' })).toHaveValue('Ida')
  expect(opened.getByRole('textbox', { name: 'Year' })).toHaveValue('2023')
  await waitFor(() => expect(server.entries()).toMatchObject([{ note: 'Cold', on: '2023-01-01' }]))
})

test('opens the current version of an entry whose sheet was open before', async () => {
  const entry = anEntry()
  const server = await openKickPanel([entry])
  await press('Change your last entry')
  await userEvent.click((await savedSheet()).getByRole('radio', { name: 'Again!' }))
  await savedSheet()
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  server.changeElsewhere(entry._id, { note: 'From elsewhere' })
  await press('Change your last entry')
  const opened = await savedSheet()
  await userEvent.click(opened.getByRole('radio', { name: '4 stars' }))
  await waitFor(() => expect(opened.getByRole('textbox', { name: 'Note' })).toHaveValue('From elsewhere'))
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  await press('Change your last entry')
  const again = await savedSheet()
  expect(again.queryByText(/changed in another window/u)).not.toBeInTheDocument()
  expect(again.getByRole('radio', { name: 'Again!' })).toBeChecked()
})

describe('a Kick with more entries than the server returns at once', () => {
  const many = Array.from({ length: 100 }, (_, index) => anEntry({ _id: `entry-${index}` }))
  const older = anEntry({ _id: 'older', state: 'doing', on: '2020-05-01' })
  const mine = {
    buckets: 2,
    doing: 'older',
    done: 240,
    lastDone: { on: '2025-01-01', precision: 'year' },
  } as const
  const answers = {
    'GET /api/kick/{kickId}': async () => ({ ...kick, mine }),
    'GET /api/log': async () => many,
  } as Answers

  test('shows the counts of the server', async () => {
    await openKickPanel([older], answers)
    expect(await screen.findByText('Done · 240 times · last in 2025')).toBeVisible()
    expect(await screen.findByText('On it since May 2020')).toBeVisible()
  })

  test('changes the entry "On it" instead of adding one', async () => {
    const server = await openKickPanel([older], answers)
    await waitFor(() => expect(button('I did it')).toBeEnabled())
    await press('I did it')
    await savedSheet()
    expect(server.post).not.toHaveBeenCalled()
    expect(server.put.mock.calls[0]?.[0].params).toEqual({ entryId: 'older' })
  })
})

test('shows the state before the entries are loaded', async () => {
  await openKickPanel([], {
    'GET /api/kick/{kickId}': async () => ({
      ...kick,
      mine: { ...kick.mine, done: 1, lastDone: { on: '2024-01-01', precision: 'year' } },
    }),
    'GET /api/log': () => new Promise(() => {}),
  } as Answers)
  expect(await screen.findByText('Done · in 2024')).toBeVisible()
})
