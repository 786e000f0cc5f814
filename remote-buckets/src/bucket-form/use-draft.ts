import { useAuth } from '@bucketeer/shared-auth'
import { useEffect, useState } from 'react'
import { type BucketValues, sameValues } from './bucket-values'
import { draftOf } from './draft-storage'

/**
 * The values of a form, kept in the tab while they differ from the saved ones: through an expired login, a reload, a
 * link followed by mistake. Untouched, the form shows what is saved, also when that changes.
 * @param name of the form
 */
export const useDraft = (name: string, saved: BucketValues) => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  // Made once: a session that runs out while the form is open must not take the draft from its owner.
  const [draft] = useState(() => draftOf(name, owner))
  const [edits, setEdits] = useState(draft.read)
  const [isRestored, setRestored] = useState(edits !== null)
  const isDirty = edits !== null && !sameValues(edits, saved)

  useEffect(() => {
    if (edits && isDirty) draft.write(edits)
    else draft.clear()
  }, [draft, edits, isDirty])

  return {
    values: edits ?? saved,
    isDirty,
    isRestored,
    change: (part: Partial<BucketValues>) => setEdits((current) => ({ ...(current ?? saved), ...part })),
    /** Back to what is saved. Works for a form that is gone, too. */
    forget: () => {
      draft.clear()
      setEdits(null)
      setRestored(false)
    },
  }
}
