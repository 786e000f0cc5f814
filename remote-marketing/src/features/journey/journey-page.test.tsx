import { loadingAuth, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import JourneyPage from './journey-page'

const show = () => renderWithSite(<JourneyPage />)
const region = (name: RegExp) => within(screen.getByRole('region', { name }))
const links = (name: RegExp) =>
  region(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

// @spec S2.4
test('the journey page is titled The Journey', () => {
  show()

  expect(screen.getByRole('heading', { level: 1, name: 'The Journey' })).toBeVisible()
  expect(document.title).toBe('The Journey · Bucketeer')
})

// @spec S1.9 S2.108
test('the journey page lists exactly four steps in order', () => {
  show()

  const list = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL')
  if (!list) throw new Error('The page has no ordered list.')
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Create a Bucket', 'Bring in Kicks', 'Create a Journal', 'Write stories'])
})

test('the illustrations beside the steps are hidden from screen readers', () => {
  show()

  expect(screen.getAllByText('Nights under open sky').length).toBeGreaterThan(1)
  for (const name of screen.getAllByText('Nights under open sky'))
    expect(name.closest('[aria-hidden]')).not.toBeNull()
})

// @spec S2.109
test('the journey page links visitors to Sign up and Login', () => {
  signedOut()
  show()

  expect(links(/inspire/i)).toEqual([['Sign up', '/signup']])
  expect(links(/achieve/i)).toEqual([['Login', '/login']])
})

// @spec S2.108 S2.109
test('the journey page links members to Kicks and Buckets', () => {
  signedIn()
  show()

  expect(links(/inspire/i)).toEqual([['Go to Kicks', '/kicks']])
  expect(links(/achieve/i)).toEqual([['Go to Buckets', '/buckets']])
})

test('the journey page hides these links while authentication is loading', () => {
  loadingAuth()
  show()

  expect(region(/inspire/i).queryByRole('link')).not.toBeInTheDocument()
  expect(region(/achieve/i).queryByRole('link')).not.toBeInTheDocument()
})
