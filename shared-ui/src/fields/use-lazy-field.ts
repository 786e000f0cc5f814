import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { type LazyResource } from '../lazy/lazy-resource'

/** The largest number of options that are offered without a search. */
export const maxOptionsWithoutSearch = 10

export interface LazyField<Props> {
  /** The field's component once it is loaded; undefined while the simple field is shown. */
  Field: ComponentType<Props> | undefined
  /** The props of the element around the simple field. */
  around: { ref: RefObject<HTMLDivElement | null>; onBlur: (() => void) | undefined }
}

/**
 * Loads a field that replaces a simple one when `isWanted`. A field with the focus is replaced on blur. If loading fails,
 * the simple field stays.
 */
export function useLazyField<Props>(
  code: LazyResource<ComponentType<Props>>,
  isWanted: boolean,
): LazyField<Props> {
  const [Field, setField] = useState(() => code.value())
  const [isLoaded, setLoaded] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const replace = () => setField(() => code.value())
  useEffect(() => {
    if (!isWanted) return
    const onLoad = (loaded: ComponentType<Props>) => {
      setLoaded(true)
      if (!ref.current?.contains(document.activeElement)) setField(() => loaded)
    }
    code.load().then(onLoad, () => {})
  }, [code, isWanted])
  return { Field: isWanted ? Field : undefined, around: { ref, onBlur: isLoaded ? replace : undefined } }
}
