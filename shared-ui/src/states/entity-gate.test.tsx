import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EntityGate } from './entity-gate'
import { renderWithSite } from '../testing'

const sahara = { name: 'Sahara' }
const failed = (status: number, message = 'Out of paper.') => Object.assign(new Error(message), { status })

interface Query {
  data?: typeof sahara
  error?: Error
  refetch?(): void
}
const renderGate = ({ data, error = undefined, refetch = () => {} }: Query) =>
  renderWithSite(
    <EntityGate
      query={{ data, error: error ?? null, refetch }}
      skeleton={<p>Loading</p>}
      heading="We could not open this Bucket"
      failure="Could not get Bucket:"
      page={{ back: { to: '/buckets', label: 'Back to Buckets' } }}
      above={<p>Above</p>}
    >
      {({ name }) => <h1>{name}</h1>}
    </EntityGate>,
  )
const retry = () => screen.queryByRole('button', { name: 'Try again' })

test('EntityGate shows the skeleton while the entity is loading', () => {
  renderGate({})
  expect(screen.getByText('Loading')).toBeVisible()
})

test('EntityGate renders the page with its entity', () => {
  renderGate({ data: sahara })
  expect(screen.getByRole('heading', { name: 'Sahara' })).toBeVisible()
})

test('EntityGate shows stale data when a refetch fails', () => {
  renderGate({ data: sahara, error: failed(500) })
  expect(screen.getByRole('heading', { name: 'Sahara' })).toBeVisible()
})

test('EntityGate shows the error with a retry and a back link', async () => {
  const refetch = jest.fn()
  renderGate({ error: failed(500), refetch })
  expect(screen.getByRole('heading', { level: 1, name: 'We could not open this Bucket' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Could not get Bucket: Out of paper.')
  expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
  expect(screen.getByText('Above')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('EntityGate offers a retry after a network failure', () => {
  renderGate({ error: Object.assign(new Error('No network.'), { status: null }) })
  expect(retry()).toBeVisible()
})

test('EntityGate neither shows nor retries a deleted entity', () => {
  renderGate({ data: sahara, error: failed(404, 'There is no such Bucket.') })
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such Bucket.')
  expect(retry()).not.toBeInTheDocument()
})

test('EntityGate shows ErrorView for a response without an entity', () => {
  renderGate({ error: failed(200) })
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Buckets' })).toBeVisible()
  expect(screen.getByText('Above')).toBeVisible()
})
