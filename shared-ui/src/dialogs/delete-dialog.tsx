import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from './confirm-dialog'

/** The part of a `useMutation` result that deletes an entity. */
interface DeleteMutation<Entity> {
  mutate(entity: Entity, callbacks: { onSuccess(): void; onError(error: Error): void }): void
  isPending: boolean
}

export interface Deletion<Entity> {
  /** The entity to delete; kept while the dialog fades out. */
  entity: Entity | null
  isAsking: boolean
  isPending: boolean
  /** The error of the last attempt. */
  error: Error | null
  ask(entity: Entity): void
  cancel(): void
  confirm(): void
}

/**
 * Deletes an entity after a confirmation by `DeleteDialog`.
 * @param onDeleted called once the dialog is closed, and only while the component is mounted, so that it never navigates away
 * from another page
 */
export function useDeletion<Entity>(
  { mutate, isPending }: DeleteMutation<Entity>,
  onDeleted?: (entity: Entity) => void,
): Deletion<Entity> {
  const [entity, setEntity] = useState<Entity | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  const onError = (failure: Error) => {
    setAsking(false)
    setError(failure)
  }
  const onSuccess = () => {
    // An open dialog would keep the focus.
    flushSync(() => setAsking(false))
    if (entity !== null) onDeleted?.(entity)
  }
  return {
    entity,
    isAsking,
    isPending,
    error,
    ask: (asked) => {
      setEntity(asked)
      setAsking(true)
    },
    cancel: () => setAsking(false),
    confirm: () => {
      if (entity !== null) mutate(entity, { onSuccess, onError })
    },
  }
}

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
