import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { type LazyResource } from '../lazy/lazy-resource'

export interface LazyField<Props> {
  /** The better field, once it is wanted and loaded. The field in use is not replaced. */
  Field: ComponentType<Props> | undefined
  /** For the element around the field that works until then. */
  around: { ref: RefObject<HTMLDivElement | null>; onBlur: (() => void) | undefined }
}

/** Loads a better field when it is wanted. Without a connection, the field that is there goes on. */
export const useLazyField = <Props>(
  code: LazyResource<ComponentType<Props>>,
  isWanted: boolean,
): LazyField<Props> => {
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
