import { type Journal, shareLinkCalls } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { AudienceControl, offeredJournalAudiences, ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useMemo } from 'react'
import { fieldsOf, valuesOf, visibilityOf } from '../../journal-form/journal-values'
import { useUpdateJournal } from '../../journal/update-journal'
import { request } from '../../request'
import { words } from './words'

/** Shows its owner who may read a Journal, also by a link, and changes it. */
export function JournalAudience({ journal }: { journal: Journal }) {
  const { mutateAsync } = useUpdateJournal(journal._id)
  const toasts = useToasts()
  const linkCalls = useMemo(
    () => shareLinkCalls(request, { kind: 'journal', id: journal._id }),
    [journal._id],
  )
  const save = async (audience: Journal['audience']) => {
    const changed = {
      audience,
      visibility: visibilityOf(audience),
      coverUrl: undefined,
      showsPlaces: undefined,
    }
    await mutateAsync(fieldsOf({ ...valuesOf(journal), ...changed }))
    toasts.success(words.audienceSaved[audience], { detail: journal.title })
  }
  return (
    <AudienceControl
      title={words.audience}
      value={journal.audience}
      offered={offeredJournalAudiences}
      onSave={save}
    >
      <ShareLinkSection calls={linkCalls} />
    </AudienceControl>
  )
}
