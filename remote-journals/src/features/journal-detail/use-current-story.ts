import { type Story } from '@bucketeer/shared-auth'
import { useEffect, useState } from 'react'
import { storyAnchor } from '../../journal/story-anchor'

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
