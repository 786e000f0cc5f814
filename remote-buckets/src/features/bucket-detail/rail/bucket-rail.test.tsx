import { type Bucket, keys } from '@bucketeer/shared-auth'
import { aBucket, newClient, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import BucketRail from './bucket-rail'

const buckets = Array.from({ length: 12 }, (_, index) =>
  aBucket({ _id: `b${index}`, name: `Year ${2000 + index}`, kickCount: index }),
)
const open = (cached: Bucket[] | undefined, list = jest.fn(async () => buckets)) => {
  signedIn()
  stubApi({ 'GET /api/bucket': list })
  const client = newClient()
  if (cached) client.setQueryData(keys.buckets.list(), cached)
  renderWithSite(
    <TestProviders client={client}>
      <BucketRail bucketId="b3" />
    </TestProviders>,
  )
  return list
}
const links = async () => within(await screen.findByRole('list')).findAllByRole('link')

test('lists all Buckets with their numbers of Kicks, and marks the open one', async () => {
  const list = open(undefined)
  expect(await links()).toHaveLength(12)
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { kicks: 'none' } }))
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/buckets/b3')
  expect(screen.getByRole('link', { name: 'Year 2003 3 Kicks' })).toBeVisible()
})

test('makes no call if the list is in the cache, and keeps its own order', async () => {
  const list = open(buckets.map((bucket, index) => ({ ...bucket, position: 12 - index })))
  const [first] = await links()
  expect(first).toHaveAttribute('href', '/buckets/b11')
  expect(list).not.toHaveBeenCalled()
})

test('finds one of many by its name', async () => {
  open(buckets)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a Bucket' }), '2007')
  expect(await links()).toHaveLength(1)
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('None of your Buckets has this name.')).toBeVisible()
})
