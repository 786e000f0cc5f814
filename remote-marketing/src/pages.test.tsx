import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import remote from '../remote.json'
import { pages } from './pages'

test('pages are exactly the routes of remote.json', () => {
  expect(Object.keys(pages)).toEqual(remote.routes.map(({ path }) => path))
})

// @spec S2.33
test('the navigation has The Journey and Our story as plain links after the other sections', () => {
  expect(remote.nav.map(({ order, items }) => [order, items.map(({ label, to }) => [label, to])])).toEqual([
    [40, [['The Journey', '/journey']]],
    [50, [['Our story', '/story']]],
  ])
})

test('every page of marketing is public', () => {
  expect(remote.routes.filter(({ access }) => access !== 'public')).toEqual([])
})

test.each(Object.entries(pages))(
  '%s has one h1, which gives the tab its title, and the footer',
  async (route, load) => {
    const { default: Page } = await load()
    renderWithSite(<Page />, { route })

    const title = screen.getByRole('heading', { level: 1 }).textContent
    expect(document.title).toBe(`${title} · Bucketeer`)
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible()
  },
)
