import { type InitialEntry, Outlet } from 'react-router-dom'
import { TopBar } from '../features/top-bar/top-bar'
import { UnsavedSessionNotice } from '../features/top-bar/unsaved-session-notice'
import { openAt } from './open-at'
import { registry } from './registry'

/** Makes media queries match a wide or a narrow window, because jsdom has no layout. */
function setWindow(size: 'wide' | 'narrow') {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: size === 'wide' && query.includes('min-width'),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }))
}

/** Renders the bar above a page. */
export function openBar({ size = 'wide', at = '/' }: { size?: 'wide' | 'narrow'; at?: InitialEntry } = {}) {
  setWindow(size)
  const layout = (
    <>
      <TopBar registry={registry} />
      <UnsavedSessionNotice />
      <Outlet />
    </>
  )
  return openAt(at, [{ element: layout, children: [{ path: '*', element: <main>Page</main> }] }])
}
