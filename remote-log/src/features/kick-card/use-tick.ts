import { type Bucket, type Kick, keys } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { doneOn, type LogEntry } from '../../log/entry'
import { forgetEntry, showEntry } from '../../log/log-cache'
import { createEntry, readEntry, removeEntry, updateEntry } from '../../log/log-calls'
import { words } from './words'

/** A Kick that was ticked on this page, and how it was before. */
interface Ticked {
  entry: LogEntry
  /** The entry "On it" that became this one; null for a new entry. */
  doing: LogEntry | null
  mine: Kick['mine']
}

/** Says that a Kick was done on a day, today by default: in the entry "On it", or in a new one. */
async function tick({ kickId, mine, on }: TickableKick): Promise<Ticked> {
  const done = doneOn(on)
  if (mine.doing === null) return { entry: await createEntry({ kickId, ...done }), doing: null, mine }
  const doing = await readEntry(mine.doing)
  return { entry: await updateEntry(doing._id, done, doing.updatedAt), doing, mine }
}

/** Undoes a tick. Returns the entry "On it" as it was, if there was one. */
async function untick({ entry, doing }: Ticked): Promise<LogEntry | null> {
  if (doing) {
    const { state, on, precision } = doing
    return updateEntry(entry._id, { state, on, precision }, entry.updatedAt)
  }
  await removeEntry(entry)
  return null
}

export interface TickableKick {
  kickId: string
  /** The Bucket that shows it. */
  bucketId?: string | undefined
  kickName: string
  mine: Kick['mine']
  /** The day on which it was done. */
  on?: string | undefined
}

/** Returns a Bucket with other facts about one of its Kicks, and with its number of done ones. */
function withMine({ kicks, doneCount, ...bucket }: Bucket, kickId: string, mine: Kick['mine']): Bucket {
  const changed = kicks.map((kick) => (kick._id === kickId ? { ...kick, mine } : kick))
  const more = countDone(changed) - countDone(kicks)
  return { ...bucket, kicks: changed, ...(doneCount !== undefined && { doneCount: doneCount + more }) }
}

const countDone = (kicks: readonly Kick[]) => kicks.filter(({ mine }) => mine.done > 0).length

/** Ticks a Kick and undoes it. The page of its Bucket shows at once what was saved. */
export function useTick(tickable: TickableKick) {
  const { kickId, bucketId = '', kickName, mine } = tickable
  const cache = useQueryClient()
  const toasts = useToasts()
  const [ticked, setTicked] = useState<Ticked | null>(null)
  const showMine = (present: Kick['mine']) =>
    cache.setQueryData(keys.buckets.detail(bucketId), (bucket) => bucket && withMine(bucket, kickId, present))
  const onError = ({ message }: Error) => toasts.error(words.couldNotSave(kickName), { detail: message })
  const ticking = useMutation({
    mutationFn: () => tick(tickable),
    onError,
    onSuccess: (saved) => {
      const { entry, doing } = saved
      setTicked(saved)
      showEntry(cache, entry, doing)
      const { on, precision } = entry
      showMine({ ...mine, doing: null, done: mine.done + 1, lastDone: { on, precision } })
    },
  })
  const unticking = useMutation({
    mutationFn: untick,
    onError,
    onSuccess: (restored, { entry, mine: before }) => {
      setTicked(null)
      if (restored) showEntry(cache, restored, entry)
      else forgetEntry(cache, entry)
      showMine(before)
    },
  })
  const isBusy = ticking.isPending || unticking.isPending
  return {
    /** The entry of the tick, once it is saved. */
    entry: ticked?.entry ?? null,
    /** Whether it is ticked, as it will be after the request. */
    isTicked: ticking.isPending || (ticked !== null && !unticking.isPending),
    isBusy,
    toggle: () => {
      if (isBusy) return
      if (ticked) unticking.mutate(ticked)
      else ticking.mutate()
    },
  }
}
