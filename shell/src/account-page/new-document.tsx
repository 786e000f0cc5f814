import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { replaceDocument } from '../federation/reload-document'
import { keepPath } from '../guard/remembered-path'

/** Replaces the document with a new one at the same URL and keeps the remembered path. Renders nothing until then. */
export function NewDocument() {
  const { pathname, search, state } = useLocation()
  // Not a layout effect: the clean-up of the previous page must run first, so that its form does not ask to stay.
  useEffect(() => {
    keepPath(state)
    replaceDocument(pathname + search)
  }, [pathname, search, state])
  return null
}
