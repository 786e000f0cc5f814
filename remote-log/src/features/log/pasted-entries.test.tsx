import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import { anEntry, logServer } from '../../testing/log-server'
import LogPage from './log-page'

const louvre = anEntry({ _id: 'louvre', kickName: 'Louvre', on: '2017-05-01', precision: 'month' })

const open = (entries: LogEntry[] = [louvre], more: Answers = {}) => {
  const server = logServer(entries)
  const removeKick = jest.fn(async () => {})
  signedIn()
  stubApi({ ...server.answers, 'DELETE /api/kick/{kickId}': removeKick, ...more })
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/log': <LogPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/log' },
  )
  return { ...server, removeKick }
}
const paste = async (text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Add something you did' }))
  await userEvent.paste(text)
}
const box = (name: string) => screen.findByRole('checkbox', { name })
const add = async (count: number) => {
  const button = await screen.findByRole('button', { name: `Add ${count} to your Log` })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const bodies = ({ post }: ReturnType<typeof logServer>) => post.mock.calls.map(([{ body }]) => body)
const done = (name: string, on: string | null, precision: string) => ({ name, state: 'done', on, precision })

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
})

test('saves the lines of a pasted list with their dates', async () => {
  const server = open()
  await paste('2016 Preikestolen\n- Mai 2018: Rom\nOslo')
  expect(screen.getByRole('heading', { name: 'Add 3 things you did?' })).toHaveFocus()
  expect(await box('Rom')).toHaveAccessibleDescription('in May 2018')
  expect(await box('Oslo')).toHaveAccessibleDescription('some time ago')
  await add(3)
  expect(await screen.findByText('3 things added to your Log')).toBeVisible()
  expect(bodies(server)).toEqual([
    done('Preikestolen', '2016-01-01', 'year'),
    done('Rom', '2018-05-01', 'month'),
    done('Oslo', null, 'unknown'),
  ])
  expect(screen.queryByRole('heading', { name: /things you did/u })).not.toBeInTheDocument()
  expect(await screen.findByRole('list', { name: '2016' })).toBeVisible()
})

test('does not tick what the log or the list has already', async () => {
  const server = open()
  await paste('2017 louvre\n2019 Louvre\n2016 Rome\nROME in 2016')
  await waitFor(async () => expect(await box('louvre')).not.toBeChecked())
  expect(await box('louvre')).toHaveAccessibleDescription('in 2017 · Already in your Log')
  expect(await box('Louvre')).toBeChecked()
  expect(await box('ROME')).not.toBeChecked()
  expect(await box('ROME')).toHaveAccessibleDescription('in 2016 · Already in this list')
  await userEvent.click(await box('louvre'))
  await userEvent.click(await box('Rome'))
  await add(2)
  await screen.findByText('2 things added to your Log')
  // The others were left out on purpose.
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(bodies(server)).toEqual([done('louvre', '2017-01-01', 'year'), done('Louvre', '2019-01-01', 'year')])
})

test('asks about lines with a year in their middle or in the future', async () => {
  open()
  const nextYear = String(new Date().getFullYear() + 1)
  await paste(`Christmas 2019 Lapland\n${nextYear} Patagonia\n2016 Rome`)
  expect(await box('Christmas 2019 Lapland')).toBeChecked()
  expect(await box('Patagonia')).not.toBeChecked()
  expect(await box('Rome')).toBeChecked()
  expect(
    screen.getAllByRole('textbox', { name: 'When?' }).map((field) => (field as HTMLInputElement).value),
  ).toEqual(['', nextYear])
})

