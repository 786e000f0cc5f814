import { loadingAuth, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.json'
import { SiteFooter } from './site-footer'

/** Routes of other parts. */
const elsewhere = ['/buckets', '/buckets/create', '/kicks', '/journal/public', '/signup', '/login']

const show = () => {
  renderWithSite(<SiteFooter />)
  return within(screen.getByRole('navigation', { name: 'Footer' }))
}
const targets = (footer: ReturnType<typeof show>) =>
  footer.getAllByRole('link').map((link) => link.getAttribute('href'))

// @spec S1.8
test('the footer groups its links under Company, Product and Legal, none of them empty', () => {
  const footer = show()

  const headings = footer.getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Company', 'Product', 'Legal'])
  const lists = footer.getAllByRole('list')
  expect(lists).toHaveLength(3)
  for (const list of lists) expect(within(list).getAllByRole('link').length).toBeGreaterThan(0)
})

// @spec S1.8
test.each([
  { who: 'visitors', become: signedOut },
  { who: 'members', become: signedIn },
])('every footer link that $who see leads to a route of the site', ({ become }) => {
  become()

  const known = [...remote.routes.map(({ path }) => path), ...elsewhere]
  for (const target of targets(show())) expect(known).toContain(target)
})

test('the footer offers visitors to sign up and log in', () => {
  signedOut()

  expect(targets(show())).toEqual(expect.arrayContaining(['/signup', '/login']))
})

test('the footer offers members to create a Bucket instead', () => {
  signedIn()

  const links = targets(show())
  expect(links).toContain('/buckets/create')
  expect(links).not.toContain('/signup')
  expect(links).not.toContain('/login')
})

test('the footer shows links while authentication is loading', () => {
  loadingAuth()

  expect(targets(show())).toContain('/about')
})
