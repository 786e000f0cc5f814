import { type InitialEntry, Outlet } from 'react-router-dom'
import { openAt } from '../../testing/open-at'
import { UnsavedSessionNotice } from './unsaved-session-notice'
import { registry } from './testing-registry'
import { TopBar } from './top-bar'

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
