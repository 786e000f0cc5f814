import { isOutdated, type Journal, keys } from '@bucketeer/shared-auth'
import { OrderEditor, OrderStrip } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { words } from './words'
import { readingKey, showJournal } from '../../journal/shown-journal'
import { request } from '../../request'

/** Puts the Stories of a Journal into another order. Loads the Journal again if it has other Stories by now. */
const useStoryOrder = (journalId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (storyIds: string[]) =>
      request('put', '/api/journal/{journalId}/order', { params: { journalId }, body: { storyIds } }),
    onSuccess: async (journal) => {
      await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
      showJournal(cache, journal)
    },
    onError: async (error) => {
      if (isOutdated(error)) await cache.invalidateQueries({ queryKey: readingKey(journalId) })
    },
  })
}

type Entries = readonly Pick<NonNullable<Journal['contents']>[number], '_id' | 'title'>[]

interface StoryOrderProps {
  journalId: string
  /** All Stories in their present order. */
  entries: Entries
  /** Called when the order is saved. */
  onSaved(): void
  onCancel(): void
}

/** Changes the order of the Stories and saves it once. */
export function StoryOrder({ journalId, entries, onSaved, onCancel }: StoryOrderProps) {
  const { mutate, error, isPending } = useStoryOrder(journalId)
  return (
    <OrderEditor
      title={words.order}
      entries={entries.map(({ _id, title }) => ({ id: _id, name: title }))}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={(storyIds) => mutate(storyIds, { onSuccess: onSaved })}
      onCancel={onCancel}
    />
  )
}

interface StoryOrderStripProps {
  journalId: string
  /** The ids of the Stories in their former order. */
  former: string[]
  /** All Stories in their present order. */
  entries: Entries
  onClose(): void
}

/** The message after the order of the Stories is saved, with Undo. */
export function StoryOrderStrip({ journalId, former, entries, onClose }: StoryOrderStripProps) {
  const { mutate, error, isPending } = useStoryOrder(journalId)
  return (
    <OrderStrip
      text={words.orderSaved}
      former={former}
      present={entries.map(({ _id }) => _id)}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={(storyIds) => mutate(storyIds, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
