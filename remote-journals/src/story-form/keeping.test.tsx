import { aStory, stubApi } from '@bucketeer/shared-auth/testing'
import { closeTab } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import { refuseDatabases } from '../testing/provide-database'
import { journals, noNetwork, openForm, save, startWithoutDrafts, writeAll } from '../testing/story-form'

beforeEach(startWithoutDrafts)

describe('the form of a Story', () => {
  test('does not ask before leaving when the browser stores drafts and pictures', async () => {
    stubApi(journals)
    openForm()
    await writeAll()
    await screen.findByText('Picture uploaded')
    expect(closeTab()).toBe('closed')
  })

  test('says without IndexedDB that leaving loses a picture until it is uploaded', async () => {
    refuseDatabases()
    stubApi({ ...journals, 'POST /api/upload': noNetwork })
    openForm()
    await writeAll()
    expect(await screen.findByText(/Your draft is kept, but not the picture/)).toBeVisible()
    expect(closeTab()).toBe('asked')

    const create = jest.fn(async () => aStory())
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    await save()
    expect(await screen.findByText('Your Story is in the Journal')).toBeVisible()
  })

  test('works with a note when the browser stores nothing', async () => {
    refuseDatabases()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const create = jest.fn(async () => aStory())
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    openForm()
    await writeAll()
    await screen.findByText('Picture uploaded')
    expect(
      screen.getByText('This browser keeps nothing. Stay on this page until you have saved.'),
    ).toBeVisible()
    expect(closeTab()).toBe('asked')
    await save()
    expect(create).toHaveBeenCalledTimes(1)
    refuse.mockRestore()
  })
})
