import { useState } from 'react'

/** Returns whether a count has grown since it was first known, as after 'I did it'. */
export const useGrew = (count: number | undefined): boolean => {
  const [last, setLast] = useState({ count, hasGrown: false })
  if (count !== last.count) {
    const hasGrown = count !== undefined && last.count !== undefined && count > last.count
    setLast({ count, hasGrown })
  }
  return last.hasGrown
}
