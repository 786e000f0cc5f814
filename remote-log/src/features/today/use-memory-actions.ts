import { keys } from '@bucketeer/shared-auth'
import { useOnce } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LogEntry } from '../../log/entry'
import { showEntry } from '../../log/log-cache'
import { updateEntry } from '../../log/log-calls'
import { type LogSettings, updateSettings } from '../../settings/use-settings'

/** Hides memories: single entries, a companion, earlier years, or all. */
export const useMemoryActions = () => {
  const cache = useQueryClient()
  /** The entry that was hidden last, so that this can be undone. */
  const [hidden, setHidden] = useState<LogEntry | null>(null)
  const reminding = useMutation({
    mutationFn: ({ entry, remind }: { entry: LogEntry; remind: boolean }) =>
      updateEntry(entry._id, { remind }, entry.updatedAt),
    onSuccess: (saved, { entry, remind }) => {
      setHidden(remind ? null : saved)
      showEntry(cache, saved, entry)
    },
  })
  const choosing = useMutation({
    mutationFn: (memories: LogSettings['memories']) => updateSettings({ memories }),
    // The keys of the settings and of the memories begin with the log's.
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.log.all }),
  })
  const remind = useOnce((entry: LogEntry, remind: boolean) => reminding.mutateAsync({ entry, remind }))
  return {
    hidden,
    error: reminding.error ?? choosing.error,
    remind,
    choose: (memories: LogSettings['memories']) => choosing.mutate(memories),
  }
}

export type MemoryActions = ReturnType<typeof useMemoryActions>
