import { ApiError } from '@bucketeer/shared-auth'
import {
  aUser,
  loadingAuth,
  signedIn,
  signedOut,
  stubApi,
  TestProviders,
} from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { keepSample, keptSamples } from '../../sample-kicks/kept-samples'
import { sampleKicks } from '../../sample-kicks/sample-kicks'
import { somedayServer } from '../../testing/someday-server'
import SampleKickPage from './sample-kick-page'

const path = '/sample/float-over-cappadocia-at-dawn'

function Place() {
  const { pathname, state } = useLocation()
  return <p data-testid="place">{JSON.stringify([pathname, state])}</p>
}

const open = (route = path) =>
  renderWithSite(
    <StrictMode>
      <TestProviders>
        <SampleKickPage />
        <Place />
      </TestProviders>
    </StrictMode>,
    { route },
  )
const main = () => within(screen.getByRole('status'))

afterEach(() => localStorage.clear())

test.each(sampleKicks)(
  '$path shows the sample of the landing page',
  ({ path, texts: { name, place, text } }) => {
    open(path)

    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText(place)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    const others = within(screen.getByRole('region', { name: 'Two more to start with' })).getAllByRole('link')
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      sampleKicks.map((sample) => sample.path).filter((other) => other !== path),
    )
  },
)

describe('for a visitor', () => {
  beforeEach(() => {
    signedOut()
    // The router warns that jsdom has no view transitions.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test('keeps the choice and leads to the sign-up, which leads back', async () => {
    open()
    await userEvent.click(screen.getByRole('link', { name: 'Save this' }))

    expect(screen.getByTestId('place')).toHaveTextContent(JSON.stringify(['/signup', { from: path }]))
    expect(keptSamples()).toEqual([{ path, until: expect.any(Number) }])
  })

  test('leads to an address that keeps the choice when it is pressed before the scripts run', async () => {
    open()
    const href = screen.getByRole('link', { name: 'Save this' }).getAttribute('href') ?? ''
    cleanup()
    open(href)

    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(JSON.stringify(['/signup', { from: path }])),
    )
    expect(keptSamples()).toEqual([{ path, until: expect.any(Number) }])
  })

  test('waits for the session before it leads to the sign-up', async () => {
    loadingAuth()
    open(`${path}?save`)
    expect(screen.getByTestId('place')).toHaveTextContent(JSON.stringify([path, null]))
    act(() => signedOut())
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/signup'))
  })

  test('says that the choice is kept, and forgets it on request', async () => {
    keepSample(path)
    open()
    expect(screen.getByText(/We keep this for you on this device for a day/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Save this' })).not.toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: 'Do not keep it' }))
    expect(screen.getByRole('link', { name: 'Save this' })).toHaveFocus()
    expect(keptSamples()).toEqual([])
  })
})

test('offers a visitor what a member has saved in this browser, and saves it once for that member', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const saved = { userId: aUser()._id, bucketId: 'b', bucketName: 'Someday', kickId: 'k' }
  keepSample(path, saved)
  signedOut()
  const { unmount } = open()
  await userEvent.click(screen.getByRole('link', { name: 'Save this' }))
  unmount()

  const { save, answers } = somedayServer()
  stubApi(answers)
  signedIn()
  open()
  expect(await main().findByText(/Saved in/)).toBeVisible()
  await waitFor(() => expect(keptSamples()).toEqual([{ path, until: expect.any(Number), saved }]))
  expect(save).not.toHaveBeenCalled()
})

test('offers nothing while the session is verified', () => {
  loadingAuth()
  open()

  expect(screen.queryByRole('link', { name: 'Save this' })).not.toBeInTheDocument()
})

describe('for a member', () => {
  beforeEach(() => void signedIn())

  test('saves it in Someday, and undoes that', async () => {
    const { save, remove, answers } = somedayServer()
    stubApi(answers)
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))

    expect(await main().findByText(/Saved in/)).toBeVisible()
    expect(main().getByRole('link', { name: 'Someday' })).toHaveAttribute('href', '/buckets/someday')
    expect(save.mock.calls.map(([{ body }]) => body)).toEqual([
      { lines: [{ text: 'Float over Cappadocia at dawn' }] },
    ])

    const undo = main().getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save this' })).toHaveFocus())
    expect(remove).toHaveBeenCalledWith(expect.objectContaining({ params: { kickId: 'saved' } }))
    expect(keptSamples()).toEqual([])
  })

  test('saves what was pressed before the scripts ran, once', async () => {
    const { save, answers } = somedayServer()
    stubApi(answers)
    open(`${path}?save`)

    expect(await main().findByText(/Saved in/)).toBeVisible()
    expect(screen.getByTestId('place')).toHaveTextContent(JSON.stringify([path, null]))
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('saves once what was chosen before the login', async () => {
    keepSample(path)
    const { save, answers } = somedayServer()
    stubApi(answers)
    const { unmount } = open()
    expect(await main().findByText(/Saved in/)).toBeVisible()
    expect(document.body).toHaveFocus()

    unmount()
    open()
    expect(main().getByText(/Saved in/)).toBeVisible()
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('offers what another member has saved in this browser', () => {
    keepSample(path, { userId: 'other', bucketId: 'b', bucketName: 'Someday', kickId: 'k' })
    open()

    expect(screen.getByRole('button', { name: 'Save this' })).toBeVisible()
  })

  test('says why it could not be saved or undone, and saves it when it is pressed again', async () => {
    const { save, remove, answers } = somedayServer()
    save.mockRejectedValueOnce(new ApiError(409, 'Too many today.'))
    remove.mockRejectedValueOnce(new ApiError(503, 'We are on a break.'))
    stubApi(answers)
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    expect(await main().findByText('Too many today.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save this' })).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await userEvent.click(await main().findByRole('button', { name: 'Undo' }))
    expect(await main().findByText('We are on a break.')).toBeVisible()
    expect(main().getByText(/Saved in/)).toBeVisible()
  })

  test('undoes what has been deleted elsewhere', async () => {
    keepSample(path)
    const { remove, answers } = somedayServer()
    remove.mockRejectedValueOnce(new ApiError(404, 'No such Kick.'))
    stubApi(answers)
    open()
    await userEvent.click(await main().findByRole('button', { name: 'Undo' }))

    expect(await screen.findByRole('button', { name: 'Save this' })).toBeVisible()
  })
})
