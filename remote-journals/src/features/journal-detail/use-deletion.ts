import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface Titled {
  title: string
}

interface DeletionOf<Thing> {
  remove(thing: Thing): Promise<unknown>
  /** Called while the page is still there: nobody who went elsewhere is pulled away. */
  onRemoved(thing: Thing): void
}

/** Deleting something from a page: the question first, then it is done, or an error says why not. */
export const useDeletion = <Thing extends Titled>({ remove, onRemoved }: DeletionOf<Thing>) => {
  const { mutate, isPending } = useMutation({ mutationFn: remove })
  const [thing, setThing] = useState<Thing | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  const fail = (failure: Error) => {
    setAsking(false)
    setError(failure)
  }
  return {
    /** What the question is about; stays while its dialog fades out. */
    title: thing?.title ?? '',
    isAsking,
    isPending,
    error,
    ask: (asked: Thing) => {
      setThing(asked)
      setAsking(true)
    },
    cancel: () => setAsking(false),
    confirm: () => thing && mutate(thing, { onSuccess: () => onRemoved(thing), onError: fail }),
  }
}
