import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import remote from '../remote.json'
import { pages } from './pages'
import { sampleKicks } from './sample-kicks/sample-kicks'

const isRoute = (key: string) => key.startsWith('/')

test('pages are exactly the routes of remote.json', () => {
  expect(Object.keys(pages).filter(isRoute)).toEqual(remote.routes.map(({ path }) => path))
})

test('the sample Kicks have the names and texts of their previews', () => {
  const previews = remote.routes.filter(({ path }) => path.startsWith('/sample/'))
  expect(previews.map(({ path, preview }) => [path, preview.title, preview.description])).toEqual(
    sampleKicks.map(({ path, texts: { name, text } }) => [path, name, text]),
  )
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

test.each(Object.entries(pages).filter(([key]) => isRoute(key)))(
  '%s has one h1, which gives the tab its title, and the footer',
  async (route, load) => {
    const { default: Page } = await load()
    renderWithSite(<Page />, { route })

    const title = screen.getByRole('heading', { level: 1 }).textContent
    expect(document.title).toBe(`${title} · Bucketeer`)
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible()
  },
)
