import { type Kick } from '@bucketeer/shared-auth'
import { aKick, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openKicks } from '../../testing/open-kicks'
import { choose } from '../../testing/on-screen'

const amelia = aUser()
const listing = (...kicks: Kick[]) => stubApi({ 'GET /api/kick': async () => kicks })
const train = aKick({ _id: 'train', name: 'Night train', description: 'No aeroplane.' })
const wordsOf = ({ textContent }: HTMLElement) => textContent
const search = () => screen.getByRole('searchbox', { name: 'Search' })
const continent = () => screen.getByRole('combobox', { name: 'Continent' })
const categories = () => within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
const category = () => categories().filter((chip) => chip.getAttribute('aria-pressed') === 'true')
const categoryNamed = (name: string) =>
  within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name })
const chooseCategory = async (name: string) => userEvent.click(categoryNamed(name))

beforeEach(() => void signedIn(amelia))

describe('the filters of the list', () => {
  // @spec S2.83 S2.84
  test('are unset at first', () => {
    listing()
    openKicks('/kicks')
    expect(continent()).toHaveDisplayValue('all')
    expect(category().map(wordsOf)).toEqual(['all'])
  })

  // @spec S2.83 S2.84 S3.18
  test('offer all, the eight continents and the three categories', () => {
    listing()
    openKicks('/kicks')
    expect(within(continent()).getAllByRole('option').map(wordsOf)).toEqual([
      'all',
      'Europe',
      'Asia',
      'North-America',
      'South-America',
      'Middle-East',
      'Africa',
      'Australia',
      'Antarctica',
    ])
    expect(categories().map(wordsOf)).toEqual(['all', 'Chill', 'Travel', 'Activities'])
  })

  test('name how many Kicks each category has, unless another filter is set', async () => {
    const categories = [{ category: 'Travel' as const, kicks: 1204 }]
    stubApi({
      'GET /api/kick': async () => [train],
      'GET /api/kick/figures': async () => ({ kicks: 1210, countries: 31, categories }),
    })
    openKicks('/kicks')
    await screen.findByText('1.2K', { selector: '[aria-description="1,204 Kicks"] *' })
    expect(categoryNamed('Travel')).toHaveAccessibleDescription('1,204 Kicks')
    expect(categoryNamed('all')).toHaveAccessibleDescription('1,210 Kicks')
    expect(categoryNamed('Chill')).toHaveAccessibleDescription('0 Kicks')
    await choose(continent(), 'Europe')
    expect(categoryNamed('Travel')).toHaveAccessibleDescription('')
  })

  // @spec S2.83 S2.85
  test('are sent together and kept in the URL', async () => {
    const list = jest.fn(async () => [train])
    stubApi({ 'GET /api/kick': list })
    openKicks('/kicks')
    await choose(continent(), 'Europe')
    await chooseCategory('Activities')
    await userEvent.type(search(), ' rail ')
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({
          query: { continent: 'Europe', category: 'Activity', q: 'rail', limit: 9 },
        }),
      ),
    )
    expect(address()).toBe('/kicks?continent=Europe&category=Activity&q=rail')
  })

  test('are read from the URL, ignoring invalid ones', async () => {
    const list = jest.fn(async () => [train])
    stubApi({ 'GET /api/kick': list })
    openKicks('/kicks?continent=Atlantis&category=Chill&q=rail')
    expect(continent()).toHaveDisplayValue('all')
    expect(category().map(wordsOf)).toEqual(['Chill'])
    expect(search()).toHaveValue('rail')
    await screen.findByRole('link', { name: 'Night train' })
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.not.objectContaining({ continent: 'Atlantis' }) }),
    )
  })

  test('send one request after the user stops typing', async () => {
    const list = jest.fn(async () => [train])
    stubApi({ 'GET /api/kick': list })
    openKicks('/kicks')
    await userEvent.type(search(), 'train')
    await waitFor(() => expect(address()).toBe('/kicks?q=train'))
    expect(list).toHaveBeenCalledTimes(2)
  })

  // @spec S2.85
  test('show an empty state and can be cleared', async () => {
    const list = async ({ query: { continent } = {} }: { query?: { continent?: string } }) =>
      continent ? [] : [train]
    stubApi({ 'GET /api/kick': list })
    openKicks('/kicks?continent=Antarctica&category=Activity&q=surfing')
    expect(
      await screen.findByText('No Kick is in Antarctica, among Activities, and about “surfing” yet.'),
    ).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Show all Kicks' }))
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
    expect(address()).toBe('/kicks')
    expect(search()).toHaveValue('')
  })
})
