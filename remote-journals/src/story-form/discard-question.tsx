import { ConfirmDialog } from '@bucketeer/shared-ui/forms'
import { words } from './words'

interface DiscardQuestionProps {
  isAsking: boolean
  onDiscard(): void
  onCancel(): void
}

/** Asks before what was written is dropped: it is kept nowhere else. */
export function DiscardQuestion({ isAsking, onDiscard, onCancel }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={isAsking}
      title={words.discardTitle}
      text={words.discardText}
      confirm={words.discard}
      cancel={words.keepWriting}
      tone="error"
      onConfirm={onDiscard}
      onCancel={onCancel}
    />
  )
}
