import { ConfirmDialog } from '@bucketeer/shared-ui/forms'
import { type useDeletion } from './use-deletion'

interface DeletionQuestionProps {
  deletion: Omit<ReturnType<typeof useDeletion>, 'ask' | 'error'>
  title: string
  text(title: string): string
  confirm: string
}

/** Asks whether something shall go. */
export function DeletionQuestion({ deletion, title, text, confirm }: DeletionQuestionProps) {
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      title={title}
      text={text(deletion.title)}
      confirm={confirm}
      tone="error"
      busy={deletion.isPending}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  )
}
