import { ApiError, type Kick } from '@bucketeer/shared-auth'
import {
  type Answers,
  aBucket,
  aKick,
  newClient,
  signedIn,
  stubApi,
  TestProviders,
} from '@bucketeer/shared-auth/testing'
import { address, renderWithSite, slotProps, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { type LogSettings, settingsKey } from '../../settings/use-settings'
import { logServer } from '../../testing/log-server'
import { aWish, welcomeServer } from '../../testing/welcome-server'
import Welcome from './welcome'

const onMainAction = jest.fn()
beforeEach(() => {
  onMainAction.mockReset()
  window.localStorage.clear()
  window.localStorage.clear()
})

const loved = (name: string, likes: number) =>
  aKick({
    _id: name,
    name,
    likes,
    place: 'Kyoto',
    createdBy: { _id: 'another', userName: 'Tomas', profilePicture: null },
    mine: { buckets: 0, doing: null, done: 0, lastDone: null },
  })
const lovedKicks = [loved('Night train', 1), loved('Hot springs', 9)]

const show = (answers: object) => {
  stubApi(answers as Answers)
  const page = (
    <>
      <h1 tabIndex={-1}>Hello, Amelia</h1>
      <div data-testid="piece">
        <Welcome {...slotProps('login.welcome')} destination="/kicks" onMainAction={onMainAction} />
      </div>
    </>
  )
  const client = newClient()
  const { unmount } = renderWithSite(
    <TestProviders client={client}>
      <main>
        <TestRoutes pages={{ '/login': page }} elsewhere={<h1>Elsewhere</h1>} />
      </main>
    </TestProviders>,
    { route: '/login' },
  )
  return { client, unmount }
}
const open = (settings: Partial<LogSettings> = {}, kicks: Kick[] = [], more: object = {}) => {
  const log = logServer()
  const server = welcomeServer(settings, kicks)
  signedIn()
  const answers = { ...log.answers, ...server.answers, 'GET /api/kick': async () => lovedKicks, ...more }
  const { client, unmount } = show(answers)
  return {
    ...server,
    client,
    log,
    reload: () => {
      unmount()
      show(answers)
    },
  }
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const wishField = () => screen.findByRole('textbox', { name: 'Write down three things you want to do.' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const addHotSprings = () => screen.findByRole('button', { name: 'Add', description: 'Hot springs' })
const taken = { wishes: true, done: false, way: false, audience: false }

test('shows nothing to a user who was welcomed before', async () => {
  const { client } = open({ welcomedAt: '2026-11-24T12:00:00.000Z' })
  await waitFor(() => expect(client.getQueryData(settingsKey)).toBeDefined())
  await act(async () => {})
  expect(screen.getByTestId('piece')).toBeEmptyDOMElement()
  expect(onMainAction.mock.calls).toEqual([[false]])
})

test('Enter puts a wish into the Bucket “Someday”, and the next one can be typed at once', async () => {
  const { wishes } = open()
  expect(await heading('What would you love to do one day?')).not.toHaveFocus()
  expect(onMainAction.mock.calls).toEqual([[true]])
  await userEvent.type(await wishField(), 'See Kyoto{Enter}Surf{Enter}')
  const list = within(await screen.findByRole('list', { name: 'What you want to do' }))
  expect(await list.findByText('Surf')).toBeVisible()
  expect(list.getByText('See Kyoto')).toBeVisible()
  expect(wishes.mock.calls.map(([{ body }]) => body)).toEqual([
    { lines: [{ text: 'See Kyoto' }], name: 'Someday' },
    { lines: [{ text: 'Surf' }], name: 'Someday' },
  ])
  expect(await wishField()).toHaveFocus()
})

test('the Bucket can have a name of its own', async () => {
  const { wishes } = open()
  await press('Give the Bucket a name of its own')
  const name = screen.getByRole('textbox', { name: 'Name of the Bucket' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Before I am 40')
  await userEvent.type(await wishField(), 'Surf{Enter}')
  await waitFor(() => expect(wishes.mock.calls[0]?.[0].body.name).toBe('Before I am 40'))
})

test('a pasted list asks which lines to add', async () => {
  const { wishes } = open()
  await userEvent.click(await wishField())
  await userEvent.paste('- [x] Surf\n- See Kyoto')
  expect(screen.getByRole('heading', { level: 3, name: 'Add 2 wishes?' })).toBeVisible()
  await press('Add 2 wishes')
  await waitFor(() =>
    expect(wishes.mock.calls[0]?.[0].body.lines).toEqual([
      { text: 'Surf', done: true },
      { text: 'See Kyoto' },
    ]),
  )
})

test('keeps a wish that could not be saved', async () => {
  const { wishes } = open()
  wishes.mockRejectedValueOnce(new ApiError(409, 'Too many today.'))
  await userEvent.type(await wishField(), 'Surf{Enter}')
  expect(await screen.findByText('Too many today.')).toBeVisible()
  expect(await wishField()).toHaveValue('Surf')
})

test('‘Next’ saves what is still in the field, and stays when that fails', async () => {
  const { wishes } = open()
  wishes.mockRejectedValueOnce(new ApiError(503, 'We are on a break.'))
  await userEvent.type(await wishField(), 'Surf')
  await press('Next')
  expect(await screen.findByText('We are on a break.')).toBeVisible()
  expect(await wishField()).toHaveValue('Surf')

  await press('Next')
  expect(await heading('What others loved')).toHaveFocus()
  expect(wishes.mock.calls.at(-1)?.[0].body.lines).toEqual([{ text: 'Surf' }])
  await press('Back')
  expect(await screen.findByText('Surf')).toBeVisible()
  expect(await wishField()).toHaveValue('')
})

test('‘Next’ saves the ticked lines of a pasted list, too', async () => {
  const { wishes } = open()
  await userEvent.click(await wishField())
  await userEvent.paste('- [x] Surf\n- See Kyoto\n- Bake bread')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bake bread' }))
  await userEvent.type(await wishField(), 'Sail')
  await press('Next')
  expect(await heading('What others loved')).toHaveFocus()
  expect(wishes.mock.calls.map(([{ body }]) => body.lines)).toEqual([
    [{ text: 'Surf', done: true }, { text: 'See Kyoto' }, { text: 'Sail' }],
  ])
  await press('Back')
  expect(screen.queryByRole('heading', { name: /^Add/u })).not.toBeInTheDocument()
})

test('‘Next’ waits for a wish that is being saved, and stays when that fails', async () => {
  const { wishes } = open()
  let refuse = (_error: ApiError) => {}
  wishes.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  await userEvent.type(await wishField(), 'Surf{Enter}')
  await press('Next')
  expect(screen.queryByRole('heading', { name: 'What others loved' })).not.toBeInTheDocument()
  refuse(new ApiError(503, 'We are on a break.'))
  expect(await screen.findByText('We are on a break.')).toBeVisible()
  expect(await wishField()).toHaveValue('Surf')
})

test('keeps the step and the typed text after a reload', async () => {
  const { reload } = open()
  await userEvent.type(await wishField(), 'Surf{Enter}See Kyo')
  await screen.findByText('Surf')
  reload()
  expect(await screen.findByText('Surf')).toBeVisible()
  expect(await wishField()).toHaveValue('See Kyo')
  await press('Next')
  await heading('What others loved')
  await press('Next')
  reload()
  expect(await heading('What have you already done?')).toBeVisible()
})

test('continues on another device with the first missing step', async () => {
  open({ steps: taken }, [aWish({ name: 'Surf' })])
  expect(await heading('What others loved')).toBeVisible()
  await press('Back')
  expect(await screen.findByText('Surf')).toBeVisible()
})

test('offers popular Kicks to add and to remove', async () => {
  const { add, remove } = open({ steps: taken }, [aWish({ name: 'Surf' })])
  const list = within(await screen.findByRole('list', { name: 'What others loved' }))
  const [first] = await list.findAllByRole('listitem')
  expect(first).toHaveTextContent('Hot springs')
  const button = list.getByRole('button', { name: 'Add', description: 'Hot springs' })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveTextContent('Added'))
  expect(add.mock.calls[0]?.[0].body).toEqual({ bucketId: 'someday', kickId: 'Hot springs' })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveTextContent('Add'))
  await waitFor(() => expect(remove).toHaveBeenCalled())
})

test('shows a network error instead of an empty list, and retries', async () => {
  const get = jest.fn(async (): Promise<Kick[]> => {
    throw new ApiError(null, 'We could not reach the server.')
  })
  open({ steps: taken }, [], { 'GET /api/kick': get })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not get Kicks: We could not reach the server.',
  )
  expect(screen.getByText('You can go on without these, and find them in Kicks later.')).toBeVisible()
  expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([])
  get.mockImplementation(async () => lovedKicks)
  await press('Try again')
  expect(await addHotSprings()).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('calls the Bucket “Someday” when its name was left empty', async () => {
  const create = jest.fn(async () => aBucket({ _id: 'someday', name: 'Someday', kicks: [] }))
  open({}, [], { 'POST /api/bucket': create })
  await press('Give the Bucket a name of its own')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name of the Bucket' }))
  await press('Next')
  await userEvent.click(await addHotSprings())
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ body: { name: 'Someday' } })),
  )
})

test('makes one Bucket when a Kick could not be added to it at first', async () => {
  const create = jest.fn(async () => aBucket({ _id: 'someday', name: 'Someday', kicks: [] }))
  const { add } = open({ steps: taken }, [], { 'POST /api/bucket': create })
  add.mockRejectedValueOnce(new ApiError(503, 'We are on a break.'))
  const button = await addHotSprings()
  await userEvent.click(button)
  expect(await screen.findByText('We are on a break.')).toBeVisible()
  await userEvent.click(button)
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2))
  expect(create).toHaveBeenCalledTimes(1)
})

