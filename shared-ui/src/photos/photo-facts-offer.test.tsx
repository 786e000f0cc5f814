import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '../testing'
import { PhotoFactsOffer, type PhotoFactsOfferProps } from './photo-facts-offer'

const facts = { days: { on: '2024-05-03', until: '2024-05-07' }, point: { lat: 47.5623, lng: 13.6498 } }
const hallstatt = { town: 'Hallstatt', country: 'Austria', isAtSea: false }
const nearest = jest.fn()

beforeEach(() => nearest.mockReset().mockResolvedValue({ spot: hallstatt }))

const open = (props: Partial<PhotoFactsOfferProps>) =>
  renderWithSite(<PhotoFactsOffer facts={facts} nearest={nearest} {...props} />)
const status = () => screen.findByRole('status')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('offers the days of several photos, and takes them with one press of a key', async () => {
  const onDays = jest.fn()
  open({ onDays })
  expect(await screen.findByText('Taken on 3–7 May 2024 near Hallstatt.')).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Use these days' })).toHaveFocus()
  expect(onDays).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onDays.mock.calls).toEqual([[facts.days]])
  expect(await status()).toHaveTextContent('We took it from your photo.')
  expect(await status()).toHaveFocus()
})

test('sends a rounded position before the place is taken, and gives the exact one', async () => {
  const onPlace = jest.fn()
  open({ onPlace })
  await screen.findByText(/near Hallstatt/)
  expect(nearest).toHaveBeenCalledTimes(1)
  const [[rounded]] = nearest.mock.calls
  expect(rounded.lat).toBeCloseTo(47.55, 9)
  expect(rounded.lng).toBeCloseTo(13.65, 9)
  await press('Use this place')
  expect(onPlace.mock.calls).toEqual([[facts.point]])
})

test('adds the names of place and days to a text', async () => {
  const onText = jest.fn()
  open({ onText })
  await press('Add it to the text')
  await waitFor(() => expect(onText.mock.calls).toEqual([['Hallstatt, Austria, 3–7 May 2024']]))
})

test('leaves out of the text the days that have a field', async () => {
  const onText = jest.fn()
  open({ onText, onDays: jest.fn() })
  await press('Add it to the text')
  await waitFor(() => expect(onText.mock.calls).toEqual([['Hallstatt, Austria']]))
})

test.each([
  [{ days: facts.days, point: null }, 'Taken on 3–7 May 2024.'],
  [{ days: { on: '2024-05-03', until: null }, point: null }, 'Taken on 3 May 2024.'],
  [{ days: null, point: facts.point }, 'Taken at 47.56° N, 13.65° E.'],
])('says only what is known: %j', async (known, text) => {
  nearest.mockRejectedValue(new Error('No names today.'))
  open({ facts: known, onDays: jest.fn(), onPlace: jest.fn() })
  expect(await status()).toHaveTextContent(text)
})

test('says that a photo was taken at sea', async () => {
  nearest.mockResolvedValue({ spot: { town: null, country: null, isAtSea: true } })
  open({ onPlace: jest.fn() })
  expect(await screen.findByText('Taken on 3–7 May 2024 at sea.')).toBeVisible()
})

test('asks for nothing, and is gone, after “No” and without anything to take', async () => {
  const { unmount } = open({ onPlace: jest.fn() })
  await press('No')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  unmount()
  nearest.mockClear()
  open({})
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(nearest).not.toHaveBeenCalled()
})
