import { loadSharedMessages } from '@bucketeer/shared-ui'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { PickedPlace } from '../places/picked-place'
import { CountryField } from './country-field'

afterEach(() => loadSharedMessages('en'))

const graz: PickedPlace = { name: 'Graz', country: 'Austria', location: { lat: 47.07, lng: 15.45 } }
const countries = jest.fn()

function Form() {
  const [place, setPlace] = useState<PickedPlace>(graz)
  const change = (changed: PickedPlace) => {
    countries(changed.country)
    setPlace(changed)
  }
  return <CountryField place={place} onChange={change} />
}

test('shows the country in the language of the page, and saves its English name', async () => {
  await loadSharedMessages('de')
  renderWithSite(<Form />)
  const field = screen.getByRole('textbox')
  expect(field).toHaveValue('Österreich')
  await userEvent.clear(field)
  await userEvent.type(field, 'Schweiz')
  expect(countries).toHaveBeenLastCalledWith('Switzerland')
  expect(field).toHaveValue('Schweiz')
})

test('keeps the typed text until the field is left', async () => {
  await loadSharedMessages('ar')
  renderWithSite(<Form />)
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, 'Nigeria')
  expect(field).toHaveValue('Nigeria')
  await userEvent.tab()
  expect(field).toHaveValue('نيجيريا')
})
