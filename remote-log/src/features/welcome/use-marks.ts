import type { Kick } from '@bucketeer/shared-auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetEntry, showEntry } from '../../log/log-cache'
import { entryCalls as calls } from '../../log/log-calls'
import { createEntrySaver, type EntrySaver } from '../../sheet/entry-saver'
import { refreshBuckets } from '../../wishes/own-wishes'

/** Keeps the savers of the entries that the user creates in this step, by the Kick's id. */
export const useMarks = () => {
  const cache = useQueryClient()
  const [savers, setSavers] = useState<Readonly<Record<string, EntrySaver>>>({})
  return {
    saverOf: (kickId: string): EntrySaver | undefined => savers[kickId],
    /** Creates an entry that the Kick is done, without a date. */
    mark: ({ _id: kickId, name }: Kick) => {
      const entry = { kickId, state: 'done', on: null, precision: 'unknown' } as const
      const saver = createEntrySaver({
        source: { create: entry, name },
        calls,
        onSaved: (saved, before) => {
          showEntry(cache, saved, before)
          refreshBuckets(cache)
        },
        onRemoved: (removed) => {
          forgetEntry(cache, removed)
          refreshBuckets(cache)
        },
      })
      setSavers((before) => ({ ...before, [kickId]: saver }))
    },
    undo: (kickId: string) => {
      savers[kickId]?.remove()
      setSavers((before) => {
        const { [kickId]: _removed, ...others } = before
        return others
      })
    },
  }
}
