import { ConfirmDialog } from '@bucketeer/shared-ui/forms'
import { type useKickDeletion } from './use-kick-deletion'
import { words } from './words'

interface DeleteQuestionProps {
  name: string
  deletion: ReturnType<typeof useKickDeletion>
}

/** Asks whether a Kick shall go. */
export function DeleteQuestion({ name, deletion }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      title={words.confirmTitle}
      text={words.confirmText(name)}
      confirm={words.delete}
      tone="error"
      busy={deletion.isPending}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  )
}
