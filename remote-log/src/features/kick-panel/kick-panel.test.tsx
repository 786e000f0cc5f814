import { addDays, localDay } from '@bucketeer/shared-ui/social'
import { ApiError } from '@bucketeer/shared-auth'
import type { Answers } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anEntry, shownPhotos } from '../../testing/log-server'
import {
  button,
  kick,
  kickId,
  openKickPanel,
  press,
  savedSheet,
  sheet,
  untilClosed,
} from '../../testing/open-kick-panel'

afterEach(() => localStorage.clear())

const choose = async (name: string) => {
  await press('More options for your Log')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const bodies = ({ put }: { put: jest.Mock }) => put.mock.calls.map(([{ body }]) => body)

test('shows the counts and, for a Kick without entries, no state', async () => {
  await openKickPanel()
  expect(screen.getByText('41 want this · 12 did it · 10 would do it again')).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('button', { name: 'Change your last entry' })).not.toBeInTheDocument()
})

test('leaves out counts of zero', async () => {
  await openKickPanel([], {
    'GET /api/kick/{kickId}': async () => ({ ...kick, counts: { wanted: 1, done: 0, again: 0 } }),
  })
  expect(screen.getByText('1 wants this')).toBeVisible()
})

test('‘I did it’ saves at once, today, and opens the sheet of what is saved', async () => {
  const { post, put } = await openKickPanel()
  await press('I did it')
  const opened = await savedSheet()
  expect(post).toHaveBeenCalledTimes(1)
  expect(post).toHaveBeenCalledWith({ body: { kickId, state: 'done', on: localDay(), precision: 'day' } })
  expect(put).not.toHaveBeenCalled()
  expect(opened.getByRole('radio', { name: 'Today' })).toBeChecked()
  expect(opened.getByRole('radio', { name: /^My followers/u })).toBeChecked()
})

test('saves each field of the sheet by itself', async () => {
  const server = await openKickPanel()
  await press('I did it')
  const opened = await savedSheet()
  await userEvent.click(opened.getByRole('radio', { name: 'Only the year' }))
  await userEvent.clear(opened.getByRole('textbox', { name: 'Year' }))
  await userEvent.type(opened.getByRole('textbox', { name: 'Year' }), '2019')
  await userEvent.click(opened.getByRole('radio', { name: 'Again!' }))
  await userEvent.click(opened.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(opened.getByRole('radio', { name: /^Only me/u }))
  await userEvent.type(opened.getByRole('textbox', { name: 'With whom' }), 'Tom, Ida')
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'The upper berth.')
  await userEvent.click(opened.getByRole('button', { name: 'Done' }))
  await untilClosed()
  await waitFor(() =>
    expect(server.entries()).toMatchObject([
      {
        on: '2019-01-01',
        precision: 'year',
        again: true,
        stars: 4,
        audience: 'Private',
        note: 'The upper berth.',
        with: [{ name: 'Tom' }, { name: 'Ida' }],
      },
    ]),
  )
  expect(server.post).toHaveBeenCalledTimes(1)
  expect(bodies(server)[0]).toEqual({ on: `${localDay().slice(0, 4)}-01-01`, precision: 'year' })
  expect(screen.getByText('Done · in 2019')).toBeVisible()
})

