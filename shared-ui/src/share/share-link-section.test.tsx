import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '../testing'
import type { ShareLink, ShareLinkCalls } from './use-share-link'
import { ShareLinkSection } from './share-link-section'

const link: ShareLink = {
  _id: 'link',
  url: '/shared/bucket/k1',
  expiresAt: null,
  hasPreview: false,
  hasPassword: false,
}
const dayMs = 24 * 60 * 60 * 1000

/** The calls of a server with one link. */
function callsOf(first?: ShareLink) {
  let present = first
  const change = jest.fn<Promise<ShareLink>, Parameters<ShareLinkCalls['change']>>(
    async (_id, { password, newKey, ...fields }) => {
      present = {
        ...(present ?? link),
        ...fields,
        ...(password !== undefined && { hasPassword: password !== null }),
        ...(newKey && { url: '/shared/bucket/k2' }),
      }
      return present
    },
  )
  return {
    read: jest.fn(async () => present),
    create: jest.fn(async () => (present = link)),
    change,
    end: jest.fn(async () => {
      present = undefined
    }),
  }
}

const open = (calls: ShareLinkCalls, note = 'Not all of it.') =>
  renderWithSite(<ShareLinkSection calls={calls} note={note} />)
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const address = () => screen.findByRole('textbox', { name: 'Link' })
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const saved = () => screen.findByText('Saved')

test('says what a link does and creates one, with focus on its address', async () => {
  const calls = callsOf()
  open(calls)
  const section = screen.getByRole('region', { name: 'Share by link' })
  expect(section).toHaveTextContent('Anybody who has this link can read it. Not all of it.')
  await press('Create link')
  expect(await address()).toHaveValue('http://localhost/shared/bucket/k1')
  expect(await address()).toHaveFocus()
  expect(calls.create).toHaveBeenCalledTimes(1)
})

test('copies the address', async () => {
  const user = userEvent.setup()
  renderWithSite(<ShareLinkSection calls={callsOf(link)} />)
  await user.click(await button('Copy'))
  expect(await screen.findByText('Copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/shared/bucket/k1')
})

test('selects the address where the browser refuses to copy', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission.'))
  renderWithSite(<ShareLinkSection calls={callsOf(link)} />)
  await user.click(await button('Copy'))
  expect(await screen.findByText('Press Ctrl+C or ⌘C to copy it.')).toBeVisible()
})

test.each([
  ['In 7 days', 7],
  ['In 30 days', 30],
])('makes a link good for a while: %s', async (label, days) => {
  const calls = callsOf(link)
  open(calls)
  const before = new Date()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Good until' }), label)
  await saved()
  const { expiresAt } = calls.change.mock.lastCall?.[1] ?? {}
  expect(Math.round((Date.parse(expiresAt ?? '') - before.getTime()) / dayMs)).toBe(days)
})

test('makes a link good until the end of a day, and then until it is ended', async () => {
  const calls = callsOf(link)
  open(calls)
  const choice = () => screen.findByRole('combobox', { name: 'Good until' })
  await userEvent.selectOptions(await choice(), 'A date…')
  expect(calls.change).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/Last day/), '2036-12-24')
  await press('Save')
  await saved()
  const expiresAt = new Date(2036, 11, 24, 23, 59, 59).toISOString()
  expect(calls.change).toHaveBeenCalledWith('link', { expiresAt })
  expect(await choice()).toHaveDisplayValue('24 December 2036')
  await userEvent.selectOptions(await choice(), 'You end it')
  await waitFor(() => expect(calls.change).toHaveBeenLastCalledWith('link', { expiresAt: null }))
})

test('says that a link has expired', async () => {
  open(callsOf({ ...link, expiresAt: '2020-05-01T12:00:00.000Z' }))
  expect(await screen.findByText(/^This link stopped working on 1 May 2020\./)).toBeVisible()
})

test('adds and removes a password, with which there is no preview', async () => {
  const calls = callsOf({ ...link, hasPreview: true })
  open(calls)
  const preview = () => screen.getByRole('checkbox', { name: 'Show a preview in chats' })
  await press('Add a password')
  expect(preview()).toBeChecked()
  const field = screen.getByRole('textbox', { name: /Password of this link/ })
  // Browsers would fill in the password of the account.
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.type(field, 'three blue boats')
  await press('Save')
  await saved()
  expect(calls.change).toHaveBeenCalledWith('link', { password: 'three blue boats' })
  expect(preview()).toBeDisabled()
  expect(preview()).not.toBeChecked()
  await press('Remove password')
  expect(await button('Add a password')).toBeVisible()
  expect(calls.change).toHaveBeenLastCalledWith('link', { password: null })
})

test('shows a preview in chats only when its owner ticks it', async () => {
  const calls = callsOf(link)
  open(calls)
  const preview = await screen.findByRole('checkbox', { name: 'Show a preview in chats' })
  expect(preview).not.toBeChecked()
  await userEvent.click(preview)
  await saved()
  expect(calls.change).toHaveBeenCalledWith('link', { hasPreview: true })
  expect(preview).toBeChecked()
})

test('shows notes of entries with companions only when their owner ticks it', async () => {
  const calls = callsOf(link)
  renderWithSite(
    <ShareLinkSection calls={calls} notesChoice={{ label: 'Show notes', hint: 'With names.' }} />,
  )
  const notes = await screen.findByRole('checkbox', { name: 'Show notes' })
  expect(notes).not.toBeChecked()
  expect(notes).toHaveAccessibleDescription('With names.')
  await userEvent.click(notes)
  await saved()
  expect(calls.change).toHaveBeenCalledWith('link', { showsNotes: true })
  expect(notes).toBeChecked()
})

test('makes a new link after a confirmation', async () => {
  const calls = callsOf(link)
  open(calls)
  await press('New link')
  expect(screen.getByRole('dialog', { name: 'Make a new link?' })).toHaveTextContent('stops working at once')
  await confirm('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.change).not.toHaveBeenCalled()
  await press('New link')
  await confirm('New link')
  await waitFor(async () => expect(await address()).toHaveValue('http://localhost/shared/bucket/k2'))
  expect(calls.change).toHaveBeenCalledWith('link', { newKey: true })
})

test('ends a link after a confirmation, and offers to create one', async () => {
  const calls = callsOf(link)
  open(calls)
  await press('End link')
  await confirm('End link')
  expect(await button('Create link')).toBeVisible()
  expect(calls.end).toHaveBeenCalledWith('link')
})

test('shows why the link could not be read, and reads it again', async () => {
  const calls = callsOf(link)
  calls.read.mockRejectedValueOnce(new Error('The line is busy.'))
  open(calls)
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get the link: The line is busy.')
  await press('Try again')
  expect(await address()).toBeVisible()
})

test('shows why a change failed and keeps the link as it was', async () => {
  const calls = callsOf(link)
  calls.change.mockRejectedValueOnce(new Error('The line is busy.'))
  open(calls)
  const preview = await screen.findByRole('checkbox', { name: 'Show a preview in chats' })
  await userEvent.click(preview)
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not change the link: The line is busy.')
  expect(preview).not.toBeChecked()
})
