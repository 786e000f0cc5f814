import { ApiError } from '@bucketeer/shared-auth'
import { aJournal, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'
import {
  drafts,
  openForm,
  picture,
  rails,
  save,
  startWithoutDrafts,
  text,
  title,
  writeAll,
} from '../../testing/story-form'

const boats = aJournal({ _id: 'boats', title: 'By boat' })
const bikes = aJournal({ _id: 'bikes', title: 'By bike' })
const byId = new Map([rails, boats, bikes].map((journal) => [journal._id, journal]))
const gone = () => new ApiError(404, 'There is no such Journal.')

/** Answers with three Journals, of which the test can delete `rails`. */
const answerWithJournals = () => {
  stubApi({
    'GET /api/journal/{journalId}': async ({ params }: { params: { journalId: string } }) => {
      const journal = byId.get(params.journalId)
      if (!journal) throw gone()
      return journal
    },
    'GET /api/journal/private': async () => [...byId.values()],
    'POST /api/story/{id}': () => Promise.reject(gone()),
  })
  byId.set('rails', rails)
}
const offered = async () =>
  within(await screen.findByRole('list', { name: 'Your Journals' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  await startWithoutDrafts()
  answerWithJournals()
})

test('a Story whose Journal was deleted elsewhere goes on in another Journal, with its picture', async () => {
  openForm()
  await writeAll()
  await screen.findByText('Picture uploaded')
  byId.delete('rails')
  await save()

  expect(await screen.findByRole('heading', { level: 1, name: 'This Journal is gone' })).toBeVisible()
  expect(screen.getByText(/Your Story “The Danube” is kept/)).toBeVisible()
  expect(await offered()).toEqual(['By boat', 'By bike'])
  await userEvent.click(screen.getByRole('button', { name: 'By boat' }))
  expect(await title()).toHaveValue('The Danube')
  expect(text()).toHaveValue('At six.')
  expect(picture()).toBeVisible()
  expect(address()).toBe('/journal/story/boats')
  expect(drafts()).toEqual([expect.stringContaining('story.boats')])
})

test('a Journal in which another Story is begun is not offered', async () => {
  const begin = async (path: string) => {
    const page = openJournals(path)
    await userEvent.type(await title(), 'The Danube')
    page.unmount()
  }
  await begin('/journal/story/rails')
  await begin('/journal/story/bikes')
  byId.delete('rails')
  openForm()
  expect(await offered()).toEqual(['By boat'])
})

test('without a kept Story, a Journal that is gone is not found', async () => {
  byId.delete('rails')
  openForm()
  expect(await screen.findByText('This page is off the map')).toBeVisible()
})
