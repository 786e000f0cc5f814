import { useEffect } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import {
  type NavigateFunction,
  type NavigateOptions,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { provideRequest } from '@bucketeer/shared-ui/testing'
import { keepPath, takeKeptPath } from '../guard/remembered-path'
import { createSiteRouter } from './site'

let navigate: NavigateFunction
const Pages = ({ tell }: { tell: (navigate: NavigateFunction) => void }) => {
  const navigateHere = useNavigate()
  useEffect(() => void tell(navigateHere), [tell, navigateHere])
  const { pathname } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <h2 id="end">The end</h2>
    </>
  )
}

const scrollTo = jest.fn((_left: number, top: number) => void (window.scrollY = top))
const startViewTransition = jest.fn((update: () => unknown) => {
  const finished = Promise.resolve(update())
  return { ready: Promise.resolve(), finished, updateCallbackDone: finished, skipTransition: () => {} }
})

beforeEach(() => {
  provideRequest()
  Object.assign(window, { scrollTo })
  Object.assign(document, { startViewTransition })
  window.history.replaceState(null, '', '/first')
  const routes = [{ path: '*', element: <Pages tell={(given) => (navigate = given)} /> }]
  render(<RouterProvider router={createSiteRouter(routes)} />)
  jest.clearAllMocks()
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

const go = (to: string, options?: NavigateOptions) => act(async () => navigate(to, options))
/** Goes back and waits for `popstate`, which the browser fires asynchronously. */
const goBack = () =>
  act(async () => {
    const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await told
  })
const page = () => screen.getByRole('heading', { level: 1 })

describe('createSiteRouter', () => {
  it('scrolls a new page to the top and restores the scroll position on the way back', async () => {
    window.scrollY = 300
    await go('/second')
    expect(page()).toHaveTextContent('/second')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    await goBack()
    expect(page()).toHaveTextContent('/first')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  })

  it('keeps the scroll position with preventScrollReset', async () => {
    await go('/first?in=Africa', { replace: true, preventScrollReset: true })
    expect(window.location.search).toBe('?in=Africa')
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('restores the remembered path of the replaced document on a page with a password field', async () => {
    sessionStorage.setItem('bucketeer.remembered-path', JSON.stringify({ from: '/kicks' }))
    window.history.replaceState(null, '', '/login?by=mail')
    const { length } = window.history
    const router = createSiteRouter([{ path: '*', element: null }])
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/kicks' }))
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?by=mail' })
    expect(sessionStorage.getItem('bucketeer.remembered-path')).toBeNull()
    expect(window.history).toHaveLength(length)
    router.dispose()
  })

  it('forgets the remembered path on any other page', () => {
    sessionStorage.setItem('bucketeer.remembered-path', JSON.stringify({ from: '/kicks' }))
    const router = createSiteRouter([{ path: '*', element: null }])
    expect(router.state.location.state).toBeNull()
    expect(sessionStorage.getItem('bucketeer.remembered-path')).toBeNull()
    router.dispose()
  })

  it('scrolls to the element of the hash', async () => {
    const scrollIntoView = jest.fn()
    Object.assign(screen.getByRole('heading', { level: 2 }), { scrollIntoView })
    await go('/first#end')
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it('scrolls to the top when the hash is malformed', async () => {
    await go('/second#%')
    expect(page()).toHaveTextContent('/second')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('uses a view transition where a navigation requests one, and on its way back', async () => {
    await go('/second', { viewTransition: true })
    expect(page()).toHaveTextContent('/second')
    expect(startViewTransition).toHaveBeenCalledTimes(1)
    await goBack()
    expect(page()).toHaveTextContent('/first')
    expect(startViewTransition).toHaveBeenCalledTimes(2)
    await go('/third')
    await go('/fourth')
    await goBack()
    expect(startViewTransition).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a skipped transition is no error', 'AbortError', 'Transition was skipped', true],
    ['an aborted request is one', 'AbortError', 'The user aborted a request.', false],
    [
      'a broken transition is one',
      'InvalidStateError',
      'Transition was aborted because of invalid state',
      false,
    ],
  ])('of what nobody handles, %s', (_what, name, message, isIgnored) => {
    const event = new Event('unhandledrejection', { cancelable: true })
    Object.assign(event, { reason: new DOMException(message, name) })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isIgnored)
  })

  it('navigates without view transitions in browsers that lack them', async () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    await go('/second', { viewTransition: true })
    expect(page()).toHaveTextContent('/second')
  })
})

describe('createSiteRouter at /login with a remembered path', () => {
  const open = () => {
    window.history.replaceState(null, '', '/login')
    keepPath({ from: '/kicks' })
    return createSiteRouter([{ path: '*', element: <h1>Log in</h1> }])
  }
  const root = document.createElement('div')
  beforeEach(() => {
    root.id = 'root'
    root.hidden = true
    document.body.append(root)
  })
  afterEach(() => {
    root.remove()
    sessionStorage.clear()
  })

  it('puts it into the history state', async () => {
    const router = open()
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/kicks' }))
  })

  it('keeps it for a link of the prerendered page, although React replaces that page', () => {
    open()
    root.hidden = false
    window.dispatchEvent(new Event('pagehide'))
    expect(takeKeptPath()).toEqual({ from: '/kicks' })
  })

  it('keeps it no longer on a page without a password field', () => {
    open()
    window.history.replaceState(null, '', '/status')
    window.dispatchEvent(new Event('pagehide'))
    expect(takeKeptPath()).toBeNull()
  })
})
