import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses a field when a link leads to /log#add, also from /log itself. The shell's bar has such a link. */
export const useFocusToAdd = (field: RefObject<HTMLElement | null>) => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#add') field.current?.focus()
  }, [field, hash, key])
}
