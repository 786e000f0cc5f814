import { signedOut } from '@bucketeer/shared-auth/testing'
import { intersectEverything, provideMapLayout } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { danube, lake, openRails, rails, reading, story } from '../../testing/journal-page'

provideMapLayout()

describe('the places of a Journal', () => {
  const place = {
    location: { lat: 41.14, lng: -8.61 },
    placePrecision: 'exact' as const,
    country: 'Portugal',
    place: 'Porto',
  }
  const contents = [
    {
      _id: 'danube',
      title: danube.title,
      happenedOn: null,
      place: { ...place, location: { lat: 48.2, lng: 16.4 }, country: 'Austria', place: null },
    },
    { _id: 'lake', title: lake.title, happenedOn: null, place },
  ]

  beforeEach(() => {
    signedOut()
    intersectEverything()
  })

  test('are beside the date of each Story, and on a map that leads to it', async () => {
    reading({ ...rails, contents })
    openRails()
    expect((await story('A lake at noon')).getByText(/· Porto, Portugal/)).toBeVisible()
    expect((await story('Waking up by the Danube')).getByText(/· Austria/)).toBeVisible()
    const pin = await screen.findByRole('button', { name: '2: A lake at noon' }, { timeout: 30_000 })
    await userEvent.click(pin)
    expect(screen.getByRole('heading', { name: 'A lake at noon' })).toHaveFocus()
  })

  test('show no map for a single place', async () => {
    reading({ ...rails, contents: contents.slice(1) })
    openRails()
    await story('A lake at noon')
    expect(screen.queryByRole('status', { name: /map/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
  })
})
