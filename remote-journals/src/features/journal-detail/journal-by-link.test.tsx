import { ApiError, type Shared } from '@bucketeer/shared-auth'
import { aStory, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { fakeIntersections } from '@bucketeer/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'
import { openRails, rails, story } from '../../testing/journal-page'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const openWith = (read: (input: { sharePassword?: string }) => Promise<Shared>) => {
  stubApi({ 'GET /api/shared/{key}': read })
  openJournals('/shared/journal/k1')
}
const opened = { kind: 'journal' as const, journal: rails }

test('a visitor reads a Journal by its link and is invited to become a Bucketeer', async () => {
  signedOut()
  openWith(async () => opened)
  expect(await heading('On rails')).toBeVisible()
  expect((await story('A lake at noon')).getByText('Cold.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Become a Bucketeer' })).toHaveAttribute('href', '/signup')
  expect(screen.queryByText('You need to be logged in to create a Journal')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Ways back' })).not.toBeInTheDocument()
})

test('its owner sees what others see: nothing to edit', async () => {
  signedIn()
  openWith(async () => opened)
  expect(await heading('On rails')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  for (const name of ['Edit Journal', 'Add Story', 'Edit Story', 'Become a Bucketeer'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
})

test('a link with a password opens with the right one', async () => {
  signedOut()
  openWith(async ({ sharePassword }) => {
    if (sharePassword === 'blue boats') return opened
    throw new ApiError(401, 'This link needs a password.')
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /Password of this link/ }), 'blue boats')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await heading('On rails')).toHaveFocus()
})

test.each([
  [
    'does not exist',
    async () => {
      throw new ApiError(404, 'This link does not work any more.')
    },
  ],
  ['shows a Bucket', async () => ({ kind: 'bucket' as const })],
])('a link that %s does not work any more', async (_, read) => {
  signedOut()
  openWith(read)
  expect(await heading('This link does not work any more.')).toBeVisible()
})

test('its owner finds the link in the dialog of the audience', async () => {
  signedIn()
  const read = jest.fn(async () => [])
  stubApi({ 'GET /api/journal/{journalId}': async () => rails, 'GET /api/share': read })
  openRails()
  await userEvent.click(await screen.findByRole('button', { name: 'Everybody: Who can see this' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Who can see this' }))
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible()
  expect(read).toHaveBeenCalledWith({ query: { kind: 'journal', id: 'rails' } })
})

test('a link with a password shows the later Stories of a long Journal as one reads', async () => {
  signedOut()
  const view = fakeIntersections()
  const later = aStory({ _id: 'later', title: 'Home again' })
  const read = jest.fn(async () => ({ items: [later], next: null }))
  stubApi({
    'GET /api/shared/{key}': async ({ sharePassword }: { sharePassword?: string }) => {
      if (!sharePassword) throw new ApiError(401, 'This link needs a password.')
      return { ...opened, journal: { ...rails, storyCount: rails.story.length + 1 } }
    },
    'GET /api/shared/{key}/stories': read,
  })
  openJournals('/shared/journal/k1')
  await userEvent.type(await screen.findByRole('textbox', { name: /Password of this link/ }), 'blue boats')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const end = (await screen.findByRole('button', { name: /Show more Stories/ })).parentElement
  act(() => view.report(end, true))
  expect(await screen.findByRole('article', { name: 'Home again' })).toBeVisible()
  expect(read).toHaveBeenCalledWith(
    expect.objectContaining({
      sharePassword: 'blue boats',
      query: { limit: 20, cursor: rails.story.at(-1)?._id },
    }),
  )
})
