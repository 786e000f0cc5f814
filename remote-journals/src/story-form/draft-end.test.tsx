import { stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  drafts,
  journals,
  noNetwork,
  openForm,
  picture,
  pictureField,
  reopen,
  save,
  startWithoutDrafts,
  title,
  writeAll,
} from '../testing/story-form'

beforeEach(startWithoutDrafts)

describe('the draft of a Story', () => {
  test('is deleted when the user discards it and confirms', async () => {
    stubApi(journals)
    const page = openForm()
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

  test('is deleted when the Story is saved', async () => {
    stubApi(journals)
    const page = openForm()
    await writeAll()
    await screen.findByText('Picture uploaded')
    await save()
    await screen.findByText('Your Story is in the Journal')
    expect(drafts()).toEqual([])
    await reopen(page)
    expect(picture()).not.toBeInTheDocument()
  })

  test('is deleted with its Journal', async () => {
    stubApi(journals)
    const page = openForm()
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

  test('is deleted when its only content, the picture, is removed, also after a failed upload', async () => {
    stubApi({ ...journals, 'POST /api/upload': noNetwork })
    const page = openForm()
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
