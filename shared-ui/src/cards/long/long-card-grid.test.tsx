import { act, screen } from '@testing-library/react'
import { renderWithSite, fakeIntersections } from '../../testing'
import { LongCardGrid } from './long-card-grid'

const sight = fakeIntersections()
const names = Array.from({ length: 20 }, (_, place) => `Card ${place}`)

const openList = (label: string) => {
  const { unmount } = renderWithSite(
    <LongCardGrid columns={{ xs: 1 }} label={label}>
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </LongCardGrid>,
  )
  return { items: screen.getAllByRole('listitem'), leave: unmount }
}
const bring = (item: HTMLElement | undefined, place: 'near' | 'far') =>
  act(async () => void sight.report(item?.firstElementChild ?? null, place === 'near'))
const card = (place: number) => screen.queryByRole('link', { name: `Card ${place}` })

test('has a place for each card, and draws those that are near', async () => {
  const { items } = openList('Kicks')
  expect(items).toHaveLength(20)
  expect(card(0)).toBeInTheDocument()
  expect(card(19)).not.toBeInTheDocument()

  await bring(items[19], 'near')
  expect(card(19)).toBeInTheDocument()
  await bring(items[0], 'far')
  expect(card(0)).not.toBeInTheDocument()
})

test('a card in which one is at work stays', async () => {
  const { items } = openList('Journals')
  act(() => card(0)?.focus())
  await bring(items[0], 'far')
  expect(card(0)).toHaveFocus()
})

test('who comes back finds what they saw when they left, at once', async () => {
  const first = openList('Buckets')
  await bring(first.items[11], 'near')
  await bring(first.items[12], 'near')
  await bring(first.items[11], 'far')
  first.leave()
  openList('Buckets')
  expect(card(11)).not.toBeInTheDocument()
  expect(card(12)).toBeInTheDocument()
})
