import { ApiError } from '@bucketeer/shared-auth'
import { aUser, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { danube, lake, openRails, rails, reading, story } from '../../testing/journal-page'

const prompt = 'You need to be logged in to create a Journal'
const ownersControls = ['Add Story', 'Edit Journal', 'Delete Journal', 'Edit Story', 'Delete Story']

describe('the actions of a Journal', () => {
  const controls = () =>
    [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
      ({ textContent }) => textContent ?? '',
    )

  // @spec S2.111 S2.112 S2.114
  test('its owner can add, edit and delete', async () => {
    signedIn()
    reading(rails)
    openRails()
    expect(await screen.findByRole('link', { name: 'Add Story' })).toHaveAttribute(
      'href',
      '/journal/story/rails',
    )
    expect(screen.getByRole('link', { name: 'Edit Journal' })).toHaveAttribute('href', '/journal/rails/edit')
    expect(screen.getByRole('button', { name: 'Delete Journal' })).toBeVisible()
    const page = await story('Waking up by the Danube')
    expect(page.getByRole('link', { name: 'Edit Story' })).toHaveAttribute(
      'href',
      '/journal/story/rails/danube',
    )
    expect(screen.getAllByRole('button', { name: 'Delete Story' })).toHaveLength(2)
    expect(screen.getByText('Public')).toBeVisible()
    expect(screen.queryByText(prompt)).not.toBeInTheDocument()
  })

  // @spec S2.113 S2.114
  test('other members can only read', async () => {
    signedIn(aUser({ _id: 'somebody-else' }))
    reading(rails)
    openRails()
    await story('A lake at noon')
    expect(controls()).not.toEqual(expect.arrayContaining([expect.stringMatching(ownersControls.join('|'))]))
    expect(screen.queryByText(prompt)).not.toBeInTheDocument()
  })

  // @spec S2.113 S2.114
  test('visitors can read and are offered the login', async () => {
    signedOut()
    reading(rails)
    openRails()
    await story('A lake at noon')
    expect(controls()).not.toEqual(expect.arrayContaining([expect.stringMatching(ownersControls.join('|'))]))
    expect(screen.getByText(prompt)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })

  // @spec S6.5
  test('only its creator can edit and delete a Story', async () => {
    signedIn()
    reading({ ...rails, story: [{ ...danube, createdBy: 'somebody-else' }, lake] })
    openRails()
    const theirs = await story('Waking up by the Danube')
    expect(theirs.queryByRole('button', { name: 'Delete Story' })).not.toBeInTheDocument()
    const mine = await story('A lake at noon')
    expect(mine.getByRole('button', { name: 'Delete Story' })).toBeVisible()
  })
})

describe('the links back', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Ways back' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const toPublic = ['Back to Public', '/journal/public']
  const toPrivate = ['Back to Private', '/journal/private']

  // @spec S2.115 S2.116
  test.each([
    ['the owner', () => void signedIn()],
    ['somebody else', () => void signedIn(aUser({ _id: 'somebody-else' }))],
  ])('are there for %s', async (_who, arrive) => {
    arrive()
    reading(rails)
    openRails()
    await story('A lake at noon')
    expect(links()).toEqual([toPublic, toPrivate])
  })

  // @spec S2.115
  test('leave out the own Journals for visitors, who have none', async () => {
    signedOut()
    reading(rails)
    openRails()
    await story('A lake at noon')
    expect(links()).toEqual([toPublic])
  })

  test('are shown when the Journal fails to load', async () => {
    signedOut()
    stubApi({
      'GET /api/journal/{journalId}': () => Promise.reject(new ApiError(500, 'The archive is closed.')),
    })
    openRails()
    await screen.findByRole('alert')
    expect(links()).toEqual([toPublic])
  })
})
