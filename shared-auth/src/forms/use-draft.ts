import { useEffect, useState } from 'react'
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
 * The values of a form, kept in the tab while they differ from the saved ones: through an expired login, a reload, a
 * link followed by mistake. Untouched, the form shows what is saved, also when that changes.
 */
export const useDraft = <Values extends object>({
  name,
  isValues,
  saved,
  isSame = isSameText,
}: DraftedForm<Values>) => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  // Made once: a session that runs out while the form is open must not take the draft from its owner.
  const [draft] = useState(() => draftOf({ name, owner, isValues }))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const isDirty = edits !== null && !isSame(edits, saved)

  useEffect(() => {
    if (edits && isDirty) draft.write(edits)
    else draft.clear()
  }, [draft, edits, isDirty])

  return {
    values: edits ?? saved,
    isDirty,
    isRestored,
    change: (part: Partial<Values>) => setEdits((current) => ({ ...(current ?? saved), ...part })),
    /** Back to what is saved. Works for a form that is gone, too. */
    forget: () => {
      draft.clear()
      setEdits(null)
      setRestored(false)
    },
  }
}
