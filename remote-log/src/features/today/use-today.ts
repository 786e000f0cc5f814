import { ApiError, type Bucket, keys, useAuth } from '@bucketeer/shared-auth'
import { useOnce, useToasts } from '@bucketeer/shared-ui'
import { type KeptDraft, keptDrafts } from '@bucketeer/shared-ui/forms'
import { localDay } from '@bucketeer/shared-ui/social'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LogEntry } from '../../log/entry'
import { showEntry } from '../../log/log-cache'
import { updateEntry } from '../../log/log-calls'
import { useOwnFigures } from '../../log/log-queries'
import { request } from '../../request'
import {
  type CardName,
  type LogSettings,
  updateSettings,
  useSettings,
  useSettingsChange,
} from '../../settings/use-settings'
import { wayOf, wayOrders, wayWords } from '../../way/way-words'
import { words } from './words'

/** The second one tells whether there is another wish to choose. */
const nextCount = 2
const nextKey = [...keys.log.ofWishes, 'next']

export const memoriesKey = [...keys.log.all, 'memories']

/** Requests the memories of the user's day, or of the server's if the clock of this device is wrong. */
async function getMemories(date: string, signal: AbortSignal) {
  try {
    return await request('get', '/api/log/on-this-day', { query: { date }, signal })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    return request('get', '/api/log/on-this-day', { signal })
  }
}

/** Moves a wish to the end of the suggestions. */
export function usePutOff() {
  const cache = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (kickId: string) => request('post', '/api/log/next/{kickId}/not-now', { params: { kickId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: nextKey }),
  })
  return { isPending, error, putOff: useOnce((kickId: string) => mutateAsync(kickId)) }
}

const maxBuckets = 4

/** Returns the Buckets that were changed last. */
const usedLast = (buckets: Bucket[]) =>
  buckets.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, maxBuckets)

/** Hides memories: single entries, a companion, earlier years, or all. */
function useMemoryActions() {
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

type FirstStep = keyof LogSettings['steps']

const firstSteps: readonly FirstStep[] = ['wishes', 'done', 'way', 'audience']

/** Returns the first steps that are left, until the user has finished or skipped them. */
const stepsLeft = ({ welcomedAt, steps }: LogSettings) =>
  welcomedAt === null ? firstSteps.filter((step) => !steps[step]) : []

/** Queries what Today shows: only cards with content that are not put away, in the order of the user's Way. */
export function useToday() {
  const user = useAuth((state) => state.user)
  const settings = useSettings()
  const date = localDay()
  const next = useQuery(request.query(nextKey, '/api/log/next', { query: { limit: nextCount } }))
  // As the bell of the top bar asks.
  const newest = { query: { unseen: true, limit: 10 } }
  const unseen = useQuery(request.query(keys.notifications.unseen(), '/api/notification', newest))
  const feed = useQuery(request.query([...keys.users.all, 'feed'], '/api/feed', { query: { limit: 3 } }))
  const memories = useQuery({
    queryKey: [...memoriesKey, date],
    queryFn: ({ signal }) => getMemories(date, signal),
  })
  const buckets = useQuery({
    ...request.query([...keys.log.ofWishes, 'buckets'], '/api/bucket', { query: { kicks: 'none' } }),
    select: usedLast,
  })
  const figures = useOwnFigures(user?._id ?? '')
  const memoryActions = useMemoryActions()
  const { mutate, error: hidingError } = useSettingsChange()
  const toasts = useToasts()
  const [drafts] = useState((): KeptDraft[] => (user ? keptDrafts(user._id) : []))
  const way = wayOf(user)

  const known = settings.data
  const entries = memories.data?.entries ?? []
  const steps = known ? stepsLeft(known) : []
  const hasContent: Record<CardName, boolean> = {
    next: (next.data?.length ?? 0) > 0,
    notifications: (unseen.data?.length ?? 0) > 0,
    feed: (feed.data?.length ?? 0) > 0,
    buckets: (buckets.data?.length ?? 0) > 0,
    onThisDay: entries.length > 0 || memoryActions.hidden !== null,
    finish: steps.length > 0 || drafts.length > 0,
  }
  const hide = (card: CardName) => {
    if (!known) return
    const hiddenCards = [...known.hiddenCards.filter((name) => name !== card), card]
    const onSuccess = () =>
      void toasts.success(words.wasPutAway(words.cards[card]), { detail: words.bringBackLater })
    mutate({ hiddenCards }, { onSuccess })
  }
  const queries = [settings, next, memories, buckets, figures]
  // Today works without the notifications and the feed.
  const isPending =
    queries.some((query) => query.isPending) ||
    [unseen, feed].some((query) => query.isPending && query.failureCount === 0)
  const isShown = (card: CardName) => !isPending && hasContent[card] && !known?.hiddenCards.includes(card)
  return {
    isPending,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
    settings: known,
    cards: known ? wayOrders[way].cards.filter(isShown) : [],
    figures: figures.data,
    next: next.data ?? [],
    unseen: unseen.data ?? [],
    feed: feed.data ?? [],
    buckets: buckets.data ?? [],
    question: wayWords[way].question,
    memories: { kind: memories.data?.kind ?? null, entries, actions: memoryActions },
    steps,
    drafts,
    hide,
    hidingError,
  }
}

export type TodayState = ReturnType<typeof useToday>
export type NextUp = TodayState['next'][number]
