import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { authStore, keys } from '@bucketeer/shared-auth'
import { aBucket, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { PersonScope, RemountPerPerson } from './person-scope'
import { withQueries } from '../federation/with-queries'

const fetchBuckets = async () => [
  aBucket({ name: `Bucket of ${authStore.getState().user?.userName ?? 'nobody'}` }),
]

const Page = () => {
  const { data = [] } = useQuery({ queryKey: keys.buckets.list(), queryFn: fetchBuckets })
  return (
    <>
      {data.map(({ _id, name }) => (
        <h2 key={_id}>{name}</h2>
      ))}
      <input aria-label="Notes" />
    </>
  )
}

const amelia = aUser({ _id: 'amelia', userName: 'Amelia' })
const bessie = aUser({ _id: 'bessie', userName: 'Bessie' })

const openAsAmelia = async () => {
  signedIn(amelia)
  const { default: PageWithQueries } = await withQueries(async () => ({ default: Page }))
  render(
    <PersonScope>
      <RemountPerPerson>
        <PageWithQueries />
      </RemountPerPerson>
    </PersonScope>,
  )
  expect(await screen.findByRole('heading')).toHaveTextContent('Bucket of Amelia')
  await userEvent.type(screen.getByLabelText('Notes'), 'secret')
}

describe('PersonScope', () => {
  // @spec S4.8
  it('clears cached data and typed text at logout', async () => {
    stubApi()
    await openAsAmelia()
    await act(() => authStore.getState().logout())
    expect(screen.queryByText('Bucket of Amelia')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Notes')).toHaveValue('')
    expect(await screen.findByRole('heading')).toHaveTextContent('Bucket of nobody')
  })

  it('clears cached data and typed text when another person logs in', async () => {
    await openAsAmelia()
    signedIn(bessie)
    expect(screen.queryByText('Bucket of Amelia')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Notes')).toHaveValue('')
    expect(await screen.findByRole('heading')).toHaveTextContent('Bucket of Bessie')
  })

  it('keeps cached data and typed text when the person changes a tagline', async () => {
    await openAsAmelia()
    signedIn({ ...amelia, tagline: 'Farther' })
    expect(screen.getByRole('heading')).toHaveTextContent('Bucket of Amelia')
    expect(screen.getByLabelText('Notes')).toHaveValue('secret')
  })
})
