import type { Bucket, Kick } from '@bucketeer/shared-auth'
import { Typography } from '@bucketeer/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { kicksOf, refreshBuckets } from '../../wishes/own-wishes'
import { DoneRow } from './done-row'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import { useLovedKicks } from './use-loved-kicks'
import { Rows } from '../../wishes/kick-row'
import { words } from './words'
import { forgetEntry, showEntry } from '../../log/log-cache'
import { entryCalls as calls } from '../../log/log-calls'
import { createEntrySaver, type EntrySaver } from '../../sheet/entry-saver'

/** Keeps the savers of the entries that the user creates in this step, by the Kick's id. */
const useMarks = () => {
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

/** Step 3: what the user has already done. Each mark saves itself. */
export function DoneStep({ buckets, owner, ...frame }: StepProps & { buckets: readonly Bucket[] }) {
  const { data: loved = [] } = useLovedKicks(owner)
  const marks = useMarks()
  const own = kicksOf(buckets)
  const kicks = [...own, ...loved.filter(({ _id }) => !own.some((kick) => kick._id === _id))]
  const isDone = ({ _id, mine }: (typeof kicks)[number]) => Boolean(marks.saverOf(_id)) || mine.done > 0
  const counted = kicks.filter((kick) => own.includes(kick) || isDone(kick))
  return (
    <StepFrame {...frame} step="done" title={words.done.title} intro={words.done.intro}>
      {kicks.length === 0 && <Typography>{words.done.none}</Typography>}
      {counted.length > 0 && (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {words.done.count(counted.filter(isDone).length, counted.length)}
        </Typography>
      )}
      <Rows role="list" aria-label={words.done.title}>
        {kicks.map((kick) => (
          <DoneRow
            key={kick._id}
            kick={kick}
            saver={marks.saverOf(kick._id)}
            onMark={() => marks.mark(kick)}
            onUndo={() => marks.undo(kick._id)}
          />
        ))}
      </Rows>
    </StepFrame>
  )
}
