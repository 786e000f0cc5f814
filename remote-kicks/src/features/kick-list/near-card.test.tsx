import { aKick, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import { KickRoutes } from '../../testing/kick-routes'
import { watchSight } from '../../testing/watched-sight'

const sight = watchSight()
const all = Array.from({ length: 20 }, (_, place) => aKick({ _id: `id-${place}`, name: `Kick ${place}` }))

const openList = async () => {
  signedIn()
  stubApi({ kicks: { list: async () => all } })
  renderWithSite(
    <TestProviders>
      <KickRoutes />
    </TestProviders>,
    { route: '/kicks' },
  )
  return within(await screen.findByRole('list', { name: 'Kicks' })).getAllByRole('listitem')
}
const bring = (item: HTMLElement | undefined, place: 'near' | 'far') =>
  act(async () => void sight.tell(item?.firstElementChild ?? null, place === 'near'))
const card = (place: number) => screen.queryByRole('link', { name: `Kick ${place}` })

test('a long list has a place for each Kick, and draws the cards that are near', async () => {
  const items = await openList()
  expect(items).toHaveLength(20)
  expect(card(0)).toBeInTheDocument()
  expect(card(19)).not.toBeInTheDocument()

  await bring(items[19], 'near')
  expect(card(19)).toBeInTheDocument()
  await bring(items[0], 'far')
  expect(card(0)).not.toBeInTheDocument()
})

test('a card in which one is at work stays', async () => {
  const items = await openList()
  act(() => card(0)?.focus())
  await bring(items[0], 'far')
  expect(card(0)).toHaveFocus()
})
