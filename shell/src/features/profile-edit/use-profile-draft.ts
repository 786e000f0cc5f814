import { useEffect, useState } from 'react'
import type { User } from '@bucketeer/shared-auth'
import { profileDraftOf } from './profile-draft'
import { type ProfileValues, sameValues, valuesOf } from './profile-values'

/**
 * What stands in the form, kept in the tab while it differs from what is saved: through an expired login, a reload, a
 * link followed by mistake.
 */
export const useProfileDraft = (person: User) => {
  const saved = valuesOf(person)
  const [draft] = useState(() => profileDraftOf(person._id))
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
    change: (part: Partial<ProfileValues>) => setEdits((current) => ({ ...(current ?? saved), ...part })),
    /** Back to what is saved. Works for a form that is gone, too. */
    forget: () => {
      draft.clear()
      setEdits(null)
      setRestored(false)
    },
  }
}
