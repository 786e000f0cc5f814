import type { Registry } from '@bucketeer/platform/runtime'
import { useAuth } from '@bucketeer/shared-auth'
import { lazyResource, useIdleResource, useMediaQuery } from '@bucketeer/shared-ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShortcutsProps } from './shortcuts'

const shortcuts = lazyResource(async () => (await import('./shortcuts')).Shortcuts)

/** Loads the bar at once. After a failure, it tries again on the next page; the menu of the top bar has all links. */
function LazyShortcuts(props: ShortcutsProps) {
  const { value: Shortcuts, load } = useIdleResource(shortcuts)
  const { pathname } = useLocation()
  useEffect(load, [load, pathname])
  return Shortcuts && <Shortcuts {...props} />
}

/** Phones in portrait. A lower window, such as one above a keyboard or at 400 % zoom, has no room for a second bar. */
const phone = '(max-width: 599.95px) and (min-height: 400px)'

/** Shows members their shortcuts within reach of the thumb. The code is loaded on phones alone. */
export function BottomBar({ registry }: { registry: Registry }) {
  const user = useAuth((state) => state.user)
  const isPhone = useMediaQuery(phone, { noSsr: true })
  return user && isPhone ? <LazyShortcuts {...{ registry, user }} /> : null
}
