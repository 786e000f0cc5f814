import { useState } from 'react'

/** A `useMutation` that deletes what it is given. */
interface DeleteMutation<Entity> {
  mutate(entity: Entity, callbacks: { onSuccess(): void; onError(error: Error): void }): void
  isPending: boolean
}

export interface Deletion<Entity> {
  /** What the question is about; stays while its dialog fades out. */
  entity: Entity | null
  isAsking: boolean
  isPending: boolean
  /** Why the last attempt failed. */
  error: Error | null
  ask(entity: Entity): void
  cancel(): void
  confirm(): void
}

/**
 * Deletes something after a question, which a `DeleteDialog` asks.
 * @param onDeleted called only while the component is mounted, so that nobody who went elsewhere is pulled away
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
