import { useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { noteListPlace, topToReturnTo } from '../../list-place'

/**
 * Takes up the place at which the list was left when one comes back to it from a Kick by a link. The browser's own Back
 * is the site's business already.
 */
export const useListPlace = () => {
  const cache = useQueryClient()
  const { search } = useLocation()
  const isHistory = useNavigationType() === NavigationType.Pop

  const arrive = useEffectEvent(() => {
    const top = isHistory ? null : topToReturnTo(cache, search)
    // After this step, in which the site scrolls every new page to its top, and before it is painted.
    if (top !== null) queueMicrotask(() => window.scrollTo(0, top))
  })
  const leave = useEffectEvent(() => noteListPlace(cache, search, window.scrollY))
  useLayoutEffect(() => {
    arrive()
    return () => void leave()
  }, [])
  // Already now: a Kick's page is drawn, with its way back, before the list is gone.
  useLayoutEffect(() => void noteListPlace(cache, search), [cache, search])
}
