import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openKicks } from '../testing/open-kicks'
import { cardOf, choose } from '../testing/on-screen'

const amelia = aUser()
const train = aKick({ _id: 'train', name: 'Night train', description: 'No aeroplane.' })

beforeEach(() => void signedIn(amelia))

describe('adding a Kick to a Bucket', () => {
  const rail = aBucket({ _id: 'rail', name: 'By rail' })
  const openWith = (addKick: () => Promise<Bucket>, buckets = [rail]) => {
    stubApi({
      'GET /api/kick': async () => [train],
      'GET /api/bucket': async () => buckets,
      'PUT /api/bucket/{bucketId}/add': addKick,
    })
    openKicks('/kicks?category=Travel')
    return screen.findByRole('link', { name: 'Night train' })
  }
  const dropdown = () => cardOf('Night train').getByRole('combobox', { name: 'Select Bucket' })
  const add = () => userEvent.click(cardOf('Night train').getByRole('button', { name: 'Add' }))

  // @spec S2.87 S4.10 S8.18
  test('shows progress and success, and stays on the list', async () => {
    let answer: (bucket: Bucket) => void = () => {}
    const addKick = jest.fn(() => new Promise<Bucket>((resolve) => (answer = resolve)))
    await openWith(addKick)
    expect(dropdown()).toHaveDisplayValue('Select Bucket')
    const offered = within(dropdown()).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Select Bucket', 'By rail'])
    await choose(dropdown(), 'By rail')
    await add()
    expect(await screen.findByText('Adding “Night train” to “By rail”…')).toBeVisible()
    expect(addKick).toHaveBeenCalledWith({
      params: { bucketId: 'rail' },
      body: { bucketId: 'rail', kickId: 'train' },
    })

    answer(rail)
    expect(await screen.findByText('Succesfully added Journal to Bucket')).toBeVisible()
    expect(screen.getByText('“Night train” is now in “By rail”')).toBeVisible()
    expect(address()).toBe('/kicks?category=Travel')
    expect(dropdown()).toHaveDisplayValue('Select Bucket')
  })

  // @spec S5.4
  test('shows a message beside the field without a choice, and sends no request', async () => {
    const addKick = jest.fn()
    await openWith(addKick)
    await add()
    expect(dropdown()).toHaveAccessibleDescription(/Choose a Bucket first\./)
    expect(addKick).not.toHaveBeenCalled()
    await choose(dropdown(), 'By rail')
    expect(screen.queryByText('Choose a Bucket first.')).not.toBeInTheDocument()
  })

  // @spec S2.87
  test('links to the form of a new Bucket if the user has none', async () => {
    await openWith(jest.fn(), [])
    await add()
    expect(screen.getByText('You have no Bucket yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create a Bucket' })).toHaveAttribute('href', '/buckets/create')
  })

  test('narrows more than ten Buckets while one types', async () => {
    const many = Array.from({ length: 11 }, (_, index) =>
      aBucket({ _id: `b${index}`, name: `Year ${2030 + index}` }),
    )
    const addKick = jest.fn(async () => rail)
    await openWith(addKick, many)
    await waitFor(() => expect(dropdown()).toHaveAttribute('placeholder', 'Select Bucket'))
    await add()
    expect(dropdown()).toHaveAccessibleDescription(/Choose a Bucket first\./)
    await userEvent.type(dropdown(), '203')
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(10)
    await userEvent.type(dropdown(), '7{Enter}')
    await add()
    expect(addKick).toHaveBeenCalledWith({
      params: { bucketId: 'b7' },
      body: { bucketId: 'b7', kickId: 'train' },
    })
    await waitFor(() => expect(dropdown()).toHaveDisplayValue(''))
    await userEvent.type(dropdown(), 'moon')
    expect(screen.getByText('None of your Buckets has this name.')).toBeVisible()
  })

  test('shows the reason of a failure and keeps the choice', async () => {
    await openWith(async () => {
      throw new ApiError(404, 'We could not find this Bucket.')
    })
    await choose(dropdown(), 'By rail')
    await add()
    expect(await screen.findByText('Could not add Kick to Bucket')).toBeVisible()
    expect(cardOf('Night train').getByText('We could not find this Bucket.')).toBeVisible()
    expect(dropdown()).toHaveDisplayValue('By rail')
  })

  test('shows a message if the Buckets fail to load', async () => {
    const list = jest
      .fn<Promise<Bucket[]>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue([rail])
    stubApi({ 'GET /api/kick': async () => [train], 'GET /api/bucket': list })
    openKicks('/kicks')
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The shelf is locked.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(await within(dropdown()).findByRole('option', { name: 'By rail' })).toBeInTheDocument()
  })
})
