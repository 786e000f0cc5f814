import { useMutation } from '@tanstack/react-query'
import { readEntry } from '../../log/log-calls'

/** Reads the user's entry "On it" of a Kick, by its id. `read` returns null after an error. */
export const useReadEntry = () => {
  const { mutateAsync, error } = useMutation({
    mutationFn: (entryId: string) => readEntry(entryId),
  })
  return { error, read: (entryId: string) => mutateAsync(entryId).catch(() => null) }
}
