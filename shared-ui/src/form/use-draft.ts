import { useEffect, useRef, useState } from 'react'
import { type DraftOf, draftOf } from './draft-storage'

/** A form whose unsaved values are kept on the device. */
export interface DraftedForm<Values> extends DraftOf<Values> {
  /** The values of the form before any edit. */
  saved: Values
}

/** The version of the entity is no edit. */
const isSame = (...values: object[]) =>
  new Set(values.map((each) => JSON.stringify({ ...each, updatedAt: undefined }))).size === 1

/**
 * Returns the values of a form and keeps them as a draft while they differ from the saved ones, so that they survive an
 * expired session, a reload or a navigation. An unedited form follows changes of `saved`.
 */
export const useDraft = <Values extends object>({ saved, ...identity }: DraftedForm<Values>) => {
  // Created once, so that a session that expires while the form is open does not change the draft's owner.
  const [draft] = useState(() => draftOf(identity))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const [isKept, setKept] = useState(true)
  // State alone would lose one of two changes before a render, such as an upload that ends during typing.
  const latest = useRef(edits)
  const isDirty = edits !== null && !isSame(edits, saved)

  // Also removes the draft of another user or of an older version of the form.
  useEffect(() => {
    if (!isDirty) draft.clear()
  }, [draft, isDirty])

  const show = (values: Values | null) => {
    latest.current = values
    setEdits(values)
  }
  return {
    values: edits ?? saved,
    isDirty,
    isRestored,
    /** Whether the browser stored the last change. */
    isKept,
    /** Returns the latest values, for callbacks that outlive their render. */
    current: () => latest.current ?? saved,
    change: (part: Partial<Values>) => {
      const values = { ...(latest.current ?? saved), ...part }
      show(values)
      if (isSame(values, saved)) draft.clear()
      else setKept(draft.write(values))
    },
    /** Removes the draft and keeps the fields. Also works after the form has unmounted. */
    clear: draft.clear,
    /** Removes the draft and resets the fields. Also works after the form has unmounted. */
    forget: () => {
      draft.clear()
      show(null)
      setRestored(false)
    },
  }
}
