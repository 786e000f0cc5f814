import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '../testing'
import { PersonMenu } from './person-menu'

const onOpen = jest.fn()
const onMute = jest.fn<Promise<void>, []>()
const onUnmute = jest.fn<Promise<void>, []>()
const onBlock = jest.fn<Promise<void>, [object]>()
beforeEach(() => {
  for (const call of [onMute, onUnmute, onBlock]) call.mockReset().mockResolvedValue()
  onOpen.mockReset()
})

const open = async (isMuted = false) => {
  const view = renderWithSite(
    <PersonMenu userName="Ann" {...{ isMuted, onOpen, onMute, onUnmute, onBlock }} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return view
}
const button = () => screen.getByRole('button', { name: 'Options for Ann' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
const ask = async () => {
  const view = await open()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Block Ann?' })) }
}

test('the menu names the person, and Escape returns focus to its button', async () => {
  await open()
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('menu', { name: 'Options for Ann' })).toBeVisible()
  expect(item('Mute Ann')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await closed()
  expect(button()).toHaveFocus()
})

test('mutes at once and returns focus to the button', async () => {
  await open()
  await userEvent.keyboard('{Enter}')
  expect(onMute).toHaveBeenCalledTimes(1)
  await closed()
  expect(button()).toHaveFocus()
})

test('unmutes who is muted', async () => {
  await open(true)
  expect(screen.queryByRole('menuitem', { name: 'Mute Ann' })).not.toBeInTheDocument()
  await userEvent.click(item('Unmute Ann'))
  expect(onUnmute).toHaveBeenCalledTimes(1)
  expect(onMute).not.toHaveBeenCalled()
})

test.each([
  [false, onMute, 'Mute Ann', 'Could not mute Ann:'],
  [true, onUnmute, 'Unmute Ann', 'Could not unmute Ann:'],
])('shows why a change failed while isMuted is %s', async (isMuted, call, name, title) => {
  call.mockRejectedValue(new Error('The post is late.'))
  await open(isMuted)
  await userEvent.click(item(name))
  expect(await screen.findByRole('alert')).toHaveTextContent(`${title} The post is late.`)
})

test('asks before it blocks, says what happens, and links to the list', async () => {
  const { dialog } = await ask()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /^From now on, you and Ann see nothing of each other. Public Journals can still be read without logging in. Ann is not told, and you can undo it under People you muted or blocked ?\.$/,
  )
  expect(dialog.getByRole('link', { name: 'People you muted or blocked' })).toHaveAttribute(
    'href',
    '/people/hidden',
  )
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await closed()
  expect(onBlock).not.toHaveBeenCalled()
  expect(button()).toHaveFocus()
})

test('blocks, and removes comments only if that is chosen', async () => {
  const { dialog } = await ask()
  const removal = dialog.getByRole('checkbox', {
    name: 'Also remove their comments on my Kicks, Stories and Journals',
  })
  expect(removal).not.toBeChecked()
  await userEvent.click(removal)
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  await closed()
  expect(onBlock).toHaveBeenCalledWith({ removeComments: true })
})

test('a block that failed keeps the dialog open with the reason', async () => {
  onBlock.mockRejectedValueOnce(new Error('The post is late.'))
  const { dialog } = await ask()
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Could not block Ann: The post is late.')
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  await closed()
  expect(onBlock).toHaveBeenLastCalledWith({ removeComments: false })
})

test('a block that runs cannot be cancelled', async () => {
  let done = () => {}
  onBlock.mockReturnValueOnce(new Promise((resolve) => (done = resolve)))
  const { dialog } = await ask()
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  await userEvent.keyboard('{Escape}')
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  done()
  await closed()
})
