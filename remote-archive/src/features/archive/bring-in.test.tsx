import { ApiError } from '@bucketeer/shared-auth'
import { deferred, type Answers } from '@bucketeer/shared-auth/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anImport } from '../../testing/entities'
import { openPage } from '../../testing/open-page'

type Send = NonNullable<Answers['POST /api/import']>

const file = new File(['name\nBled'], 'places.csv', { type: 'text/csv' })
const field = () => screen.findByLabelText(/^Choose a file/)

test('sends the chosen file with its progress, and opens its import', async () => {
  const sent = deferred<ReturnType<typeof anImport>>()
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(({ onProgress }) => {
    onProgress?.({ loaded: 30, total: 100 })
    return sent.promise
  })
  openPage('/archive', { 'POST /api/import': send })
  await userEvent.upload(await field(), file)
  const bar = await screen.findByRole('progressbar', { name: 'Sending places.csv…' })
  expect(bar).toHaveAttribute('aria-valuenow', '30')
  expect(send.mock.calls[0]?.[0].body.get('file')).toEqual(file)
  sent.resolve(anImport())
  expect(await screen.findByRole('heading', { level: 1, name: 'We found 214 things' })).toBeVisible()
})

test('takes a file that is dropped', async () => {
  openPage('/archive', { 'POST /api/import': async () => anImport() })
  const dataTransfer = { files: [file], types: ['Files'] }
  fireEvent.drop((await field()).closest('label') ?? document.body, { dataTransfer })
  expect(await screen.findByRole('heading', { level: 1, name: 'We found 214 things' })).toBeVisible()
})

test('cancels an upload', async () => {
  let signal: AbortSignal | undefined
  openPage('/archive', {
    'POST /api/import': (input) => {
      signal = input.signal
      return new Promise(() => {})
    },
  })
  await userEvent.upload(await field(), file)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(signal?.aborted).toBe(true)
  expect(await field()).toBeVisible()
})

test('says why a file did not arrive, and sends it again', async () => {
  const send = jest.fn().mockRejectedValueOnce(new ApiError(507, 'No room.'))
  openPage('/archive', { 'POST /api/import': send.mockResolvedValue(anImport()) })
  await userEvent.upload(await field(), file)
  expect(await screen.findByRole('alert')).toHaveTextContent('places.csv did not arrive: No room.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'We found 214 things' })).toBeVisible()
})

test('sends no file of more than 200 MB', async () => {
  const send = jest.fn()
  openPage('/archive', { 'POST /api/import': send })
  const large = new File(['x'], 'large.zip')
  Object.defineProperty(large, 'size', { value: 200_000_001 })
  await userEvent.upload(await field(), large)
  expect(await screen.findByRole('alert')).toHaveTextContent('It is larger than 200 MB.')
  expect(send).not.toHaveBeenCalled()
})

test('lists earlier imports with their states', async () => {
  openPage('/archive', {
    'GET /api/import': async () => [
      anImport({ _id: 'i1', kinds: { kick: 198 }, state: 'brought' }),
      anImport({ _id: 'i2', fileName: 'trip.zip', source: 'polarsteps', state: 'asks' }),
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Earlier imports' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'places.csvSpreadsheet · 26 November 2026 · 198 things have come in',
    'trip.zipPolarsteps · 26 November 2026 · A question about your file',
  ])
  expect(list.getByRole('link', { name: 'trip.zip' })).toHaveAttribute('href', '/archive/import/i2')
})

test('says that there are no earlier imports', async () => {
  openPage('/archive')
  expect(await screen.findByText('None in the last 30 days.')).toBeVisible()
})

test('a link to the part that takes a file leads there with the focus', async () => {
  openPage('/archive#bring-in')
  expect(await screen.findByRole('heading', { name: 'Bring something in' })).toHaveFocus()
})
