import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aPlace, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { PickedPlace } from './picked-place'
import { PlaceField } from './place-field'

const graz = aPlace({
  _id: '1',
  name: 'Graz',
  region: undefined,
  country: 'Austria',
  location: { lat: 47.07, lng: 15.45 },
})
const grazInUsa = aPlace({ _id: '2', name: 'Graz', region: 'TX', country: 'United States' })
const pickedGraz = { name: 'Graz', country: 'Austria', location: { lat: 47.07, lng: 15.45 } }

type Search = NonNullable<Answers['GET /api/places']>

const changes = jest.fn((place: PickedPlace | null) => place)
beforeEach(() => changes.mockClear())

const Form = ({ start }: { start: PickedPlace | null }) => {
  const [place, setPlace] = useState(start)
  const change = (next: PickedPlace | null) => {
    changes(next)
    setPlace(next)
  }
  return (
    <form aria-label="Form" onSubmit={(event) => event.preventDefault()}>
      <PlaceField label="Place" value={place} onChange={change} />
      <button>Save</button>
    </form>
  )
}

const openField = (search: Search, start: PickedPlace | null = null) => {
  stubApi({ 'GET /api/places': search })
  renderWithSite(
    <TestProviders>
      <Form start={start} />
    </TestProviders>,
  )
}

const field = () => screen.getByRole('combobox', { name: 'Place' })
const both: Search = async () => [graz, grazInUsa]

test('shows suggestions with their areas', async () => {
  openField(both)
  await userEvent.type(field(), 'Graz')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Graz, Austria', 'Graz, TX, United States'])
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('2 places')
})

test('shows what a place is, and a country without its own name as area', async () => {
  const lake = aPlace({ _id: '3', kind: 'lake', name: 'Lake Garda', region: undefined, country: 'Italy' })
  const country = aPlace({ _id: '4', kind: 'country', name: 'Japan', region: undefined, country: 'Japan' })
  openField(async () => [lake, country])
  await userEvent.type(field(), 'something')
  expect(await screen.findByRole('option', { name: 'Lake Garda, Italy Lake' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Japan Country' })).toBeVisible()
})

describe('a name that is no known place', () => {
  const offer = 'Use “Lago di Nessuno” here: click the map'
  const ownPlace = { name: 'Lago di Nessuno', country: null, location: null, isOwnName: true }

  test('is offered below "Nothing found.", and waits for a click on the map', async () => {
    openField(async () => [])
    await userEvent.type(field(), 'Lago di Nessuno')
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
    await userEvent.click(await screen.findByRole('option', { name: offer }))
    expect(changes).toHaveBeenLastCalledWith(ownPlace)
    expect(field()).toHaveValue('Lago di Nessuno')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Now click on the map where “Lago di Nessuno” is.')
  })

  test('is announced and can be chosen by keyboard', async () => {
    openField(async () => [])
    await userEvent.type(field(), 'Lago di Nessuno')
    await screen.findByRole('option', { name: offer })
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found.')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(changes).toHaveBeenLastCalledWith(ownPlace)
  })

  test('is the last option below similar places, and absent with an exact match', async () => {
    openField(both)
    await userEvent.type(field(), 'Gra')
    await screen.findByRole('option', { name: 'Graz, Austria' })
    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Use “Gra” here: click the map')
    await userEvent.type(field(), 'z')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  })

  test('is offered again after leaving the field', async () => {
    openField(async () => [])
    await userEvent.type(field(), 'Lago di Nessuno')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: offer }))
    expect(changes).toHaveBeenLastCalledWith(ownPlace)
    expect(field()).toHaveFocus()
  })
})

test('chooses a suggestion by click', async () => {
  openField(both)
  await userEvent.type(field(), 'gra')
  await userEvent.click(await screen.findByRole('option', { name: 'Graz, Austria' }))
  await waitFor(() => expect(field()).toHaveValue('Graz, Austria'))
  expect(changes).toHaveBeenLastCalledWith(pickedGraz)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('chooses a suggestion by keyboard', async () => {
  openField(both)
  await userEvent.type(field(), 'gra')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const second = screen.getByRole('option', { name: 'Graz, TX, United States' })
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(field()).toHaveAttribute('aria-activedescendant', second.id)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(field()).toHaveValue('Graz, United States'))
})

test('Escape closes the list and keeps the text', async () => {
  openField(both)
  await userEvent.type(field(), 'gra')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field()).toHaveValue('gra')
})

