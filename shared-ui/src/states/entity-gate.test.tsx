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
const openGate = ({ data, error = undefined, refetch = () => {} }: Query) =>
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

test('shows the skeleton while the entity is loading', () => {
  openGate({})
  expect(screen.getByText('Loading')).toBeVisible()
})

test('renders the page with its entity', () => {
  openGate({ data: sahara })
  expect(screen.getByRole('heading', { name: 'Sahara' })).toBeVisible()
})

test('keeps an entity that could not be refreshed', () => {
  openGate({ data: sahara, error: failed(500) })
  expect(screen.getByRole('heading', { name: 'Sahara' })).toBeVisible()
})

test('says why the entity could not be read, with a retry and a way back', async () => {
  const refetch = jest.fn()
  openGate({ error: failed(500), refetch })
  expect(screen.getByRole('heading', { level: 1, name: 'We could not open this Bucket' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Could not get Bucket: Out of paper.')
  expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
  expect(screen.getByText('Above')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('offers a retry when no answer came', () => {
  openGate({ error: Object.assign(new Error('No network.'), { status: null }) })
  expect(retry()).toBeVisible()
})

test('does not show or retry an entity that is gone', () => {
  openGate({ data: sahara, error: failed(404, 'There is no such Bucket.') })
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such Bucket.')
  expect(retry()).not.toBeInTheDocument()
})

test('shows the error page for an answer without an entity', () => {
  openGate({ error: failed(200) })
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Buckets' })).toBeVisible()
  expect(screen.getByText('Above')).toBeVisible()
})
