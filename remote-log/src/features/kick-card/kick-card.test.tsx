import type { Kick } from '@bucketeer/shared-auth'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import KickCard from './kick-card'

/** In the list of all Kicks. */
const { bucketId: _bucketId, ...listed } = slotProps('kick.card')

const card = (mine: Partial<Kick['mine']>) => (
  <div data-testid="card">
    <KickCard {...listed} mine={{ buckets: 1, doing: null, done: 0, lastDone: null, ...mine }} />
  </div>
)
const open = (mine: Partial<Kick['mine']>) => renderWithSite(card(mine))
const tick = () => screen.getByTestId('card').querySelector('svg')

test.each([
  [{ done: 1 }, 'Done'],
  [{ done: 3 }, 'Done · 3 times'],
  [{ doing: 'entry' }, 'On it'],
  [{ done: 2, doing: 'entry' }, 'Done · 2 times · On it'],
])('describes the user’s entries %j as: %s', (mine, text) => {
  open(mine)
  expect(screen.getByText(text)).toBeVisible()
})

test('shows no tick for a Kick that is not done', () => {
  open({ doing: 'entry' })
  expect(tick()).toBeNull()
})

test('shows nothing for a Kick without entries, or without data from the host', () => {
  const { rerender } = open({})
  expect(screen.getByTestId('card')).toBeEmptyDOMElement()
  const { mine: _, ...older } = slotProps('kick.card')
  rerender(
    <div data-testid="card">
      <KickCard {...older} />
    </div>,
  )
  expect(screen.getByTestId('card')).toBeEmptyDOMElement()
})

test('draws the tick when the Kick is done now, and not when it was done before', () => {
  const { rerender } = open({ done: 0 })
  rerender(card({ done: 1 }))
  expect(tick()).toHaveAttribute('data-drawn')
  rerender(card({ done: 0 }))
  rerender(<p>Elsewhere</p>)
  rerender(card({ done: 1 }))
  expect(tick()).not.toHaveAttribute('data-drawn')
})
