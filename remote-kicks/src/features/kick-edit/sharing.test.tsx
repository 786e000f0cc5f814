import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aKick, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amelia, startAsAmelia } from '../../testing/kicks'
import { openKicks } from '../../testing/open-kicks'

const wish = aKick({
  _id: 'wish',
  name: 'Sleep in a tree',
  description: '',
  audience: 'Private',
  pictures: '',
  category: null,
  continent: null,
  createdBy: { _id: amelia._id, userName: amelia.userName, profilePicture: null },
})
const open = async (kick: Kick, { search = '', update = jest.fn(async () => kick) } = {}) => {
  stubApi({ 'GET /api/kick/{kickId}': async () => kick, 'PUT /api/kick/{kickId}': update })
  openKicks(`/kicks/wish/edit${search}`)
  await screen.findByRole('textbox', { name: 'Title' })
  return update
}
const radio = (name: string) => screen.getByRole('radio', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Kick' }))
const sent = (fields: object) => ({
  params: { kickId: 'wish' },
  body: expect.objectContaining(fields),
  ifMatch: wish.updatedAt,
})

beforeEach(startAsAmelia)

test('a Private Kick is saved without picture, category and continent', async () => {
  const update = await open(wish)
  expect(radio('Only me')).toBeChecked()
  for (const category of ['Chill', 'Travel', 'Activities']) expect(radio(category)).not.toBeChecked()
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), 'High up.')
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sleep in a tree' })).toBeVisible()
  expect(update).toHaveBeenCalledWith(
    sent({ description: 'High up.', pictures: '', category: null, continent: null, audience: 'Private' }),
  )
})

test('sharing marks what is missing and says it in words', async () => {
  await open(wish, { search: '?share' })
  expect(radio('Every member')).toBeChecked()
  expect(
    screen.getByText('Before others can see it, this Kick needs a picture, a category, and a continent.'),
  ).toBeVisible()
  expect(screen.getByText('Required')).toBeVisible()
  expect(screen.getByText('Choose a category.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Continent/ })).toHaveAccessibleDescription(
    'Choose a continent.',
  )
})

test('sharing keeps what was typed when something is missing, and nothing is marked for oneself', async () => {
  const update = await open(wish, { search: '?share' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), 'High up.')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('A Kick needs a picture.')
  expect(update).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('High up.')
  await userEvent.click(radio('Only me'))
  expect(screen.queryByText(/Before others can see it/)).not.toBeInTheDocument()
  expect(screen.queryByText('Choose a category.')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('says what the server misses beside the field, and focuses it', async () => {
  const problems = [{ field: 'name', message: 'Give it a title.' }]
  const update = jest.fn().mockRejectedValue(new ApiError(400, 'Give it a title.', { problems }))
  await open(wish, { update })
  const title = screen.getByRole('textbox', { name: 'Title' })
  await userEvent.clear(title)
  await save()
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('Give it a title.')
})

test('shows what the server misses, and what was typed stays', async () => {
  const update = jest.fn().mockRejectedValue(new ApiError(400, 'Continent is missing.'))
  await open({ ...wish, pictures: '/media/tree/1280.webp', category: 'Chill' }, { search: '?share', update })
  await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), 'High up.')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not Update Kick: Continent is missing.')
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('High up.')
})

test('sharing a whole Kick sends its audience and continent', async () => {
  const whole: Kick = { ...wish, pictures: '/media/tree/1280.webp', category: 'Chill', continent: 'Asia' }
  const update = await open(whole, { search: '?share' })
  expect(screen.queryByText(/Before others can see it/)).not.toBeInTheDocument()
  await save()
  await screen.findByRole('heading', { level: 1, name: 'Sleep in a tree' })
  expect(update).toHaveBeenCalledWith(sent({ audience: 'Members', continent: 'Asia' }))
})

test('a shared Kick is edited without a choice of its audience', async () => {
  await open({ ...wish, audience: 'Members', pictures: '/media/tree/1280.webp', category: 'Chill' })
  expect(screen.queryByRole('radio', { name: 'Only me' })).not.toBeInTheDocument()
})
