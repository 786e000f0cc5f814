import { ApiError, type Bucket, keys, type Kick } from '@bucketeer/shared-auth'
import { aBucket, aKick, newClient, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { provideMapLayout } from '@bucketeer/shared-ui/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../../testing/open-buckets'

provideMapLayout()
beforeEach(() => {
  window.localStorage.clear()
})

interface Lines {
  body: { lines: { text: string }[] }
}

/** Opens one's own Bucket on a server that keeps its wishes. */
function openOwn(kicks: Bucket['kicks'] = [], client = newClient()) {
  const person = signedIn()
  let bucket = aBucket({ _id: 'rail', createdBy: person, kicks, kickCount: kicks.length })
  const add = jest.fn(async ({ body }: Lines) => {
    const made = body.lines.map(({ text }) => aKick({ _id: text, name: text, audience: 'Private' }))
    bucket = { ...bucket, kicks: [...bucket.kicks, ...made], kickCount: bucket.kickCount + made.length }
    return made
  })
  const setTarget = jest.fn(async ({ body }: { body: object }) => {
    bucket = { ...bucket, kicks: bucket.kicks.map((kick) => ({ ...kick, ...body })) }
    return bucket
  })
  stubApi({
    'GET /api/bucket/{bucketId}': async () => bucket,
    'POST /api/bucket/{bucketId}/wishes': add,
    'PUT /api/bucket/{bucketId}/kick/{kickId}': setTarget,
  })
  openBuckets('/buckets/rail', client)
  return { add, setTarget }
}
const findField = () => screen.findByRole('textbox', { name: 'Write down something you want to do' })
/** Opens the field, which is closed in a Bucket with Kicks. */
async function field() {
  const opener = await screen.findByRole('button', { name: 'Add a wish' })
  if (opener.getAttribute('aria-expanded') === 'false') await userEvent.click(opener)
  return findField()
}

test('a Bucket with Kicks has the field behind a button, which focuses it, unless a wish was begun', async () => {
  openOwn([aKick({ name: 'Bake bread' })])
  expect(await screen.findByRole('button', { name: 'Add a wish' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add a wish' }))
  await waitFor(async () => expect(await findField()).toHaveFocus())
  await userEvent.type(await findField(), 'See Kyo')
  cleanup()
  openOwn([aKick({ name: 'Bake bread' })])
  expect(await findField()).toHaveValue('See Kyo')
})

test('‘Add a wish’ focuses the field of an empty Bucket', async () => {
  openOwn()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a wish' }))
  await waitFor(async () => expect(await findField()).toHaveFocus())
})

test('Enter adds a wish and empties the field', async () => {
  const { add } = openOwn()
  await userEvent.type(await field(), 'See Kyoto{Enter}')
  expect(await screen.findByRole('link', { name: 'See Kyoto' })).toBeVisible()
  expect(add.mock.calls[0]?.[0].body).toEqual({ lines: [{ text: 'See Kyoto' }] })
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
})

test('the next wish can be typed while one is sent, and a refused one is offered again', async () => {
  const { add } = openOwn()
  let refuse = (_error: ApiError) => {}
  add.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  await userEvent.type(await field(), 'See Kyoto{Enter}Surf')
  expect(await field()).toHaveValue('Surf')
  refuse(new ApiError(409, 'Too many today.'))
  expect(await screen.findByRole('checkbox', { name: 'See Kyoto' })).toBeChecked()
  expect(await field()).toHaveValue('Surf')
})

test('a wish that is too long says so beside the field, and is not sent', async () => {
  const { add } = openOwn()
  await userEvent.click(await field())
  await userEvent.paste('x'.repeat(201))
  expect(await field()).toHaveAccessibleDescription('A wish has at most 200 characters.')
  await userEvent.keyboard('{Enter}')
  expect(add).not.toHaveBeenCalled()
  expect(await field()).toHaveValue('x'.repeat(201))
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(await screen.findByRole('link', { name: 'x'.repeat(200) })).toBeVisible()
})

test('lines with a tick can be added as not done', async () => {
  const { add } = openOwn()
  await userEvent.click(await field())
  await userEvent.paste('[x] Surf\n[ ] Walk')
  await userEvent.click(screen.getByRole('checkbox', { name: '… and mark 1 of them as done' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 wishes' }))
  expect(await screen.findByRole('link', { name: 'Walk' })).toBeVisible()
  expect(add.mock.calls[0]?.[0].body).toEqual({ lines: [{ text: 'Surf' }, { text: 'Walk' }] })
})

test('a pasted line that is too long cannot be ticked', async () => {
  openOwn()
  await userEvent.click(await field())
  await userEvent.paste(`See Kyoto\n${'x'.repeat(201)}`)
  expect(screen.getByRole('checkbox', { name: /longer than 200 characters/ })).toBeDisabled()
  expect(screen.getByRole('heading', { name: 'Add 1 wish?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add 1 wish' })).toBeVisible()
})

test('says beside the heading and the button that a pasted list is too long', async () => {
  openOwn()
  await userEvent.click(await field())
  await userEvent.paste(Array.from({ length: 101 }, (_, index) => `Wish ${index}`).join('\n'))
  expect(screen.getByRole('heading', { name: 'Add 101 wishes?' })).toBeVisible()
  const tooMany = 'These are too many. Up to 100 can be added at once.'
  expect(screen.getByRole('alert')).toHaveTextContent(tooMany)
  const add = screen.getByRole('button', { name: 'Add 101 wishes' })
  expect(add).toBeDisabled()
  expect(add).toHaveAccessibleDescription(tooMany)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wish 3' }))
  expect(screen.getByRole('heading', { name: 'Add 100 wishes?' })).toBeVisible()
  expect(screen.queryByText(tooMany)).not.toBeInTheDocument()
})

test.each([
  ['a wish that is too long', 'x'.repeat(201)],
  ['a pasted list', 'Surf\nWalk'],
])('an old failure is gone after %s', async (_name, pasted) => {
  const { add } = openOwn()
  add.mockRejectedValueOnce(new ApiError(null, 'We could not reach the server.'))
  await userEvent.type(await field(), 'See Kyoto{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.')
  await userEvent.click(await field())
  await userEvent.paste(pasted)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a pasted list asks which lines to add', async () => {
  const { add } = openOwn()
  await userEvent.click(await field())
  await userEvent.paste('- See Kyoto\n- [x] Surf\n\n3. Walk')
  expect(screen.getByRole('heading', { name: 'Add 3 wishes?' })).toHaveFocus()
  expect(add).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'See Kyoto' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 wishes' }))
  expect(await screen.findByRole('link', { name: 'Walk' })).toBeVisible()
  expect(add.mock.calls[0]?.[0].body).toEqual({ lines: [{ text: 'Surf', done: true }, { text: 'Walk' }] })
  expect(screen.queryByRole('heading', { name: /^Add/u })).not.toBeInTheDocument()
})

test('asks about a wish that is there already, in another spelling too', async () => {
  const { add } = openOwn([aKick({ _id: 'cafe', name: 'Café in Málaga' })])
  await userEvent.type(await field(), 'cafe in  MALAGA{Enter}')
  expect(screen.getByRole('heading', { name: 'Add 1 wish?' })).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: /MALAGA.* \(already on the list\)/u })).toBeChecked()
  expect(add).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 wish' }))
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
})

test('does not tick a line of a pasted list that comes twice or is there already', async () => {
  const { add } = openOwn([aKick({ _id: 'surf', name: 'Surf' })])
  await userEvent.click(await field())
  await userEvent.paste('Walk\nsurf\nWALK\nSwim')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(boxes).toEqual([true, false, false, true])
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 wishes' }))
  await waitFor(() =>
    expect(add.mock.calls[0]?.[0].body).toEqual({ lines: [{ text: 'Walk' }, { text: 'Swim' }] }),
  )
})

test.each([
  ['[x] Surf\n[x] Walk', true],
  ['Surf\nWalk', false],
])('has Today read again after wishes, and the Log after those that are done: %j', async (text, isStale) => {
  const client = newClient()
  const next = [...keys.log.ofWishes, 'next']
  client.setQueryData([...keys.log.all, 'list'], [])
  client.setQueryData(next, [])
  openOwn([], client)
  await userEvent.click(await field())
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 wishes' }))
  expect(await screen.findByRole('link', { name: 'Walk' })).toBeVisible()
  expect(client.getQueryState([...keys.log.all, 'list'])?.isInvalidated).toBe(isStale)
  expect(client.getQueryState(next)?.isInvalidated).toBe(true)
})

test('a failure keeps what was typed, also after leaving the page', async () => {
  const { add } = openOwn()
  add.mockRejectedValueOnce(new ApiError(409, 'Too many today.'))
  await userEvent.type(await field(), 'See Kyoto{Enter}')
  expect(await screen.findByText('Too many today.')).toBeVisible()
  expect(await field()).toHaveValue('See Kyoto')
  await userEvent.click(screen.getByRole('link', { name: 'Back to Buckets' }))
  openBuckets('/buckets/rail')
  expect(await field()).toHaveValue('See Kyoto')
})

test('the ticks of a pasted list survive leaving the page', async () => {
  openOwn()
  await userEvent.click(await field())
  await userEvent.paste('See Kyoto\n[x] Surf')
  await userEvent.click(screen.getByRole('checkbox', { name: 'See Kyoto' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '… and mark 1 of them as done' }))
  await userEvent.click(screen.getByRole('link', { name: 'Back to Buckets' }))
  openBuckets('/buckets/rail')
  expect(await screen.findByRole('checkbox', { name: 'See Kyoto' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Surf' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '… and mark 1 of them as done' })).not.toBeChecked()
})

test('says for when a Kick is planned', async () => {
  const { setTarget } = openOwn([aKick({ _id: 'swim', name: 'Swim' })])
  await userEvent.click(await screen.findByRole('button', { name: 'When?' }))
  const when = screen.getByRole('textbox', { name: 'When?' })
  await userEvent.type(when, 'soon{Enter}')
  expect(when).toBeInvalid()
  expect(setTarget).not.toHaveBeenCalled()
  await userEvent.clear(when)
  await userEvent.type(when, '05/2027{Enter}')
  expect(await screen.findByRole('button', { name: 'for May 2027' })).toBeVisible()
  expect(setTarget.mock.calls[0]?.[0].body).toEqual({ targetOn: '2027-05-01', targetPrecision: 'month' })
})

const swim = (done: number, lastDone: Kick['mine']['lastDone']) =>
  aKick({ _id: 'swim', name: 'Swim', mine: { buckets: 1, doing: null, done, lastDone } })

test('says when a Kick was done instead of asking when', async () => {
  openOwn([swim(2, { on: '2024-05-03', precision: 'day' })])
  expect(await screen.findByText('on 3 May 2024')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'When?' })).not.toBeInTheDocument()
})

test('asks for no plan of a Kick that was done nobody knows when', async () => {
  openOwn([swim(1, { on: null, precision: 'unknown' })])
  expect(await screen.findByRole('link', { name: 'Swim' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'When?' })).not.toBeInTheDocument()
})

test('others than the owner neither write nor plan', async () => {
  signedIn()
  const kicks = [aKick({ _id: 'swim', name: 'Swim' })]
  const bucket = aBucket({
    _id: 'rail',
    createdBy: { ...aBucket().createdBy, _id: 'someone else' },
    kicks,
    kickCount: 1,
  })
  stubApi({ 'GET /api/bucket/{bucketId}': async () => bucket })
  openBuckets('/buckets/rail')
  expect(await screen.findByRole('link', { name: 'Swim' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'When?' })).not.toBeInTheDocument()
})
