import { aKick, aUser, signedIn } from '@bucketeer/shared-auth/testing'
import { address, provideMapLayout } from '@bucketeer/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { names, openRail, rail, region } from '../../../testing/arranged-bucket'

provideMapLayout()

const many = (count: number) => {
  const all = Array.from({ length: count }, (_, index) =>
    aKick({ _id: `k${index}`, name: `Kick ${index}`, location: null }),
  )
  return { ...rail, kicks: all, kickCount: count }
}

const chooseList = () => window.localStorage.setItem(`bucketeer.bucket-layout.${signedIn()._id}`, 'list')

beforeEach(() => {
  window.localStorage.clear()
  signedIn()
})

test('finds a Kick by its name or place, without accents, and keeps the search in the address', async () => {
  openRail()
  const field = await screen.findByRole('searchbox', { name: 'Find a Kick' })
  await userEvent.type(field, 'cafe')
  await waitFor(() => expect(address()).toBe('/buckets/rail?q=cafe'))
  expect(await names()).toEqual(['Café tour'])
  await userEvent.clear(field)
  await userEvent.type(field, 'kenya')
  await waitFor(async () => expect(await names()).toEqual(['Zebras']))
  expect(screen.getByText('1 Kick found.')).toBeInTheDocument()
  await userEvent.type(field, 'x')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(await names()).toHaveLength(6)
})

test.each([
  ['own', ['Zebras', 'Café tour', 'Rails', 'Sea', 'Alps', 'Dunes']],
  ['added', ['Dunes', 'Alps', 'Sea', 'Rails', 'Café tour', 'Zebras']],
  ['name', ['Alps', 'Café tour', 'Dunes', 'Rails', 'Sea', 'Zebras']],
  ['when', ['Dunes', 'Alps', 'Zebras', 'Café tour', 'Rails', 'Sea']],
  ['state', ['Sea', 'Zebras', 'Café tour', 'Alps', 'Dunes', 'Rails']],
])('sorts by %s', async (order, expected) => {
  openRail(rail, `/buckets/rail?sort=${order}`)
  expect(await names()).toEqual(expected)
})

test('shows cards until somebody chooses the list, and remembers that for this person', async () => {
  const { unmount } = openRail(many(9))
  const list = () => screen.findByRole('button', { name: 'List' })
  expect(await list()).not.toBePressed()
  await userEvent.click(await list())
  expect(await list()).toBePressed()
  unmount()
  const again = openRail(many(9))
  expect(await list()).toBePressed()
  again.unmount()
  signedIn(aUser({ _id: 'somebody else' }))
  openRail(many(9))
  expect(await list()).not.toBePressed()
})

test('each line has place, description and state in elements of their own, and what the card has', async () => {
  chooseList()
  openRail()
  const [zebras, , rails, sea, alps] = within(await region()).getAllByRole('listitem')
  const line = (item?: HTMLElement) => within(item ?? document.body)
  expect(line(zebras).getByText('Kenya')).toBeVisible()
  expect(line(zebras).getByText('Stripes at dawn.')).toBeVisible()
  expect(line(zebras).getByText('Wish')).toBeVisible()
  expect(line(rails).getByText('Done')).toBeVisible()
  expect(line(sea).getByText('Done')).toBeVisible()
  expect(line(sea).getByText('On it')).toBeVisible()
  expect(line(alps).getByRole('button', { name: 'for 2030' })).toBeVisible()
  expect(line(alps).getByRole('link', { name: 'Go to Kick' })).toHaveAttribute('href', '/kicks/Alps')
  expect(line(alps).getByRole('button', { name: 'Delete Kick from Bucket' })).toBeVisible()
  expect(line(alps).getByRole('button', { name: 'Favourite' })).toBeVisible()
})

test('a line and its pin show that the mouse or the focus is on either', async () => {
  chooseList()
  const kicks = [
    aKick({ _id: 'kenya', name: 'Zebras', location: { lat: -1, lng: 37 } }),
    aKick({ _id: 'alps', name: 'Alps', location: { lat: 47, lng: 11 } }),
  ]
  openRail({ ...rail, kicks, kickCount: 2 })
  const pinOf = (name: string) => screen.findByRole('button', { name }, { timeout: 30_000 })
  const alps = await pinOf('2: Alps')
  const [zebras, line] = within(await region()).getAllByRole('listitem')
  await userEvent.hover(within(zebras ?? document.body).getByText('Zebras'))
  expect(await pinOf('1: Zebras')).toHaveAttribute('aria-current', 'location')
  act(() => alps.focus())
  expect(line).toHaveAttribute('data-pointed', 'true')
  expect(zebras).not.toHaveAttribute('data-pointed')
  expect(alps).toHaveAttribute('aria-current', 'location')
}, 60_000)

test('shows a part of a long list, then more, and moves the focus there', async () => {
  chooseList()
  openRail(many(42))
  expect(await names()).toHaveLength(40)
  await userEvent.click(screen.getByRole('button', { name: 'Show more (40 of 42)' }))
  expect(await names()).toHaveLength(42)
  await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Kick 40'))
})

test('others can arrange a Bucket for themselves only', async () => {
  openRail({ ...rail, createdBy: { _id: 'else', userName: 'Else', profilePicture: null } })
  expect(await screen.findByRole('searchbox', { name: 'Find a Kick' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Change order' })).not.toBeInTheDocument()
})

test.each(['list', 'cards'])(
  'shows the viewer’s own photo of a done Kick without a picture (%s)',
  async (layout) => {
    window.localStorage.setItem('bucketeer.bucket-layout', layout)
    const base = aKick({ location: null })
    const done = { ...base.mine, done: 1, photo: '/media/own/1280.webp' }
    const kicks = [
      { ...base, _id: 'wish', name: 'Wish', pictures: '', mine: done },
      { ...base, _id: 'other', name: 'Other', pictures: '/media/other/1280.webp', mine: done },
    ]
    openRail({ ...rail, kicks, kickCount: 2 })
    const images = [...(await region()).querySelectorAll('img[srcset]')]
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/media/own/1280.webp',
      '/media/other/1280.webp',
    ])
  },
)
