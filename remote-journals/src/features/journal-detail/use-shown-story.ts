import type { Journal, Story } from '@bucketeer/shared-auth'
import type { PagedList } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { askedAnchor, storyAnchor } from '../../journal/shown-journal'

/** A Story is read while it is on this line of the window, which has no height. */
const readingLine = { rootMargin: '-40% 0px -60% 0px' }

/** Returns the id of the Story that is being read: the last one that was on the reading line; null before the first. */
export function useCurrentStory(stories: readonly Pick<Story, '_id'>[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const ids = stories.map(({ _id }) => _id).join()
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const pages = new Map<Element, string>()
    const observer = new IntersectionObserver((entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)
      if (read) setCurrent(pages.get(read.target) ?? null)
    }, readingLine)
    for (const id of ids.split(',')) {
      const page = document.getElementById(storyAnchor(id))
      if (!page) continue
      pages.set(page, id)
      observer.observe(page)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

/** Scrolls to the requested Story and focuses it. Loads pages of Stories until it is loaded. */
export function useShownStory({ contents = [] }: Pick<Journal, 'contents'>, later: PagedList | null) {
  const location = useLocation()
  const asked = askedAnchor(location)
  const { key } = location
  const shown = useRef<string>(undefined)
  const isLoading = later?.isFetchingNextPage ?? false
  const canLoad = later !== null && !isLoading && !later.isFetchNextPageError
  const show = useEffectEvent(() => {
    // The key differs when the same link is chosen again.
    const wanted = `${key} ${asked}`
    if (!asked || shown.current === wanted) return
    const story = document.getElementById(asked)
    if (story) {
      shown.current = wanted
      story.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
      // jsdom has no scrolling.
      story.scrollIntoView?.()
    } else if (canLoad && contents.some(({ _id }) => storyAnchor(_id) === asked))
      later.fetchNextPage({ cancelRefetch: false })
  })
  useEffect(() => show(), [asked, key, isLoading, canLoad, contents])
}
