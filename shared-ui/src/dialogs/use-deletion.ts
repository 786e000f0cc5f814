import { useState } from 'react'

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
 * @param onDeleted called only while the component is mounted, so that it never navigates away from another page
 */
export const useDeletion = <Entity>(
  { mutate, isPending }: DeleteMutation<Entity>,
  onDeleted?: (entity: Entity) => void,
): Deletion<Entity> => {
  const [entity, setEntity] = useState<Entity | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  const onError = (failure: Error) => {
    setAsking(false)
    setError(failure)
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
      if (entity !== null) mutate(entity, { onSuccess: () => onDeleted?.(entity), onError })
    },
  }
}
