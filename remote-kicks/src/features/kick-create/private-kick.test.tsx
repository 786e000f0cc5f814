import { aKick, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { needsPicture, openForm, saveButton, startWithoutDrafts, title } from '../../testing/new-kick-form'

const audience = (name: string) => screen.getByRole('radio', { name })

beforeEach(() => {
  startWithoutDrafts()
  stubApi({})
})

test('a new Kick is for every member unless its creator chooses otherwise', async () => {
  openForm()
  expect(screen.getByRole('group', { name: 'Who can see this' })).toBeVisible()
  expect(audience('Every member')).toBeChecked()
  expect(screen.getByText('Required')).toBeVisible()
})

test('a Private Kick needs neither picture nor continent', async () => {
  const create = jest.fn(async () => aKick({ name: 'Sleep in a tree', audience: 'Private', pictures: '' }))
  const list = jest.fn(async () => [])
  stubApi({ 'POST /api/kick': create, 'GET /api/kick': list })
  openForm()
  await userEvent.type(title(), 'Sleep in a tree')
  await userEvent.click(audience('Only me'))
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
  await userEvent.click(saveButton())
  expect(await screen.findByText('Your Kick is saved, for you alone')).toBeVisible()
  expect(create).toHaveBeenCalledWith({
    body: expect.objectContaining({
      name: 'Sleep in a tree',
      audience: 'Private',
      pictures: '',
      continent: null,
    }),
  })
  await waitFor(() => expect(address()).toBe('/kicks?mine=private'))
})

test('asks for the picture again after a change back to every member', async () => {
  const create = jest.fn()
  stubApi({ 'POST /api/kick': create })
  openForm()
  await userEvent.click(audience('Only me'))
  await userEvent.click(audience('Every member'))
  expect(screen.getByText('Required')).toBeVisible()
  await userEvent.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(needsPicture)
  await userEvent.click(audience('Only me'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText(needsPicture)).not.toBeInTheDocument()
  expect(create).not.toHaveBeenCalled()
})

test('the draft of a Private Kick stays Private', async () => {
  const { unmount } = openForm()
  await userEvent.type(title(), 'Sleep')
  await userEvent.click(audience('Only me'))
  unmount()
  openForm()
  expect(title()).toHaveValue('Sleep')
  expect(audience('Only me')).toBeChecked()
})
