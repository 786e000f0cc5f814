import { useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { storeListPosition, scrollTopToRestore } from '../../list-position'

/**
 * Restores the scroll position of the list after a link from a Kick back to it. The router restores it for the browser's
 * Back.
 */
export const useListPosition = () => {
  const cache = useQueryClient()
  const { search } = useLocation()
  const isHistory = useNavigationType() === NavigationType.Pop

  const arrive = useEffectEvent(() => {
    const top = isHistory ? null : scrollTopToRestore(cache, search)
    // Runs after the site has scrolled the new page to its top, and before it is painted.
    if (top !== null) queueMicrotask(() => window.scrollTo(0, top))
  })
  const leave = useEffectEvent(() => storeListPosition(cache, search, window.scrollY))
  useLayoutEffect(() => {
    arrive()
    return () => void leave()
  }, [])
  // Runs during render, because the Kick's page renders its link back before the list unmounts.
  useLayoutEffect(() => void storeListPosition(cache, search), [cache, search])
}
