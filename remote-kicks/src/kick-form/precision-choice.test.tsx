import { aKick } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { type Precision } from '../kick/precisions'
import { PrecisionChoice } from './precision-choice'
import { fieldsOf, newKick } from './kick-values'

const location = { lat: 47.5579, lng: 13.6481 }
const town = { name: 'Hallstatt', country: 'Austria', location }
const spot = { name: '', country: null, location, isSpot: true }

function Form(props: Pick<ComponentProps<typeof PrecisionChoice>, 'place' | 'saved'>) {
  const [precision, setPrecision] = useState<Precision>()
  return <PrecisionChoice {...props} value={precision} onChange={setPrecision} />
}
const option = (name: string) => screen.getByRole('radio', { name })
const seenBefore = () => screen.queryByText('People may have seen the exact spot before.')

test('is exact for a town, and an area for a spot of the map', () => {
  const { rerender } = renderWithSite(<Form place={town} />)
  expect(screen.getByRole('group', { name: 'How exactly can others see the place?' })).toBeVisible()
  expect(screen.getByText('Your text and photos can still tell.')).toBeVisible()
  expect(option('The very spot')).toBeChecked()
  rerender(<Form place={spot} />)
  expect(option('Within about 5 km')).toBeChecked()
})

test('keeps the choice of the user for another place', async () => {
  const { rerender } = renderWithSite(<Form place={town} />)
  await userEvent.click(option('Only the country'))
  rerender(<Form place={spot} />)
  expect(option('Only the country')).toBeChecked()
})

test('is not shown without a place', () => {
  renderWithSite(<Form place={null} />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('warns that an exact place may have been seen', async () => {
  renderWithSite(<Form place={town} saved={aKick({ placePrecision: 'exact' })} />)
  expect(seenBefore()).not.toBeInTheDocument()
  await userEvent.click(option('Within about 5 km'))
  expect(seenBefore()).toBeVisible()
})

test('does not warn for a place that was never exact', async () => {
  renderWithSite(<Form place={town} saved={aKick({ placePrecision: 'area' })} />)
  expect(option('Within about 5 km')).toBeChecked()
  await userEvent.click(option('Only the country'))
  expect(seenBefore()).not.toBeInTheDocument()
})

test.each([
  ['a new town', town, undefined, 'exact', undefined],
  ['a new spot', spot, undefined, 'exact', 'area'],
  ['a new spot that is chosen to be exact', spot, 'exact', 'exact', undefined],
  ['a spot instead of a country', spot, undefined, 'country', undefined],
  ['an area that becomes exact', town, 'exact', 'area', 'exact'],
] as const)('sends the precision only if it changes: %s', (_case, place, chosen, saved, sent) => {
  expect(fieldsOf({ ...newKick, place, placePrecision: chosen }, saved).placePrecision).toBe(sent)
})