test('‘Undo’ deletes the entry, and the panel is as before', async () => {
  const server = await openKickPanel()
  await press('I did it')
  const opened = await savedSheet()
  await userEvent.click(opened.getByRole('button', { name: 'Undo' }))
  await untilClosed()
  await waitFor(() => expect(server.entries()).toEqual([]))
  expect(server.remove).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('hides an entry after ‘Undo’, even before it is deleted', async () => {
  const server = await openKickPanel()
  await press('I did it')
  const opened = await savedSheet()
  server.remove.mockReturnValueOnce(new Promise(() => {}))
  await userEvent.click(opened.getByRole('button', { name: 'Undo' }))
  await untilClosed()
  expect(screen.queryByRole('button', { name: 'Change your last entry' })).not.toBeInTheDocument()
  await press('I did it')
  await savedSheet()
  expect(server.post).toHaveBeenCalledTimes(2)
})

test('by keyboard: Enter saves, Escape closes, and the focus is back on the button', async () => {
  const server = await openKickPanel()
  await userEvent.tab()
  expect(button('I did it')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await savedSheet()
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  expect(button('I did it')).toHaveFocus()
  expect(server.entries()).toHaveLength(1)
  expect(screen.getByText(/^Done · on/u)).toBeVisible()
})

test('returns the focus to the menu’s button after the sheet of a menu item', async () => {
  await openKickPanel()
  await choose('I’m on it')
  await savedSheet('You’re on it')
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  expect(button('More options for your Log')).toHaveFocus()
})

test('changes an entry from "On it" to done, and keeps its steps and note', async () => {
  const doing = anEntry({ state: 'doing', steps: [{ text: 'Book', done: true }], note: 'By boat' })
  const server = await openKickPanel([doing])
  expect(screen.getByText('On it since May 2024')).toBeVisible()
  await press('I did it')
  await savedSheet()
  expect(server.post).not.toHaveBeenCalled()
  expect(bodies(server)).toEqual([{ state: 'done', on: localDay(), precision: 'day' }])
  expect(server.entries()).toMatchObject([{ steps: doing.steps, note: 'By boat' }])
})

test('keeps the start date on ‘Let it go’, and restores "On it" on ‘Undo’', async () => {
  const doing = anEntry({ state: 'doing' })
  const server = await openKickPanel([doing])
  await choose('Let it go')
  const opened = await savedSheet('You let it go')
  expect(bodies(server)).toEqual([{ state: 'let go', on: '2024-05-01', precision: 'month' }])
  await userEvent.click(opened.getByRole('button', { name: 'Undo' }))
  await untilClosed()
  await waitFor(() => expect(server.entries()).toMatchObject([{ ...doing, updatedAt: expect.any(String) }]))
  expect(screen.getByText('On it since May 2024')).toBeVisible()
})

test('creates another entry on ‘I did it again’', async () => {
  const server = await openKickPanel([anEntry()])
  await choose('I did it again')
  await savedSheet()
  expect(server.entries()).toHaveLength(2)
  expect(screen.getByText(/^Done · 2 times · last on/u)).toBeInTheDocument()
})

test('goes on without a connection, and saves when there is one', async () => {
  const server = await openKickPanel()
  server.post.mockRejectedValueOnce(new ApiError(null, 'No connection.'))
  await press('I did it')
  const opened = await sheet('You did it')
  expect(await opened.findByText(/^No connection\. What you wrote is kept/u)).toBeVisible()
  await userEvent.click(opened.getByRole('radio', { name: 'Yesterday' }))
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  expect(screen.getByText(/^Done · on/u)).toBeVisible()
  await press('Change your last entry')
  const again = await sheet('You did it')
  expect(again.getByRole('radio', { name: 'Yesterday' })).toBeChecked()
  window.dispatchEvent(new Event('online'))
  await savedSheet()
  expect(server.entries()).toMatchObject([{ on: addDays(localDay(), -1), precision: 'day' }])
})

test('says why an entry was refused, and sends it again on demand', async () => {
  const server = await openKickPanel()
  server.post.mockRejectedValueOnce(new ApiError(400, 'The day is still to come.'))
  await press('I did it')
  const opened = await sheet('You did it')
  expect(await opened.findByRole('alert')).toHaveTextContent('Could not save this: The day is still to come.')
  await userEvent.click(opened.getByRole('button', { name: 'Try again' }))
  await savedSheet()
  expect(server.entries()).toHaveLength(1)
})

test('says that the entries could not be loaded', async () => {
  await openKickPanel([], {
    'GET /api/log': async () => {
      throw new ApiError(503, 'The post is late.')
    },
  } as Answers)
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your Log: The post is late.')
})

test('shows the user’s own entry, photos and Stories of the Kick', async () => {
  const photos = shownPhotos([{ url: '/media/a/1280.webp', alt: 'Fog' }])
  const own = { ...kick.mine, done: 1, photo: '/media/a/1280.webp' }
  const stories = [{ _id: 's1', title: 'Rails', journalId: 'j1' }]
  await openKickPanel([anEntry({ _id: 'e1', kick, photos })], {
    'GET /api/kick/{kickId}': async () => ({ ...kick, mine: { ...own, stories } }),
  })
  expect(await screen.findByRole('link', { name: 'Fog' })).toHaveAttribute('href', '/log/e1')
  expect(screen.getByRole('link', { name: 'See your entry' })).toHaveAttribute('href', '/log/e1')
  expect(screen.getByText(/^Your Story:/u)).toBeVisible()
  expect(screen.getByRole('link', { name: /Rails/u })).toHaveAttribute('href', '/journal/j1#story-s1')
})
