import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAt } from '../testing/open-at'
import { loadPage, type LoadedPage } from './page-cache'
import { LazyPage } from './lazy-page'

const page: LoadedPage = { default: () => <h1>All Kicks</h1> }
const loading = () => screen.queryByText("You're travels are incoming")
const slow = () => screen.queryByText('This is taking longer than usual.')
const unavailable = () => screen.queryByText(/^Kicks is unavailable right now\./)
const tryAgain = () => screen.getByRole('button', { name: 'Try again' })

/** A load function whose calls settle when the test calls `ends`, in order. */
const heldLoads = () => {
  const ends: ((outcome: LoadedPage | Promise<never>) => Promise<void>)[] = []
  const load = jest.fn(
    () =>
      new Promise<LoadedPage>((resolve) => {
        ends.push((outcome) => act(async () => resolve(outcome)))
      }),
  )
  return { load, ends }
}

const failed = () => Promise.reject<never>(new Error('Loading the script failed.'))

/** Silences React's report of an error that the boundary caught; the returned function asserts that there was one. */
const expectReport = () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    expect(report).toHaveBeenCalled()
    report.mockClear()
  }
}

let pages = 0
const openPage = (prepare = async () => {}) => {
  const { load, ends } = heldLoads()
  const prepareRetry = jest.fn(prepare)
  const [onRendered, onRenderError] = [jest.fn(), jest.fn()]
  const element = (
    <LazyPage
      id={`page ${pages++}`}
      title="Kicks"
      load={load}
      prepareRetry={prepareRetry}
      onRendered={onRendered}
      onRenderError={onRenderError}
    />
  )
  const elsewhere = <h1>Elsewhere</h1>
  const { router } = openAt('/kicks', [
    { path: '/kicks', element },
    { path: '/elsewhere', element: elsewhere },
  ])
  return { load, ends, prepareRetry, router, onRendered, onRenderError }
}

describe('LazyPage', () => {
  // @spec S2.24
  it('shows the loading view until the page has loaded', async () => {
    const { ends, onRendered, onRenderError } = openPage()
    expect(loading()).toBeInTheDocument()
    expect(onRendered).not.toHaveBeenCalled()
    await ends[0]?.(page)
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(onRendered).toHaveBeenCalledTimes(1)
    expect(onRenderError).not.toHaveBeenCalled()
    expect(loading()).not.toBeInTheDocument()
  })

  it('renders a page from the cache on return', async () => {
    const { load, ends, router } = openPage()
    await ends[0]?.(page)
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/kicks'))
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('renders a prefetched page immediately', async () => {
    await loadPage(`page ${pages}`, () => Promise.resolve(page))
    const { load, onRendered } = openPage()
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(onRendered).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })

  it('names the unavailable part when loading fails, and shows the page after a successful retry', async () => {
    const { load, ends, prepareRetry } = openPage()
    await ends[0]?.(failed())
    expect(unavailable()).toBeVisible()

    await userEvent.click(tryAgain())
    expect(prepareRetry).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(2)
    await ends[1]?.(page)
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(unavailable()).not.toBeInTheDocument()
  })

  it('stays unavailable when the retry fails, too', async () => {
    const { ends } = openPage()
    await ends[0]?.(failed())
    await userEvent.click(tryAgain())
    await ends[1]?.(failed())
    expect(unavailable()).toBeVisible()
    expect(tryAgain()).toBeEnabled()
  })

  it('names the unavailable part when the page throws while it renders', async () => {
    const expectReported = expectReport()
    const { ends, onRendered, onRenderError } = openPage()
    await ends[0]?.({
      default: () => {
        throw new Error('A Kick without a name')
      },
    })
    expect(unavailable()).toBeVisible()
    expect(onRenderError).toHaveBeenCalledTimes(1)
    expect(onRendered).not.toHaveBeenCalled()
    expectReported()
  })
})

describe('LazyPage with a slow load', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  // @spec S9.11
  it('offers a retry after 5 s while the load continues', async () => {
    const { load, ends } = openPage()
    await wait(4900)
    expect(slow()).not.toBeInTheDocument()
    await wait(200)
    expect(slow()).toBeVisible()
    expect(tryAgain()).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)

    await wait(100_000)
    await ends[0]?.(page)
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(slow()).not.toBeInTheDocument()
  })

  it('aborts the pending load and starts another one on retry', async () => {
    const { load, ends, prepareRetry } = openPage()
    await wait(5100)
    await act(async () => tryAgain().click())
    expect(prepareRetry).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(2)
    await ends[1]?.(page)
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
  })

  it('ignores the outcome of an aborted load while the retry is prepared', async () => {
    let endPreparation = () => {}
    const { load, ends, prepareRetry } = openPage(() => new Promise((resolve) => (endPreparation = resolve)))
    await wait(5100)
    await act(async () => tryAgain().click())
    await act(async () => tryAgain().click())
    expect(prepareRetry).toHaveBeenCalledTimes(1)
    await ends[0]?.(failed())
    expect(unavailable()).not.toBeInTheDocument()

    await act(async () => endPreparation())
    expect(load).toHaveBeenCalledTimes(2)
    await ends[1]?.(page)
    expect(screen.getByRole('heading', { name: 'All Kicks' })).toBeVisible()
  })
})
