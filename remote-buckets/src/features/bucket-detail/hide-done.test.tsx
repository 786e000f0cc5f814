import { keys, type Kick } from '@bucketeer/shared-auth'
import { aBucket, aKick, aUser, newClient, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { provideMapLayout } from '@bucketeer/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../testing/open-buckets'

provideMapLayout()
beforeEach(() => window.localStorage.clear())

const kick = (name: string, done: number): Kick =>
  aKick({ _id: name, name, mine: { buckets: 1, doing: null, done, lastDone: null } })
const some = [kick('Surf', 2), kick('Walk', 0), kick('Swim', 1)]

const open = async (kicks = some, bucketId = 'rail', client = newClient(), user = aUser()) => {
  const createdBy = signedIn(user)
  stubApi({ 'GET /api/bucket/{bucketId}': async () => aBucket({ _id: bucketId, createdBy, kicks }) })
  const opened = openBuckets(`/buckets/${bucketId}`, client)
  await screen.findByRole('heading', { name: 'Kicks in this Bucket' })
  return opened
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const button = () => screen.getByRole('button', { name: 'Hide what is done' })

test('hides what is done and says how many, also on the map', async () => {
  await open()
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button())
  expect(names()).toEqual(['Walk'])
  expect(screen.getByText('2 Kicks are hidden')).toBeVisible()
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(button()).toHaveFocus()
  expect(screen.getByRole('button', { name: /on the map$/u })).toHaveAccessibleName('1: show Walk on the map')
  await userEvent.click(button())
  expect(names()).toEqual(['Surf', 'Walk', 'Swim'])
  expect(screen.queryByText('2 Kicks are hidden')).not.toBeInTheDocument()
})

test('is remembered on this device, for this Bucket and this person alone', async () => {
  const { unmount } = await open()
  await userEvent.click(button())
  unmount()
  const again = await open()
  expect(names()).toEqual(['Walk'])
  again.unmount()
  const other = await open(some, 'sea')
  expect(names()).toEqual(['Surf', 'Walk', 'Swim'])
  other.unmount()
  await open(some, 'rail', newClient(), aUser({ _id: 'somebody else' }))
  expect(names()).toEqual(['Surf', 'Walk', 'Swim'])
})

test('keeps what is ticked afterwards in sight, until the next visit', async () => {
  const client = newClient()
  await open(some, 'rail', client)
  await userEvent.click(button())
  act(() => {
    client.setQueryData(
      keys.buckets.detail('rail'),
      (bucket) => bucket && { ...bucket, kicks: [kick('Surf', 2), kick('Walk', 1), kick('Swim', 1)] },
    )
  })
  expect(names()).toEqual(['Walk'])
  expect(screen.getByText('2 Kicks are hidden')).toBeVisible()
})

test('is not offered while nothing is done', async () => {
  await open([kick('Walk', 0)])
  expect(screen.queryByRole('button', { name: 'Hide what is done' })).not.toBeInTheDocument()
})

test('says that everything is done when nothing is left', async () => {
  await open([kick('Surf', 1)])
  await userEvent.click(button())
  expect(screen.getByText('You have done everything in this Bucket.')).toBeVisible()
  expect(screen.getByText('1 Kick is hidden')).toBeVisible()
})
