import { ConfirmDialog } from './confirm-dialog'
import { type Deletion } from './use-deletion'

interface DeleteDialogProps<Entity> {
  deletion: Omit<Deletion<Entity>, 'ask' | 'error'>
  /** The question: 'Delete this Bucket?' */
  title: string
  /** The consequences of the deletion. */
  text(entity: Entity): string
  /** The label of the delete button. */
  confirm: string
}

/** Asks for confirmation of a deletion. Its state comes from `useDeletion`. */
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
