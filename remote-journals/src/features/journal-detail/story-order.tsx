import { isOutdated, type Journal } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { OrderEditor } from '@bucketeer/shared-ui/social'
import { useStoryOrder } from './order-stories'
import { words } from './words'

interface StoryOrderProps {
  journalId: string
  /** All Stories in their present order. */
  entries: readonly Pick<NonNullable<Journal['contents']>[number], '_id' | 'title'>[]
  /** Called when the order is saved or given up. */
  onClose(): void
}

/** Changes the order of the Stories and saves it once. */
export function StoryOrder({ journalId, entries, onClose }: StoryOrderProps) {
  const toasts = useToasts()
  const { mutate, error, isPending } = useStoryOrder(journalId)
  const save = (storyIds: string[]) =>
    mutate(storyIds, {
      onSuccess: ({ title }) => {
        toasts.success(words.orderSaved, { detail: title })
        onClose()
      },
    })
  return (
    <OrderEditor
      title={words.order}
      entries={entries.map(({ _id, title }) => ({ id: _id, name: title }))}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={save}
      onCancel={onClose}
    />
  )
}
