import { ApiError } from '@bucketeer/shared-auth'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anArchive } from '../../testing/entities'
import { openPage } from '../../testing/open-page'

const section = () => within(screen.getByRole('region', { name: 'My archive' }))

test('leads to the page that asks for the password', async () => {
  openPage('/archive')
  const link = await section().findByRole('link', { name: 'Make my archive' })
  expect(link).toHaveAttribute('href', '/account?make=archive')
})

test('shows the progress until the archive is ready', async () => {
  const answers = [anArchive({ state: 'making', done: 120, total: 480, bytes: null, expiresAt: null })]
  openPage('/archive', { 'GET /api/archive': async () => ({ archive: answers.shift() ?? anArchive() }) })
  const bar = await section().findByRole('progressbar', { name: 'Making your archive…' })
  expect(bar).toHaveAttribute('aria-valuenow', '25')
  expect(section().getByText('120 of 480')).toBeVisible()
  expect(section().getByRole('status')).toHaveTextContent('25 %')
  expect(await section().findByRole('button', { name: 'Download 12 MB' })).toBeVisible()
})

test('downloads by a link that the server signs', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.getAttribute('href')).toBe('/archive-files/a/amelia.zip?sign')
  })
  openPage('/archive', {
    'GET /api/archive': async () => ({ archive: anArchive() }),
    'POST /api/archive/{archiveId}/link': async () => ({ url: '/archive-files/a/amelia.zip?sign' }),
  })
  expect(await screen.findByText('Made on 26 November 2026 · Kept until 3 December 2026')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Download 12 MB' }))
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
})

test('deletes the archive after a question', async () => {
  const remove = jest.fn(async () => {})
  openPage('/archive', {
    'GET /api/archive': async () => ({ archive: anArchive({ _id: 'a1' }) }),
    'DELETE /api/archive/{archiveId}': remove,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this archive?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('link', { name: 'Make my archive' })).toBeVisible()
  expect(remove).toHaveBeenCalledWith({ params: { archiveId: 'a1' } })
  expect(screen.getByRole('heading', { name: 'My archive' })).toHaveFocus()
})

test('says that making it failed, and how to try again', async () => {
  openPage('/archive', { 'GET /api/archive': async () => ({ archive: anArchive({ state: 'failed' }) }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your archive could not be made.')
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/account?make=archive')
})

test('shows why the archive could not be read, with a retry', async () => {
  const get = jest.fn().mockRejectedValueOnce(new ApiError(503, 'Too busy.'))
  openPage('/archive', { 'GET /api/archive': get.mockResolvedValue({ archive: null }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your archive: Too busy.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Make my archive' })).toBeVisible()
})