test('corrects the text and the date of a line', async () => {
  const server = open()
  await paste('2016 Priekestolen\nOslo')
  await userEvent.click(screen.getByRole('button', { name: 'Change Priekestolen' }))
  const what = screen.getByRole('textbox', { name: 'What' })
  await userEvent.clear(what)
  expect(what).toHaveAccessibleDescription('Say what you did.')
  expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled()
  await userEvent.click(what)
  await userEvent.paste('Preikestolen')
  const when = screen.getByRole('textbox', { name: 'When?' })
  await userEvent.clear(when)
  await userEvent.click(when)
  await userEvent.paste('June 2015')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Change Preikestolen' })).toHaveFocus()
  await add(2)
  await screen.findByText('2 things added to your Log')
  expect(bodies(server)[0]).toEqual(done('Preikestolen', '2015-06-01', 'month'))
})

test('asks which date an unclear one is before it saves the line', async () => {
  const server = open()
  await paste('3/5/2016 Rome\n2017 Oslo')
  expect(await box('Rome')).toBeDisabled()
  expect(await screen.findByRole('button', { name: 'Add 1 to your Log' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '5 March 2016' }))
  expect(await box('Rome')).toBeChecked()
  await add(2)
  await screen.findByText('2 things added to your Log')
  expect(bodies(server)[0]).toEqual(done('Rome', '2016-03-05', 'day'))
})

test('keeps the lines that could not be saved, and says why', async () => {
  const server = open()
  const save = server.post.getMockImplementation()
  server.post.mockImplementation(async (input) => {
    if ('name' in input.body && input.body.name === 'Oslo') throw new ApiError(400, 'Not that one.')
    if (!save) throw new Error('no implementation')
    return save(input)
  })
  await paste('2016 Rome\n2017 Oslo\n2018 Paris')
  await add(3)
  expect(await screen.findByText(/Not that one\./u)).toBeVisible()
  expect(screen.getByText('2 things added to your Log')).toBeVisible()
  expect(await box('Oslo')).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: 'Rome' })).not.toBeInTheDocument()
})

test('sends no more after a failure that concerns all lines', async () => {
  const server = open()
  server.post.mockRejectedValue(new ApiError(503, 'The post is late.'))
  await paste(Array.from({ length: 9 }, (_, index) => `201${index} Rome ${index}`).join('\n'))
  await add(9)
  expect(await screen.findByText(/The post is late\./u)).toBeVisible()
  expect(server.post).toHaveBeenCalledTimes(4)
  expect(screen.getByRole('button', { name: 'Add 9 to your Log' })).toBeEnabled()
})

test('goes on after a pause that the server asks for', async () => {
  const server = open()
  server.post.mockRejectedValueOnce(new ApiError(429, 'Too many.', { retryAfter: 0 }))
  await paste('2016 Rome\n2017 Oslo')
  await add(2)
  expect(await screen.findByText('2 things added to your Log')).toBeVisible()
  expect(server.entries()).toHaveLength(3)
})

test('‘Undo’ takes everything back and asks about its lines again', async () => {
  const server = open()
  await paste('2016 Rome\n2017 Oslo')
  await add(2)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(await screen.findByRole('heading', { name: 'Add 2 things you did?' })).toHaveFocus()
  expect(server.entries()).toEqual([louvre])
  expect(server.removeKick).toHaveBeenCalledTimes(2)
  expect(screen.queryByText(/added to your Log/u)).not.toBeInTheDocument()
})

test('keeps the list when the page is left, until it is cancelled', async () => {
  open()
  await paste('2016 Rome\n2017 Oslo')
  await userEvent.click(await box('Oslo'))
  cleanup()
  open()
  expect(await box('Rome')).toBeChecked()
  expect(await box('Oslo')).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Add something you did' })).toHaveFocus()
})

test('takes a list in the search field of an empty log', async () => {
  open([], { 'GET /api/kick': async () => [] })
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Search All Kicks' }))
  await userEvent.paste('2016 Rome\n2017 Oslo')
  expect(screen.getByRole('heading', { name: 'Add 2 things you did?' })).toHaveFocus()
})

test('pastes a single line into the field', async () => {
  open()
  await paste('2016 Rome\n')
  expect(screen.getByRole('textbox', { name: 'Add something you did' })).toHaveValue('2016 Rome')
})
