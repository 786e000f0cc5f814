import { loadingAuth, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.json'
import { SiteFooter } from './site-footer'

/** Pages of other parts, which exist with every release of the site. */
const elsewhere = ['/buckets', '/buckets/create', '/kicks', '/journal/public', '/signup', '/login']

const show = () => {
  renderWithSite(<SiteFooter />)
  return within(screen.getByRole('navigation', { name: 'Footer' }))
}
const targets = (footer: ReturnType<typeof show>) =>
  footer.getAllByRole('link').map((link) => link.getAttribute('href'))

// @spec S1.8
test('its links are grouped under Company, Product and Legal, and no group is empty', () => {
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
])('every link for $who leads to a page that exists', ({ become }) => {
  become()

  const known = [...remote.routes.map(({ path }) => path), ...elsewhere]
  for (const target of targets(show())) expect(known).toContain(target)
})

test('visitors are offered to sign up and to log in', () => {
  signedOut()

  expect(targets(show())).toEqual(expect.arrayContaining(['/signup', '/login']))
})

test('members are offered to create a Bucket instead', () => {
  signedIn()

  const links = targets(show())
  expect(links).toContain('/buckets/create')
  expect(links).not.toContain('/signup')
  expect(links).not.toContain('/login')
})

test('it does not wait to know who is looking', () => {
  loadingAuth()

  expect(targets(show())).toContain('/about')
})
