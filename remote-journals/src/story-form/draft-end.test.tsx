import { ApiError } from '@bucketeer/shared-auth'
import { aJournal, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JournalRoutes } from '../testing/journal-routes'
import { provideDatabase } from '../testing/provide-database'
import { drafts, picture, pictureField, save, title, writeAll } from '../testing/story-form'

const open = () =>
  renderWithSite(
    <TestProviders>
      <JournalRoutes />
    </TestProviders>,
    { route: '/journal/story/rails' },
  )
const rails = aJournal({ _id: 'rails', title: 'On rails', bucketId: null })
const journals = { read: async () => rails }
const deadLine = () => Promise.reject(new ApiError(null, 'The line is dead.'))

const reopen = async (page: ReturnType<typeof open>) => {
  page.unmount()
  const next = open()
  await title()
  return next
}

beforeEach(async () => {
  localStorage.clear()
  await provideDatabase()
  signedIn()
})

describe('a draft ends', () => {
  test('when it is discarded, which is asked first', async () => {
    stubApi({ journals })
    const page = open()
    await writeAll()
    await screen.findByText('Picture uploaded')
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
    const question = within(screen.getByRole('dialog', { name: 'Discard this draft?' }))
    await userEvent.click(question.getByRole('button', { name: 'Discard draft' }))
    expect(await title()).toHaveValue('')
    expect(drafts()).toEqual([])

    await reopen(page)
    expect(await title()).toHaveValue('')
    expect(picture()).not.toBeInTheDocument()
    expect(screen.queryByText(/We kept/)).not.toBeInTheDocument()
  })

  test('when the Story is saved', async () => {
    stubApi({ journals })
    const page = open()
    await writeAll()
    await screen.findByText('Picture uploaded')
    await save()
    await screen.findByText('Your Story is in the Journal')
    expect(drafts()).toEqual([])
    await reopen(page)
    expect(picture()).not.toBeInTheDocument()
  })

  test('with the Journal it was written for', async () => {
    stubApi({ journals })
    const page = open()
    await writeAll()
    await screen.findByText('Picture uploaded')
    await userEvent.click(screen.getByRole('link', { name: 'Back to Journal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Journal' }))
    const question = within(screen.getByRole('dialog', { name: 'Delete this Journal?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete Journal' }))
    await screen.findByText('Journal deleted')
    expect(drafts()).toEqual([])
    await reopen(page)
    expect(picture()).not.toBeInTheDocument()
  })

  test('for a picture alone when that is taken away, also after it failed', async () => {
    stubApi({ journals, pictures: { upload: deadLine } })
    const page = open()
    await writeAll()
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(pictureField()).toHaveAccessibleDescription('PNG or JPG Required')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await reopen(page)
    expect(await title()).toHaveValue('The Danube')
    expect(picture()).not.toBeInTheDocument()
  })
})
