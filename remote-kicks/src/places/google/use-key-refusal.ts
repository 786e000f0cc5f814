import { useEffect, useState } from 'react'

/** Fails the map when Google refuses the site's key, which it reports by this global function only. */
export function useKeyRefusal() {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const listener = { gm_authFailure: () => setRefused(true) }
    Object.assign(window, listener)
    return () => void Object.assign(window, { gm_authFailure: undefined })
  }, [])
  if (isRefused) throw new Error('Google does not take the key of this site.')
}
