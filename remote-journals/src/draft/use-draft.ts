import { useRef, useState } from 'react'
import { draftOf, type DraftOf } from './draft-storage'

interface DraftedForm<Values> extends DraftOf<Values> {
  /** What the fields show until one types. */
  saved: Values
}

const same = <Values extends object>(one: Values, other: Values) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/**
 * The values of a form, kept on the device while they differ from the saved ones: through an expired login, a reload,
 * a closed window. Untouched, the form shows what is saved, also when that changes.
 */
export const useDraft = <Values extends object>({ saved, ...identity }: DraftedForm<Values>) => {
  // Made once: a session that runs out while the form is open must not take the draft from its owner.
  const [draft] = useState(() => draftOf(identity))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const [isKept, setKept] = useState(true)
  // Two changes may come before the first is rendered: an upload ends while one types.
  const latest = useRef(edits)

  const show = (values: Values | null) => {
    latest.current = values
    setEdits(values)
  }
  return {
    values: edits ?? saved,
    isDirty: edits !== null && !same(edits, saved),
    isRestored,
    /** Whether the browser took the last change; some refuse all storage. */
    isKept,
    /** The values as they are now, for what goes on after the render it began in. */
    current: () => latest.current ?? saved,
    change: (part: Partial<Values>) => {
      const values = { ...(latest.current ?? saved), ...part }
      show(values)
      if (same(values, saved)) draft.clear()
      else setKept(draft.write(values))
    },
    /** Keeps nothing any more; the fields stay as they are. Works for a form that is gone, too. */
    forget: draft.clear,
    /** Back to what is saved. */
    reset: () => {
      draft.clear()
      show(null)
      setRestored(false)
    },
  }
}
