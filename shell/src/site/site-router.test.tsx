import { useEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import {
  type NavigateFunction,
  type NavigateOptions,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import '../testing/router-request'
import { createSiteRouter } from './site-router'

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
/** The browser tells of it a moment later. */
const goBack = () =>
  act(async () => {
    const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await told
  })
const page = () => screen.getByRole('heading', { level: 1 })

describe('Going about the site', () => {
  it('begins each page at its top, and finds one that was left where it was left', async () => {
    window.scrollY = 300
    await go('/second')
    expect(page()).toHaveTextContent('/second')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    await goBack()
    expect(page()).toHaveTextContent('/first')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  })

  it('leaves the window as it is for those who ask for that', async () => {
    await go('/first?in=Africa', { replace: true, preventScrollReset: true })
    expect(window.location.search).toBe('?in=Africa')
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('scrolls to what the address names', async () => {
    const scrollIntoView = jest.fn()
    Object.assign(screen.getByRole('heading', { level: 2 }), { scrollIntoView })
    await go('/first#end')
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it('takes an address that names nothing, or nothing that can be read, as the page', async () => {
    await go('/second#%')
    expect(page()).toHaveTextContent('/second')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('shows a change by a view transition where that is asked for, and on the way back', async () => {
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

  it('does without view transitions in a browser that has none', async () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    await go('/second', { viewTransition: true })
    expect(page()).toHaveTextContent('/second')
  })
})
