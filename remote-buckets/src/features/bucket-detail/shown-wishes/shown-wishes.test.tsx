import type { Bucket, ShareLink } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { nowhere } from '../../../testing/arranged-bucket'
import { openBuckets } from '../../../testing/open-buckets'

const wish = (name: string, shown: boolean | null = null) =>
  aKick({
    ...nowhere,
    _id: name,
    name,
    audience: 'Private',
    pictures: '',
    category: null,
    shown,
    addedAt: '2026-01-01T00:00:00.000Z',
  })
const shared = aKick({
  ...nowhere,
  _id: 'shared',
  name: 'Night train',
  shown: null,
  addedAt: '2026-01-01T00:00:00.000Z',
})
const rail = aBucket({
  _id: 'rail',
  name: 'By rail',
  kicks: [wish('Kyoto'), shared, wish('Fjord')],
  kickCount: 3,
})

const link: ShareLink = {
  ...{ _id: 'link', kind: 'bucket', id: 'rail', key: 'k1', url: '/shared/bucket/k1', expiresAt: null },
  ...{ hasPreview: false, showsNotes: false, hasPassword: false, createdAt: '2026-01-01T00:00:00.000Z' },
}

type Sent = { body: { kicks: { kickId: string; shown: boolean }[] } }

function openWith(bucket: Bucket = rail) {
  let present = bucket
  const show = jest.fn(async ({ body }: Sent) => {
    const shownOf = new Map(body.kicks.map(({ kickId, shown }) => [kickId, shown]))
    const kicks = present.kicks.map((kick) => ({
      ...kick,
      shown: shownOf.get(kick._id) ?? kick.shown ?? null,
    }))
    return (present = { ...present, kicks })
  })
  stubApi({
    'GET /api/bucket/{bucketId}': async () => present,
    'PUT /api/bucket/{bucketId}': async ({ body }) => (present = { ...present, ...body }),
    'PUT /api/bucket/{bucketId}/shown': show,
    'GET /api/share': async () => [],
    'POST /api/share': async () => {
      present = { ...present, link: 'open' }
      return link
    },
  })
  openBuckets('/buckets/rail')
  return show
}
const shownBy = (show: ReturnType<typeof openWith>) => show.mock.calls.map(([{ body }]) => body.kicks)
const question = '2 of these 3 are for you alone. Show them here, too?'
const openControl = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Only me: Who can see this' }))
const share = async () => {
  await openControl()
  await userEvent.click(screen.getByRole('radio', { name: 'Every member' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}
const dialog = async () => within(await screen.findByRole('dialog', { name: question }))

beforeEach(() => void signedIn())

test('a Bucket that is shared with every member asks once whether it shows its wishes, and shows all', async () => {
  const show = openWith()
  await share()
  await userEvent.click((await dialog()).getByRole('button', { name: 'Show all' }))
  expect(shownBy(show)).toEqual([
    [
      { kickId: 'Kyoto', shown: true },
      { kickId: 'Fjord', shown: true },
    ],
  ])
  expect(await screen.findAllByText('Shown here')).toHaveLength(2)
  expect(screen.queryByText(question)).not.toBeInTheDocument()
})

test('a new link asks as well, and shows chosen wishes', async () => {
  const show = openWith()
  await openControl()
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }))
  const asked = await dialog()
  await userEvent.click(asked.getByRole('button', { name: 'Choose…' }))
  expect(asked.getByRole('checkbox', { name: 'Kyoto' })).toHaveFocus()
  await userEvent.click(asked.getByRole('button', { name: 'Back' }))
  expect(asked.getByRole('button', { name: 'Choose…' })).toHaveFocus()
  expect(asked.getByRole('button', { name: 'Show all' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(asked.getByRole('checkbox', { name: 'Fjord' }))
  await userEvent.click(asked.getByRole('button', { name: 'Show 1' }))
  expect(shownBy(show)).toEqual([
    [
      { kickId: 'Kyoto', shown: false },
      { kickId: 'Fjord', shown: true },
    ],
  ])
})

test('a shared Bucket asks about new wishes in a line, until its owner decides', async () => {
  const show = openWith({
    ...rail,
    audience: 'Members',
    kicks: [wish('Kyoto', false), shared, wish('Fjord')],
  })
  expect(await screen.findByText(question)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show none' }))
  expect(shownBy(show)).toEqual([
    [
      { kickId: 'Kyoto', shown: false },
      { kickId: 'Fjord', shown: false },
    ],
  ])
  await waitFor(() => expect(screen.queryByText(/of these 3/)).not.toBeInTheDocument())
})

test('a wider audience does not ask about wishes that the Bucket shows already, and ‘Show none’ leaves them', async () => {
  const show = openWith({ ...rail, kicks: [wish('Kyoto', true), shared, wish('Fjord')] })
  await share()
  const asked = within(
    await screen.findByRole('dialog', { name: '1 of these 3 is for you alone. Show it here, too?' }),
  )
  await userEvent.click(asked.getByRole('button', { name: 'Show none' }))
  expect(shownBy(show)).toEqual([[{ kickId: 'Fjord', shown: false }]])
})

test('asks nothing if the Bucket shows all of its wishes', async () => {
  const show = openWith({ ...rail, kicks: [wish('Kyoto', true), shared, wish('Fjord', true)] })
  await share()
  expect(await screen.findByText('Every member can see this Bucket now')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: /for you alone/ })).not.toBeInTheDocument()
  expect(show).not.toHaveBeenCalled()
})

test('a Bucket that is not shared asks nothing', async () => {
  openWith()
  expect(await screen.findByRole('heading', { name: 'Kyoto' })).toBeVisible()
  expect(screen.queryByText(question)).not.toBeInTheDocument()
})

test.each([
  ['open', 'Only me and whoever has the link'],
  ['password', 'Only me and whoever has the link and its password'],
] as const)('a Bucket with a link that is %s says who can read it', async (link, text) => {
  openWith({ ...rail, link })
  await userEvent.click(await screen.findByRole('button', { name: `${text}: Who can see this` }))
  expect(screen.getByRole('radio', { name: text })).toBeChecked()
})

test('a wish of somebody else has neither a page nor actions', async () => {
  const theirs = { _id: 'bessie', userName: 'Bessie', profilePicture: null }
  const { addedAt: _, ...seen } = wish('Kyoto', true)
  openWith({ ...rail, audience: 'Members', createdBy: theirs, kicks: [seen], kickCount: 1 })
  expect(await screen.findByRole('heading', { name: 'Kyoto' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Kyoto|Go to Kick/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Only me')).not.toBeInTheDocument()
})
