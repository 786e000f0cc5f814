import { type Bucket, type Kick, keys } from '@bucketeer/shared-auth'
import { aBucket, aKick, newClient, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import BucketHead from './bucket-head'

const { bucketId } = slotProps('bucket.head')

const kick = (_id: string, done: number) =>
  aKick({ _id, mine: { buckets: 1, doing: null, done, lastDone: null } })

const open = (kicks: Kick[], counts: Partial<Bucket> = {}) => {
  const get = jest.fn(async () => aBucket({ _id: bucketId, kicks, ...counts }))
  const client = newClient()
  signedIn()
  stubApi({ 'GET /api/bucket/{bucketId}': get })
  const { container } = renderWithSite(
    <TestProviders client={client}>
      <div data-testid="head">
        <BucketHead {...slotProps('bucket.head')} />
      </div>
    </TestProviders>,
  )
  return { client, container }
}

test('says how many Kicks are done, each counted once', async () => {
  const { container } = open([kick('a', 3), kick('b', 0), kick('c', 1), kick('d', 0)])
  expect(await screen.findByText('2 of 4 done')).toBeVisible()
  expect(container.querySelector('[aria-hidden] > div')).toHaveStyle({ width: '50%' })
})

test('counts all Kicks of a Bucket that shows the first ones only', async () => {
  open([kick('a', 3), kick('b', 0)], { kickCount: 1200, doneCount: 300 })
  expect(await screen.findByText('300 of 1200 done')).toBeVisible()
})

test('shows nothing for an empty Bucket', async () => {
  const { client } = open([])
  await waitFor(() => expect(client.getQueryData(keys.buckets.detail(bucketId))).toBeDefined())
  await act(async () => {})
  expect(screen.getByTestId('head')).toBeEmptyDOMElement()
})
