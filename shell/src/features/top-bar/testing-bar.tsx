import { Outlet } from 'react-router-dom'
import { openAt } from '../../testing/open-at'
import { MemoryNotice } from './memory-notice'
import { registry } from './testing-registry'
import { TopBar } from './top-bar'

/** From here on the window is as wide as `wide` says; jsdom knows no widths of its own. */
const setWindow = (size: 'wide' | 'narrow') => {
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

/** Shows the bar above a page that says where one is. */
export const openBar = ({ size = 'wide', at = '/' }: { size?: 'wide' | 'narrow'; at?: string } = {}) => {
  setWindow(size)
  const layout = (
    <>
      <TopBar registry={registry} />
      <MemoryNotice />
      <Outlet />
    </>
  )
  return openAt(at, [{ element: layout, children: [{ path: '*', element: <main>Page</main> }] }])
}
