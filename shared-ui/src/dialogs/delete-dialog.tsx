import { ConfirmDialog } from './confirm-dialog'
import { type Deletion } from './use-deletion'

interface DeleteDialogProps<Entity> {
  deletion: Omit<Deletion<Entity>, 'ask' | 'error'>
  /** The question: 'Delete this Bucket?' */
  title: string
  /** What follows from a yes. */
  text(entity: Entity): string
  /** The words of the button that deletes. */
  confirm: string
}

/** Asks before something is deleted; `useDeletion` has its state. */
export function DeleteDialog<Entity>({ deletion, title, text, confirm }: DeleteDialogProps<Entity>) {
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      title={title}
      text={deletion.entity !== null && text(deletion.entity)}
      confirm={confirm}
      tone="error"
      busy={deletion.isPending}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  )
}
