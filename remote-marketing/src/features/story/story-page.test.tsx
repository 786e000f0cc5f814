import { loadingAuth, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import StoryPage from './story-page'

const show = () => renderWithSite(<StoryPage />)
const link = (name: string) => screen.queryByRole('link', { name })
const postcards = () =>
  within(screen.getByRole('region', { name: 'Postcards from six of us' })).getAllByRole('figure')

// @spec S2.5
test('the story page is titled Our story', () => {
  show()

  expect(screen.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible()
  expect(document.title).toBe('Our story · Bucketeer')
})

// @spec S2.102 S2.106
test.each([
  { who: 'visitors', become: signedOut },
  { who: 'members', become: signedIn },
])('Find out more and Learn more lead $who to the journey', ({ become }) => {
  become()
  show()

  expect(link('Find out more')).toHaveAttribute('href', '/journey')
  expect(screen.getByText('Learn more')).toBeVisible()
  expect(link('Learn more about the journey')).toHaveAttribute('href', '/journey')
})

// @spec S2.104 S2.107
test('the story page offers visitors to sign up', () => {
  signedOut()
  show()

  expect(link('Sign up already!')).toHaveAttribute('href', '/signup')
  expect(link('Become a Bucketeer')).toHaveAttribute('href', '/signup')
  expect(screen.queryByText('Create Bucket')).not.toBeInTheDocument()
})

// @spec S2.103 S2.107
test('the story page offers members to create a Bucket', () => {
  signedIn()
  show()

  expect(link('Create Bucket')).toHaveAttribute('href', '/buckets/create')
  expect(link('Become a Bucketeer')).not.toBeInTheDocument()
  expect(link('Go to Buckets')).toHaveAttribute('href', '/buckets')
  expect(screen.queryByText('Sign up already!')).not.toBeInTheDocument()
})

test('the story page hides both offers while authentication is loading', () => {
  loadingAuth()
  show()

  expect(link('Sign up already!')).not.toBeInTheDocument()
  expect(link('Create Bucket')).not.toBeInTheDocument()
  expect(link('Become a Bucketeer')).not.toBeInTheDocument()
})

// @spec S2.105
test('the story page shows exactly six testimonials by different people', () => {
  show()

  expect(postcards()).toHaveLength(6)
  const texts = postcards().map((card) => within(card).getByRole('blockquote').textContent)
  const senders = postcards().map((card) => card.querySelector('figcaption')?.textContent)
  expect(new Set(texts).size).toBe(6)
  expect(new Set(senders).size).toBe(6)
})

// @spec S2.105
test('the testimonials need no request', () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open')
  signedIn()
  show()

  expect(postcards()).toHaveLength(6)
  expect(open).not.toHaveBeenCalled()
})

test('headings of the story page skip no level', () => {
  show()

  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
})

test('the postcards are marked as examples', () => {
  show()
  expect(screen.getByText('Examples that we wrote ourselves: these people are made up.')).toBeVisible()
})
