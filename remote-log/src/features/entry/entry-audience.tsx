import { shareLinkCalls } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { AudienceControl, offeredAudiences, ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LogEntry } from '../../log/entry'
import { showEntry } from '../../log/log-cache'
import { updateEntry } from '../../log/log-calls'
import { request } from '../../request'
import { words } from './words'

/** Shows who may see the user's own entry, also by a link, and changes it. */
export function EntryAudience({ entry }: { entry: LogEntry }) {
  const { _id, kick, kickName, state, audience, updatedAt } = entry
  const cache = useQueryClient()
  const toasts = useToasts()
  const linkCalls = useMemo(() => shareLinkCalls(request, { kind: 'log', id: _id }), [_id])
  const save = async (next: LogEntry['audience']) => {
    showEntry(cache, await updateEntry(_id, { audience: next }, updatedAt), entry)
    toasts.success(words.audienceSaved[next], { detail: kickName })
  }
  // A link shows neither what the user let go nor a Kick that was deleted.
  const hasLink = state !== 'let go' && kick !== null && !kick.withdrawn
  return (
    <AudienceControl title={words.audience} value={audience} offered={offeredAudiences} onSave={save}>
      {hasLink && (
        <ShareLinkSection
          calls={linkCalls}
          {...(entry.with?.length
            ? { note: words.linkNoteWithOthers, notesChoice: words.notesChoice }
            : { note: words.linkNote })}
        />
      )}
    </AudienceControl>
  )
}
