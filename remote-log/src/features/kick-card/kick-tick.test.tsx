import { ApiError, keys, type Kick } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { localDay, SwipeArea } from '@bucketeer/shared-ui/social'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import { anEntry, logServer } from '../../testing/log-server'
import KickCard from './kick-card'

const { kickId, bucketId = '' } = slotProps('kick.card')
const neverDone: Kick['mine'] = { buckets: 1, doing: null, done: 0, lastDone: null }

/** The page of a Bucket, which gives each card what its cache has. */
function BucketPage({ mine, isLine }: { mine: Kick['mine']; isLine: boolean }) {
  const { data } = useQuery({
    queryKey: keys.buckets.detail(bucketId),
    queryFn: async () => aBucket({ _id: bucketId, kicks: [aKick({ _id: kickId, mine })], doneCount: 4 }),
    staleTime: Infinity,
  })
  const kick = data?.kicks[0]
  return (
    kick && (
      <SwipeArea>
        <KickCard {...slotProps('kick.card')} isLine={isLine} mine={kick.mine} />
        {data.doneCount} done
      </SwipeArea>
    )
  )
}

async function open({
  mine = neverDone,
  entries = [],
  isLine = false,
}: { mine?: Kick['mine']; entries?: LogEntry[]; isLine?: boolean } = {}) {
  const server = logServer(entries)
  signedIn()
  stubApi(server.answers)
  renderWithSite(
    <TestProviders>
      <BucketPage mine={mine} isLine={isLine} />
    </TestProviders>,
  )
  return server
}

const check = () => screen.findByRole('button', { name: 'I did it: Swim in a fjord' })
const untilPressed = async (isPressed: boolean) =>
  waitFor(async () => expect(await check()).toHaveAttribute('aria-pressed', String(isPressed)))

/** Moves a finger over the card. */
async function drag(distance: number, end: 'up' | 'cancel' = 'up') {
  const target = await check()
  const send = (type: string, clientX: number) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }),
    )
  send('pointerdown', 20)
  send('pointermove', 20 + distance)
  send(`pointer${end}`, 20 + distance)
}

test('is ticked by a swipe to the right, not by a short one or one that scrolls, and undone by another', async () => {
  const { entries } = await open({ isLine: true })
  await drag(40)
  await drag(90, 'cancel')
  await drag(-90)
  await untilPressed(false)
  await drag(90)
  await untilPressed(true)
  await screen.findByRole('link', { name: 'Add details: Swim in a fjord' })
  expect(entries()).toHaveLength(1)
  await drag(90)
  await waitFor(() => expect(entries()).toEqual([]))
})

test.each([false, true])(
  'says at once that it was done today, and undoes it (as a line: %s)',
  async (isLine) => {
    const { entries } = await open({ isLine })
    await userEvent.click(await check())
    await untilPressed(true)
    const details = await screen.findByRole('link', { name: 'Add details: Swim in a fjord' })
    expect(entries()).toMatchObject([{ state: 'done', on: localDay(), precision: 'day' }])
    expect(details).toHaveAttribute('href', `/log/${entries()[0]?._id}`)
    expect(screen.getByText('5 done')).toBeVisible()
    expect(await check()).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(entries()).toEqual([]))
    expect(await screen.findByText('4 done')).toBeVisible()
    await untilPressed(false)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)

test('ends the entry that says one is on it, and undo begins it again', async () => {
  const doing = anEntry({ state: 'doing', on: '2024-05-01', kick: aKick({ _id: kickId }) })
  const { entries } = await open({ mine: { ...neverDone, doing: doing._id }, entries: [doing] })
  expect(await screen.findByText('On it')).toBeVisible()
  await userEvent.click(await check())
  await screen.findByRole('link')
  expect(entries()).toMatchObject([{ _id: doing._id, state: 'done', on: localDay() }])
  await userEvent.click(await check())
  await waitFor(() =>
    expect(entries()).toMatchObject([{ state: 'doing', on: '2024-05-01', precision: 'month' }]),
  )
  expect(await screen.findByText('On it')).toBeVisible()
})

test('a refused tick says why, and can be tried again', async () => {
  const { post, entries } = await open()
  post.mockRejectedValueOnce(new ApiError(409, 'Your Log is full.'))
  await userEvent.click(await check())
  expect(await screen.findByText(/Could not save “.*Swim in a fjord.*”/u)).toBeVisible()
  expect(screen.getByText('Your Log is full.')).toBeVisible()
  await untilPressed(false)
  await userEvent.click(await check())
  await screen.findByRole('link')
  expect(entries()).toHaveLength(1)
})

test('shows the tick before it is saved, and a second tap meanwhile saves nothing more', async () => {
  const { post } = await open()
  let answer = (_entry: LogEntry) => {}
  post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await userEvent.click(await check())
  await untilPressed(true)
  await userEvent.click(await check())
  answer(anEntry())
  await screen.findByRole('link')
  expect(post).toHaveBeenCalledTimes(1)
})

test('what was done before is said on a card; a line has a chip for it', async () => {
  const done = { ...neverDone, done: 3 }
  await open({ mine: done })
  expect(await screen.findByText('Done · 3 times')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  cleanup()
  await open({ mine: done, isLine: true })
  expect(screen.queryByText(/Done/u)).not.toBeInTheDocument()
})

test('asks beside a Story, and says that it was done on the day of the Story', async () => {
  const server = logServer([])
  signedIn()
  stubApi(server.answers)
  const { bucketId: _bucketId, ...listed } = slotProps('kick.card')
  renderWithSite(
    <TestProviders>
      <KickCard {...listed} mine={neverDone} question="Did you do it?" on="2024-05-03" />
    </TestProviders>,
  )
  expect(screen.getByText('Did you do it?')).toBeVisible()
  await userEvent.click(await check())
  await waitFor(() => expect(server.entries()).toMatchObject([{ state: 'done', on: '2024-05-03' }]))
})
