import { act, screen } from '@testing-library/react'
import type { LiveRemote, ReleasedSlot } from '@bucketeer/platform/runtime'
import { Slot, SlotContext } from '@bucketeer/shared-ui'
import { aUser, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { aRemote, registry } from '../testing/registry'
import { setRegistry, setRunning } from '../federation/live-registry'
import { loadPiece } from '../federation/load-remote-page'
import type { LoadedPage } from '../federation/page-cache'
import { reportFailure, reportSuccess } from '../federation/report'
import { PersonScope } from '../person/person-scope'
import { openAt } from '../testing/open-at'
import { renderSlot } from './slot-pieces'

jest.mock('../federation/load-remote-page', () => ({ loadPiece: jest.fn() }))
jest.mock('../federation/report', () => ({ reportFailure: jest.fn(), reportSuccess: jest.fn() }))

const load = jest.mocked(loadPiece)

/** Each test has a version of its own, because pieces are cached by version. */
let version = 0
const fill = (name: string, slot: Partial<ReleasedSlot> = {}): LiveRemote => ({
  ...aRemote(name),
  version: `1.0.${version}`,
  slots: [{ name: 'kick.panel', order: 10, access: 'public', props: '^1.0.0', minHeight: 80, ...slot }],
})
const live = (...remotes: LiveRemote[]) => {
  for (const remote of remotes) setRunning(remote.name, remote)
  setRegistry({ ...registry, remotes })
}

/** Pieces that say their remote and the Kick. */
const piecesArrive = () =>
  load.mockImplementation(async ({ remote }): Promise<LoadedPage> => ({
    default: (props) => <p>{`${remote} of ${JSON.stringify(props)}`}</p>,
  }))

let sizes: (() => void)[] = []
let contentHeight = 80
beforeEach(() => {
  version += 1
  jest.clearAllMocks()
  contentHeight = 80
  sizes = []
  const observer = class {
    constructor(private readonly callback: () => void) {}
    observe() {
      sizes.push(this.callback)
    }
    disconnect() {
      sizes = sizes.filter((each) => each !== this.callback)
    }
  }
  Object.assign(globalThis, { ResizeObserver: observer, IntersectionObserver: observer })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 300, this instanceof HTMLElement && this.style.minHeight ? 80 : contentHeight)
  })
  signedIn(aUser({ userName: 'Bessie' }))
})
afterEach(() => jest.restoreAllMocks())

const page = (
  <SlotContext value={renderSlot}>
    <PersonScope>
      <h1>Swim with manta rays</h1>
      <Slot name="kick.panel" kickId="k1" />
      <p>What follows</p>
    </PersonScope>
  </SlotContext>
)

/** Opens the page and lets idle callbacks, loads and measurements happen. */
const open = async (path = '/kicks/k1', element = page) => {
  jest.useFakeTimers()
  const opened = openAt(path, [{ path: '*', element }])
  const settle = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(500)
      for (const measure of sizes) measure()
    })
  await settle()
  jest.useRealTimers()
  return opened
}
const shown = () => screen.queryAllByText(/ of \{/).map(({ textContent }) => textContent)

describe('a slot', () => {
  test('shows the pieces of all remotes by their order, with the props of the host and its heading level', async () => {
    live(fill('log', { order: 20 }), fill('people', { order: 10 }), fill('atlas', { order: 20 }))
    piecesArrive()
    await open()
    const props = '{"kickId":"k1","headingLevel":2}'
    expect(shown()).toEqual([`people of ${props}`, `atlas of ${props}`, `log of ${props}`])
  })

  test('loads its pieces after the page is quiet, and an eager one at once', async () => {
    live(fill('log'), fill('people', { eager: true }))
    load.mockReturnValue(new Promise(() => {}))
    jest.useFakeTimers()
    openAt('/kicks/k1', [{ path: '*', element: page }])
    expect(load.mock.calls.map(([{ remote }]) => remote)).toEqual(['people'])
    await act(() => jest.advanceTimersByTimeAsync(500))
    expect(load.mock.calls.map(([{ remote }]) => remote)).toEqual(['people', 'log'])
    jest.useRealTimers()
  })

  test('shows visitors no piece for members', async () => {
    signedOut()
    live(fill('log', { access: 'protected' }), fill('people'))
    piecesArrive()
    await open()
    expect(shown()).toEqual(['people of {"kickId":"k1","headingLevel":2}'])
  })

  test('shows nothing of a remote that is switched off', async () => {
    live({ ...fill('log'), isOff: true })
    piecesArrive()
    await open()
    expect(load).not.toHaveBeenCalled()
  })

  test.each(['/login', '/signup', '/reset-password', '/account'])('loads no code on %s', async (path) => {
    live(fill('log'))
    piecesArrive()
    await open(path)
    expect(load).not.toHaveBeenCalled()
  })

  test('shows its pieces on /login when it replaces the form', async () => {
    live(fill('log', { name: 'login.welcome' }))
    piecesArrive()
    await open(
      '/login',
      <SlotContext value={renderSlot}>
        <Slot name="login.welcome" />
      </SlotContext>,
    )
    expect(shown()).toHaveLength(1)
  })
})

describe('a piece', () => {
  test('is loaded once for all slots of a page', async () => {
    live(fill('log', { name: 'kick.card' }))
    piecesArrive()
    await open(
      '/kicks',
      <SlotContext value={renderSlot}>
        <Slot name="kick.card" kickId="k1" />
        <Slot name="kick.card" kickId="k2" />
      </SlotContext>,
    )
    expect(shown()).toHaveLength(2)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('keeps its place reserved when it fails to load, and is not requested again at once', async () => {
    live(fill('log'))
    load.mockRejectedValue(new Error('Loading the script failed.'))
    const { container } = await open()
    expect(screen.getByText('What follows')).toBeVisible()
    expect(container.querySelector('[style*="min-height: 80px"]')).toBeInTheDocument()
    await open()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is reported and leaves its place empty when it throws while it renders', async () => {
    live(fill('log'))
    const broken = new Error('broken')
    load.mockResolvedValue({
      default: () => {
        throw broken
      },
    })
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    await open()
    expect(screen.getByRole('heading', { name: 'Swim with manta rays' })).toBeVisible()
    expect(reportFailure).toHaveBeenCalledTimes(1)
    expect(reportFailure).toHaveBeenCalledWith({ part: 'log', version: `1.0.${version}` }, 'render', {
      error: broken,
      route: 'slot:kick.panel',
    })
    expect(logged).toHaveBeenCalled()
    logged.mockClear()
  })

  test('reports success when it belongs to a canary', async () => {
    live({ ...fill('log'), isCanary: true })
    piecesArrive()
    await open()
    expect(reportSuccess).toHaveBeenCalledWith({ part: 'log', version: `1.0.${version}` })
  })

  test('stays hidden when it is higher than its place and something in view is below it', async () => {
    contentHeight = 200
    live(fill('log'))
    piecesArrive()
    const rects = jest.mocked(Element.prototype.getBoundingClientRect)
    const measured = rects.getMockImplementation()
    rects.mockImplementation(function (this: Element) {
      if (this.textContent === 'What follows') return new DOMRect(0, 80, 300, 40)
      return measured?.call(this) ?? new DOMRect()
    })
    await open()
    expect(screen.getByText(/log of/)).not.toBeVisible()
  })
})
