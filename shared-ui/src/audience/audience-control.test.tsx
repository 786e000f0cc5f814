import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithSite } from '../testing'
import { AudienceControl } from './audience-control'
import { type Audience, offeredAudiences, offeredJournalAudiences } from './audiences'

const onSave = jest.fn<Promise<void>, [Audience]>()

interface ThingProps {
  first: Audience
  offered?: readonly Audience[]
}
function Thing({ first, offered = offeredAudiences }: ThingProps) {
  const [audience, setAudience] = useState(first)
  const save = async (chosen: Audience) => {
    await onSave(chosen)
    setAudience(chosen)
  }
  return (
    <AudienceControl title="Who can see this" value={audience} offered={offered} onSave={save}>
      <p>Links for sharing</p>
    </AudienceControl>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog', { name: 'Who can see this' }))
const radio = (name: string) => dialog().getByRole('radio', { name })
const open = async (first: Audience, offered?: readonly Audience[]) => {
  renderWithSite(<Thing first={first} {...(offered && { offered })} />)
  await userEvent.click(screen.getByRole('button'))
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

beforeEach(() => onSave.mockReset().mockResolvedValue())

test('AudienceControl shows the present audience on its button', () => {
  renderWithSite(<Thing first="Private" />)
  expect(button('Only me: Who can see this')).toHaveTextContent('Only me')
})

test('the dialog offers a row with a sentence for each audience, and shows the children', async () => {
  await open('Members')
  const group = dialog().getByRole('group', { name: 'Who can see this' })
  expect(within(group).getAllByRole('radio')).toHaveLength(3)
  expect(radio('Only me')).toHaveAccessibleDescription('Nobody else can find or open it.')
  expect(radio('Every member')).toBeChecked()
  expect(dialog().getByText('Links for sharing')).toBeVisible()
  expect(dialog().queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('the dialog of a Journal offers everybody as well', async () => {
  await open('Public', offeredJournalAudiences)
  expect(dialog().getAllByRole('radio')).toHaveLength(4)
  expect(radio('Everybody, also without an account')).toBeChecked()
})

test('the dialog shows an audience that is not on offer while it is the present one', async () => {
  await open('Followers')
  expect(dialog().getAllByRole('radio')).toHaveLength(3)
  expect(radio('My followers')).toBeChecked()
})

test('saves the chosen audience, closes, and focuses the button with its word', async () => {
  await open('Private')
  await userEvent.click(radio('Every member'))
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await closed()
  expect(onSave).toHaveBeenCalledWith('Members')
  expect(button('Every member: Who can see this')).toHaveFocus()
})

test('can be changed by keyboard', async () => {
  renderWithSite(<Thing first="Private" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(radio('Only me')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await closed()
  expect(onSave).toHaveBeenCalledWith('Followers')
})

test('Escape closes the dialog without a change, and the next time the choice is gone', async () => {
  await open('Private')
  await userEvent.click(radio('Every member'))
  await userEvent.keyboard('{Escape}')
  await closed()
  expect(onSave).not.toHaveBeenCalled()
  expect(button('Only me: Who can see this')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(radio('Only me')).toBeChecked()
})

const oldAddresses =
  'Its photos can no longer be opened by their old address. Copies that people made stay theirs.'

test('narrowing says what happens to the photos', async () => {
  await open('Members')
  expect(dialog().queryByText(oldAddresses)).not.toBeInTheDocument()
  await userEvent.click(radio('Only me'))
  expect(dialog().getByRole('status')).toHaveTextContent(oldAddresses)
})

test('a Journal that members may still read keeps the addresses of its photos', async () => {
  await open('Public', offeredJournalAudiences)
  await userEvent.click(radio('Every member'))
  expect(dialog().queryByText(oldAddresses)).not.toBeInTheDocument()
})

test('shows the reason of a failure, keeps the choice, and saves on the next attempt', async () => {
  onSave.mockRejectedValueOnce(new Error('The line is busy.'))
  await open('Private')
  await userEvent.click(radio('Every member'))
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  expect(await dialog().findByRole('alert')).toHaveTextContent('Could not save this: The line is busy.')
  expect(radio('Every member')).toBeChecked()
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await closed()
  expect(button('Every member: Who can see this')).toBeVisible()
})

test('the dialog can neither be closed nor changed while it is being saved', async () => {
  let finish = () => {}
  onSave.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  await open('Private')
  await userEvent.click(radio('Every member'))
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(radio('Only me'))
  expect(radio('Every member')).toBeChecked()
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled()
  finish()
  await closed()
  expect(onSave).toHaveBeenCalledTimes(1)
})
