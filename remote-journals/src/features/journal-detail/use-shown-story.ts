import { type Journal } from '@bucketeer/shared-auth'
import { type PagedList } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { askedAnchor, storyAnchor } from '../../journal/story-anchor'

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
