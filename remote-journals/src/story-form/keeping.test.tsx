import { ApiError } from '@bucketeer/shared-auth'
import { aJournal, aStory, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import { JournalRoutes } from '../testing/journal-routes'
import { provideDatabase, refuseDatabases } from '../testing/provide-database'
import { save, writeAll } from '../testing/story-form'

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

beforeEach(async () => {
  localStorage.clear()
  await provideDatabase()
  signedIn()
})

describe('a browser that keeps', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented ? 'asked' : 'closed'
  }

  test('everything lets one go without a question', async () => {
    stubApi({ journals })
    open()
    await writeAll()
    await screen.findByText('Picture uploaded')
    expect(closing()).toBe('closed')
  })

  test('no databases says that the picture is at risk until it is uploaded', async () => {
    refuseDatabases()
    stubApi({ journals, pictures: { upload: deadLine } })
    open()
    await writeAll()
    expect(await screen.findByText(/This browser does not keep the picture/)).toBeVisible()
    expect(closing()).toBe('asked')

    const create = jest.fn(async () => aStory())
    stubApi({ journals, stories: { create } })
    await save()
    expect(await screen.findByText('Your Story is in the Journal')).toBeVisible()
  })

  test('nothing at all says so, and the form works', async () => {
    refuseDatabases()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const create = jest.fn(async () => aStory())
    stubApi({ journals, stories: { create } })
    open()
    await writeAll()
    await screen.findByText('Picture uploaded')
    expect(
      screen.getByText('This browser keeps nothing. Stay on this page until you have saved.'),
    ).toBeVisible()
    expect(closing()).toBe('asked')
    await save()
    expect(create).toHaveBeenCalledTimes(1)
    refuse.mockRestore()
  })
})
