import { ApiError, keys } from '@bucketeer/shared-auth'
import { newClient, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { keepSample, keptSamples } from '../../sample-kicks/kept-samples'
import { somedayServer } from '../../testing/someday-server'
import SavedSamples from './saved-samples'

const open = (client = newClient()) =>
  renderWithSite(
    <StrictMode>
      <TestProviders client={client}>
        <SavedSamples />
      </TestProviders>
    </StrictMode>,
  )

beforeEach(() => void signedIn())
afterEach(() => localStorage.clear())

test('shows nothing when nothing was chosen, or all of it is saved', () => {
  keepSample('/sample/paddle-between-icebergs', {
    userId: 'u',
    bucketId: 'b',
    bucketName: 'Someday',
    kickId: 'k',
  })
  open()

  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('saves each chosen sample once and undoes it', async () => {
  keepSample('/sample/paddle-between-icebergs')
  const { save, remove, answers } = somedayServer()
  stubApi(answers)
  open()

  expect(await screen.findByText(/Saved for you in/)).toHaveTextContent(
    'Saved for you in Someday: Paddle between icebergs',
  )
  expect(screen.getByRole('link', { name: 'Someday' })).toHaveAttribute('href', '/buckets/someday')
  expect(save).toHaveBeenCalledTimes(1)

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const undone = await screen.findByText('Taken out again.')
  expect(undone).toBeVisible()
  await waitFor(() => expect(undone).toHaveFocus())
  expect(remove).toHaveBeenCalledTimes(1)
  expect(keptSamples()).toEqual([])
})

test('deletes the Kick once on a double click', async () => {
  keepSample('/sample/paddle-between-icebergs')
  const { remove, answers } = somedayServer()
  remove.mockReturnValue(new Promise(() => {}))
  stubApi(answers)
  open()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }))
  expect(remove).toHaveBeenCalledTimes(1)
})

test('marks Today and the first steps as stale', async () => {
  keepSample('/sample/paddle-between-icebergs')
  stubApi(somedayServer().answers)
  const client = newClient()
  client.setQueryData([...keys.log.all, 'next'], [])
  open(client)
  await screen.findByText(/Saved for you in/)

  expect(client.getQueryState([...keys.log.all, 'next'])?.isInvalidated).toBe(true)
})

test('keeps the choice when it could not be saved, and tries again', async () => {
  keepSample('/sample/paddle-between-icebergs')
  const { save, answers } = somedayServer()
  save.mockRejectedValue(new ApiError(503, 'We are on a break.'))
  stubApi(answers)
  open()
  expect(await screen.findByText('We are on a break.')).toBeVisible()
  expect(keptSamples()).toHaveLength(1)

  save.mockReset()
  stubApi(somedayServer().answers)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Saved for you in/)).toBeVisible()
})
