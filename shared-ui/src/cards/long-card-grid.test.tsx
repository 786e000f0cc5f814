import { act, screen } from '@testing-library/react'
import { fakeIntersections, renderWithSite } from '../testing'
import { LongCardGrid } from './long-card-grid'

const intersections = fakeIntersections()
const names = Array.from({ length: 20 }, (_, index) => `Card ${index}`)

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
const scrollTo = (item: HTMLElement | undefined) =>
  act(async () => void intersections.report(item?.firstElementChild ?? null, true))
const scrollAwayFrom = (item: HTMLElement | undefined) =>
  act(async () => void intersections.report(item?.firstElementChild ?? null, false))
const card = (index: number) => screen.queryByRole('link', { name: `Card ${index}` })

test('LongCardGrid renders an item for each card but only the cards near the viewport', async () => {
  const { items } = openList('Kicks')
  expect(items).toHaveLength(20)
  expect(card(0)).toBeInTheDocument()
  expect(card(19)).not.toBeInTheDocument()

  await scrollTo(items[19])
  expect(card(19)).toBeInTheDocument()
  await scrollAwayFrom(items[0])
  expect(card(0)).not.toBeInTheDocument()
})

test('LongCardGrid keeps a card that has focus', async () => {
  const { items } = openList('Journals')
  act(() => card(0)?.focus())
  await scrollAwayFrom(items[0])
  expect(card(0)).toHaveFocus()
})

test('LongCardGrid renders the cards that were visible last when it mounts again', async () => {
  const first = openList('Buckets')
  await scrollTo(first.items[11])
  await scrollTo(first.items[12])
  await scrollAwayFrom(first.items[11])
  first.leave()
  openList('Buckets')
  expect(card(11)).not.toBeInTheDocument()
  expect(card(12)).toBeInTheDocument()
})
