import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type PartStatus } from '@bucketeer/shared-auth'
import { stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import StatusPage from './status-page'

const kicks: PartStatus = {
  part: 'kicks',
  title: 'Kicks',
  owner: 'Kicks team',
  slots: [],
  isOff: false,
  live: { version: '1.0.0-s00000001', failed: 0, isUnchecked: false },
  canary: null,
}
const open = (status: () => Promise<PartStatus[]>) => {
  stubApi({ 'GET /api/status': status })
  renderWithSite(
    <TestProviders>
      <StatusPage />
    </TestProviders>,
  )
}
const part = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const item = screen.getAllByRole('listitem').find((each) => each.contains(heading))
  return within(item ?? document.body)
}

test('shows the live version and the state of each part', async () => {
  open(async () => [
    kicks,
    { ...kicks, part: 'journals', title: 'Journals', isOff: true },
    {
      ...kicks,
      part: 'buckets',
      title: 'Buckets',
      live: { version: '1.0.0-s00000001', failed: 3, isUnchecked: true },
    },
    {
      ...kicks,
      part: 'trips',
      title: 'Trips',
      canary: { version: '2.0.0-s00000002', percent: 10, failed: 1, isUnchecked: false },
    },
  ])
  expect((await part('Kicks')).getByText('Works')).toBeVisible()
  expect((await part('Kicks')).getByText('Version 1.0.0-s00000001')).toBeVisible()
  expect((await part('Kicks')).getByText('By Kicks team')).toBeVisible()
  expect((await part('Buckets')).getByText('Version 1.0.0-s00000001, released without checks')).toBeVisible()
  expect((await part('Journals')).getByText('Switched off')).toBeVisible()
  expect((await part('Buckets')).getByText('Failed for 3 visitors')).toBeVisible()
  const canary = '10 % of the visitors try 2.0.0-s00000002, which failed for 1 visitor.'
  expect((await part('Trips')).getByText(canary)).toBeVisible()
})

test('shows the error and retries', async () => {
  const status = jest
    .fn<Promise<PartStatus[]>, []>()
    .mockRejectedValueOnce(new ApiError(500, 'The train is late.'))
    .mockResolvedValue([kicks])
  open(status)
  expect(await screen.findByText(/Could not get the status: The train is late\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Kicks' })).toBeVisible()
})
