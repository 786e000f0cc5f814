import { keys, type Kick, useAuth } from '@bucketeer/shared-auth'
import { Button, RetryBanner } from '@bucketeer/shared-ui'
import { DateField, isKnownDate, localDay, type TypedDate } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../request'
import { setTarget, showWishes } from '../wishes/use-wishes'
import { words as wishWords } from '../wishes/words'
import { words } from '../words'
import { ChoiceDialog } from './choice-dialog'

/** How many requests are sent at the same time. */
const maxAtOnce = 3

/** The Kicks that could not be saved, and why the first of them. */
class UnsavedError extends Error {
  constructor(
    readonly kicks: readonly Kick[],
    reason: Error,
  ) {
    super(
      words.unsaved(
        kicks.map(({ name }) => name),
        reason.message,
      ),
    )
  }
}

interface Request {
  kicks: readonly Kick[]
  send(kick: Kick): Promise<unknown>
  /** Sent at the end, once for all whose request succeeded. */
  finish?(kicks: readonly Kick[]): Promise<unknown>
}

/** Sends the request of each Kick, some at the same time. Tries all of them, then throws an error with those that failed. */
async function sendEach({ kicks, send, finish }: Request) {
  // Shared, so that each Kick is sent once.
  const waiting = kicks.values()
  const failed = new Map<Kick, Error>()
  const fail = (kick: Kick, error: unknown) =>
    failed.set(kick, error instanceof Error ? error : new Error(''))
  const work = async () => {
    for (const kick of waiting) await send(kick).catch((error: unknown) => fail(kick, error))
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  const sent = kicks.filter((kick) => !failed.has(kick))
  if (finish && sent.length > 0)
    await finish(sent).catch((error: unknown) => sent.forEach((kick) => fail(kick, error)))
  const [reason] = failed.values()
  if (reason)
    throw new UnsavedError(
      kicks.filter((kick) => failed.has(kick)),
      reason,
    )
}

/** Saves something for each Kick, loads what that changed, and offers to try again those that failed. */
function useForEach(bucketId: string, onDone: () => void) {
  const cache = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: sendEach,
    onSuccess: onDone,
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: keys.log.all })
      void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
      await cache.invalidateQueries({ queryKey: keys.buckets.detail(bucketId) })
    },
  })
  const retry = () => {
    if (variables && error instanceof UnsavedError) mutate({ ...variables, kicks: error.kicks })
  }
  return {
    mutate,
    isPending,
    failure: <RetryBanner size="small" title={words.couldNotSaveAll} error={error} onRetry={retry} />,
  }
}

interface KickActionProps {
  bucketId: string
  selected: readonly Kick[]
  /** Called after an action with its message. */
  onDone(note: string): void
}

/** Ticks the selected Kicks that are not done yet, with the day of today. */
function DidThese({ bucketId, selected, onDone }: KickActionProps) {
  const { mutate, isPending, failure } = useForEach(bucketId, () => onDone(words.didTheseSaved))
  const open = selected.filter(({ mine }) => mine.done === 0)
  const done = { state: 'done', on: localDay(), precision: 'day' } as const
  const send = ({ _id, mine }: Kick) =>
    mine.doing === null
      ? request('post', '/api/log', { body: { kickId: _id, ...done } })
      : request('put', '/api/log/{entryId}', { params: { entryId: mine.doing }, body: done })
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={open.length === 0}
        loading={isPending}
        onClick={() => mutate({ kicks: open, send })}
      >
        {words.didThese}
      </Button>
      {failure}
    </>
  )
}

/** Sets when the owner wants to do the selected Kicks. */
function WhenDialog({ bucketId, selected, onDone, onClose }: KickActionProps & { onClose(): void }) {
  const [typed, setTyped] = useState<TypedDate>({ text: '', date: null })
  const { mutate, isPending, failure } = useForEach(bucketId, () => {
    onDone(words.whenSaved)
    onClose()
  })
  const { date } = typed
  const target = date && isKnownDate(date) ? date : null
  return (
    <ChoiceDialog title={words.whenThese(selected.length)} onClose={onClose}>
      {failure}
      <DateField
        label={wishWords.when}
        text={typed.text}
        autoFocus
        hint={wishWords.whenHint}
        question="plan"
        onChange={setTyped}
      />
      <Button
        variant="contained"
        disabled={date === undefined}
        loading={isPending}
        onClick={() => mutate({ kicks: selected, send: ({ _id }) => setTarget(bucketId, _id, target) })}
      >
        {wishWords.save}
      </Button>
    </ChoiceDialog>
  )
}

/** Sets who can see the selected Kicks of the user: only they, whoever may open the Bucket, followers, or every member. */
function SeeDialog({ bucketId, selected, onDone, onClose }: KickActionProps & { onClose(): void }) {
  const { mutate, isPending, failure } = useForEach(bucketId, () => {
    onDone(words.seeSaved)
    onClose()
  })
  const setAudience = (kickId: string, audience: Kick['audience']) =>
    request('put', '/api/kick/{kickId}', { params: { kickId }, body: { audience } })
  const choose = (choice: keyof typeof words.seeChoices) => {
    const wanted = choice === 'here' ? 'Private' : choice
    mutate({
      kicks: selected,
      send: async ({ _id, audience }) => audience !== wanted && setAudience(_id, wanted),
      // Comes after the audiences, which forget whether the Bucket shows the Kick.
      ...(wanted === 'Private' && {
        finish: (kicks: readonly Kick[]) => showWishes(bucketId, kicks, () => choice === 'here'),
      }),
    })
  }
  return (
    <ChoiceDialog title={words.seeThese} onClose={onClose}>
      {failure}
      {(['Private', 'here', 'Followers', 'Members'] as const).map((choice) => (
        <Button
          key={choice}
          color="inherit"
          variant="outlined"
          disabled={isPending}
          onClick={() => choose(choice)}
          sx={{ justifyContent: 'flex-start', textAlign: 'left', whiteSpace: 'normal' }}
        >
          {words.seeChoices[choice]}
        </Button>
      ))}
    </ChoiceDialog>
  )
}

/** Actions that leave the selected Kicks in the Bucket. */
export function KickActions({ bucketId, selected, onDone }: KickActionProps) {
  const [dialog, setDialog] = useState<'see' | 'when' | null>(null)
  const userId = useAuth(({ user }) => user?._id)
  const own = selected.filter(({ createdBy }) => createdBy._id === userId)
  const close = () => setDialog(null)
  return (
    <>
      <Button size="small" variant="outlined" disabled={own.length === 0} onClick={() => setDialog('see')}>
        {words.seeThese}
      </Button>
      <DidThese {...{ bucketId, selected, onDone }} />
      <Button
        size="small"
        variant="outlined"
        disabled={selected.length === 0}
        onClick={() => setDialog('when')}
      >
        {words.whenButton}
      </Button>
      {dialog === 'see' && <SeeDialog {...{ bucketId, onDone }} selected={own} onClose={close} />}
      {dialog === 'when' && <WhenDialog {...{ bucketId, selected, onDone }} onClose={close} />}
    </>
  )
}
