import { useMutation } from '@tanstack/react-query'
import { readEntry } from '../../log/log-calls'

/** Finds the entry that says that one is on a Kick. */
export const useEntryOf = () => {
  const { mutateAsync, error } = useMutation({
    mutationFn: (entryId: string) => readEntry(entryId),
  })
  return { error, find: (entryId: string) => mutateAsync(entryId).catch(() => null) }
}
