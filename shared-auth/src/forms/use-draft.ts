import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../use-auth'
import { type DraftOf, draftOf } from './draft-storage'

export interface DraftedForm<Values> extends Omit<DraftOf<Values>, 'owner'> {
  /** What the form shows until one types. */
  saved: Values
  /** Whether two are the same to the person; field by field unless given. */
  isSame?(one: Values, other: Values): boolean
}

const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The values of a form, kept by the browser while they differ from the saved ones: through an expired login, a reload, a
 * link followed by mistake. Untouched, the form shows what is saved, also when that changes.
 */
export const useDraft = <Values extends object>({
  saved,
  isSame = isSameText,
  ...identity
}: DraftedForm<Values>) => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  // Made once: a session that runs out while the form is open must not take the draft from its owner.
  const [draft] = useState(() => draftOf({ ...identity, owner }))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const [isKept, setKept] = useState(true)
  // Two changes may come before the first is rendered: an upload ends while one types.
  const latest = useRef(edits)
  const isDirty = edits !== null && !isSame(edits, saved)

  // Also drops what another person, or an earlier version of the form, has left.
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
    /** Whether the browser stored the last change; some refuse all storage. */
    isKept,
    /** The values as they are now, for what goes on after the render it began in. */
    current: () => latest.current ?? saved,
    change: (part: Partial<Values>) => {
      const values = { ...(latest.current ?? saved), ...part }
      show(values)
      if (isSame(values, saved)) draft.clear()
      else setKept(draft.write(values))
    },
    /** Drops the draft; the fields stay as they are. Works for a form that is gone, too. */
    clear: draft.clear,
    /** Drops the draft and goes back to what is saved. Works for a form that is gone, too. */
    forget: () => {
      draft.clear()
      show(null)
      setRestored(false)
    },
  }
}
