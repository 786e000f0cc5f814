import { useQuery } from '@tanstack/react-query'
import { readEntry } from '../../log/log-calls'
import { logKeys } from '../../log/log-keys'

/** Queries an entry that the user may see. */
export const useEntry = (entryId: string) =>
  useQuery({
    queryKey: logKeys.entry(entryId),
    queryFn: ({ signal }) => readEntry(entryId, signal),
  })