describe('leaving the field', () => {
  // @spec S4.13
  test('chooses an exact match, ignoring accents and case, and announces it', async () => {
    openField(both)
    await userEvent.type(field(), 'gräz')
    await userEvent.tab()
    await waitFor(() => expect(field()).toHaveValue('Graz, Austria'))
    expect(changes).toHaveBeenLastCalledWith(pickedGraz)
    expect(screen.getByRole('status')).toHaveTextContent('We took Graz, Austria.')
  })

  test('keeps the text without an exact match and offers guesses', async () => {
    const darwin = aPlace({ _id: '3', name: 'Mount Darwin', region: undefined, country: 'Zimbabwe' })
    openField(async () => [darwin, graz, grazInUsa])
    await userEvent.type(field(), 'Mount Fuji')
    await userEvent.tab()
    const guesses = await screen.findByRole('group', { name: 'Did you mean one of these places?' })
    expect(
      within(guesses)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mount Darwin, Zimbabwe', 'Graz, Austria', 'Graz, TX, United States'])
    expect(field()).toHaveValue('Mount Fuji')
    expect(field()).toHaveAccessibleDescription(
      'We know no place called exactly “Mount Fuji”. Choose the one you mean, or click on the map.',
    )
    expect(changes).not.toHaveBeenCalled()

    await userEvent.click(within(guesses).getByRole('button', { name: 'Graz, Austria' }))
    await waitFor(() => expect(field()).toHaveValue('Graz, Austria'))
    expect(changes).toHaveBeenLastCalledWith(pickedGraz)
    expect(guesses).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  test('keeps the text and shows "no such place" when nothing matches', async () => {
    openField(async () => [])
    await userEvent.type(field(), 'Xqzzy')
    await userEvent.tab()
    await waitFor(() => expect(field()).toBeInvalid())
    expect(field()).toHaveAccessibleDescription(
      'We know no place called “Xqzzy”. Check its spelling, or click on the map.',
    )
    expect(field()).toHaveValue('Xqzzy')
    expect(changes).not.toHaveBeenCalled()
  })

  test('sends no request for an empty text', async () => {
    const search = jest.fn(both)
    openField(search)
    await userEvent.click(field())
    await userEvent.tab()
    expect(search).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent(
      'A town, lake, mountain, landmark …; or click on the map.',
    )
  })

  test('shows the reason of a failed search', async () => {
    openField(() => Promise.reject(new ApiError(503, 'The server is busy.')))
    await userEvent.type(field(), 'Graz')
    await userEvent.tab()
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('We could not look for it: The server is busy.'),
    )
  })

  test('ignores the response after the text has changed', async () => {
    const answers: ((places: [typeof graz]) => void)[] = []
    openField(() => new Promise((resolve) => answers.push(resolve)))
    await userEvent.type(field(), 'gra')
    await userEvent.tab()
    await waitFor(() => expect(answers).not.toHaveLength(0))
    await userEvent.type(field(), 'b')
    answers.forEach((answer) => answer([graz]))
    await screen.findByRole('button', { name: 'Clear the place' })
    expect(field()).toHaveValue('grab')
    expect(changes).not.toHaveBeenCalled()
  })
})

test('Enter without a selection chooses an exact match and does not submit the form', async () => {
  const submit = jest.fn()
  openField(both)
  screen.getByRole('form').addEventListener('submit', submit)
  await userEvent.type(field(), 'graz{Enter}')
  await waitFor(() => expect(field()).toHaveValue('Graz, Austria'))
  expect(submit).not.toHaveBeenCalled()
})

test('Enter without a selection does not choose an inexact match', async () => {
  openField(both)
  await userEvent.type(field(), 'gra')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('group', { name: 'Did you mean one of these places?' })).toBeVisible()
  expect(field()).toHaveValue('gra')
  expect(changes).not.toHaveBeenCalled()
})

test('typing clears a chosen place', async () => {
  openField(both, pickedGraz)
  expect(field()).toHaveValue('Graz, Austria')
  await userEvent.type(field(), '{Backspace}')
  expect(changes).toHaveBeenLastCalledWith(null)
  expect(field()).toHaveValue('Graz, Austri')
})

test('a button clears the place', async () => {
  openField(both, pickedGraz)
  await userEvent.click(screen.getByRole('button', { name: 'Clear the place' }))
  expect(changes).toHaveBeenLastCalledWith(null)
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
})
