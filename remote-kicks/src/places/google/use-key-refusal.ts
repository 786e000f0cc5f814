import { useEffect, useState } from 'react'

/** Lets the map fail when Google does not take the site's key, of which it tells through this global function alone. */
export function useKeyRefusal() {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const listener = { gm_authFailure: () => setRefused(true) }
    Object.assign(window, listener)
    return () => void Object.assign(window, { gm_authFailure: undefined })
  }, [])
  if (isRefused) throw new Error('Google does not take the key of this site.')
}
