import { useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { type KeptDraft, keptDrafts } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { type CardName, type LogSettings, useSettings, useSettingsChange } from '../../settings/use-settings'
import { wordsOf } from '../../way/way-words'
import { useMemories, useNextUp } from './today-calls'
import { useMemoryActions } from './use-memory-actions'
import { words } from './words'

export type FirstStep = keyof LogSettings['steps']

const firstSteps: readonly FirstStep[] = ['wishes', 'done', 'way', 'audience']

/** Returns the first steps that are left, until the user has finished or skipped them. */
const stepsLeft = ({ welcomedAt, steps }: LogSettings) =>
  welcomedAt === null ? firstSteps.filter((step) => !steps[step]) : []

/** Queries what Today shows: only cards with content that are not put away, in the order of the user's Way. */
export const useToday = () => {
  const user = useAuth((state) => state.user)
  const settings = useSettings()
  const next = useNextUp()
  const memories = useMemories()
  const memoryActions = useMemoryActions()
  const { mutate, error: hidingError } = useSettingsChange()
  const toasts = useToasts()
  const [drafts] = useState((): KeptDraft[] => (user ? keptDrafts(user._id) : []))
  const { cards: order, question } = wordsOf(user).today

  const known = settings.data
  const entries = memories.data?.entries ?? []
  const steps = known ? stepsLeft(known) : []
  const hasContent: Record<CardName, boolean> = {
    next: (next.data?.length ?? 0) > 0,
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
  const queries = [settings, next, memories]
  const isPending = queries.some((query) => query.isPending)
  const isShown = (card: CardName) => !isPending && hasContent[card] && !known?.hiddenCards.includes(card)
  return {
    isPending,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
    settings: known,
    cards: known ? order.filter(isShown) : [],
    next: next.data ?? [],
    question,
    memories: { kind: memories.data?.kind ?? null, entries, actions: memoryActions },
    steps,
    drafts,
    hide,
    hidingError,
  }
}

export type TodayState = ReturnType<typeof useToday>