test('marks a Kick as done, with a typed year', async () => {
  const { log } = open({ steps: taken }, [
    aWish({ _id: 'surf', name: 'Surf' }),
    aWish({ _id: 'k', name: 'Kyoto' }),
  ])
  await press('Next')
  expect(await heading('What have you already done?')).toHaveFocus()
  expect(screen.getByText('0 of 2 done')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'I did it', description: 'Surf' }))
  expect(screen.getByText('1 of 2 done')).toBeVisible()
  const when = screen.getByRole('textbox', { name: 'When?', description: /^Surf “in 2019” is enough/u })
  expect(when).toHaveFocus()
  await userEvent.type(when, 'in 2019{Enter}')
  expect(screen.getByText('in 2019')).toBeVisible()
  await waitFor(() => expect(log.entries()[0]).toMatchObject({ on: '2019-01-01', precision: 'year' }))
  await press('Undo')
  expect(screen.getByText('0 of 2 done')).toBeVisible()
  expect(screen.getByRole('button', { name: 'I did it', description: 'Surf' })).toHaveFocus()
  await waitFor(() => expect(log.entries()).toEqual([]))
})

test('saves the Way and the audience, and ends in the Bucket', async () => {
  const { way, settings } = open({ steps: { ...taken, done: true } }, [aWish({ name: 'Surf' })])
  await userEvent.click(await screen.findByRole('radio', { name: 'To Achieve' }))
  await waitFor(() => expect(way).toHaveBeenCalled())
  expect(way.mock.calls[0]?.[0].body).toEqual({ way: 'To Achieve' })
  expect(screen.getByRole('radio', { name: 'My followers' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Every member' }))
  await waitFor(() => expect(settings.mock.calls[0]?.[0].body).toEqual({ defaultAudience: 'Members' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Every member' })).toBeChecked())
  await press('Open my Bucket')
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(settings.mock.lastCall?.[0].body).toEqual({ defaultAudience: 'Members', welcomed: true })
})

test('‘Skip’ ends the first run and leads to where the user was going', async () => {
  const { settings } = open()
  await press('Skip')
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(address()).toBe('/kicks')
  expect(settings.mock.calls[0]?.[0].body).toEqual({ welcomed: true })
})

test('says why the first run could not end, and stays', async () => {
  const { settings } = open()
  settings.mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  await press('Skip')
  expect(await screen.findByText('The post is late.')).toBeVisible()
  expect(await wishField()).toBeVisible()
})
