import { keys, type Kick, useAuth } from '@bucketeer/shared-auth'
import { Button, ErrorBanner } from '@bucketeer/shared-ui'
import { DateField, isKnownDate, localDay, type TypedDate } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../request'
import { words as wishWords } from '../wishes/words'
import { words } from '../words'
import { ChoiceDialog } from './choice-dialog'

/** Sends the request of each Kick, one after another, and loads what they changed. The first failure ends it. */
function useForEach(bucketId: string, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ kicks, send }: { kicks: readonly Kick[]; send(kick: Kick): Promise<unknown> }) => {
      for (const kick of kicks) await send(kick)
    },
    onSuccess: onDone,
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: keys.log.all })
      void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
      await cache.invalidateQueries({ queryKey: keys.buckets.detail(bucketId) })
    },
  })
}

interface KickActionProps {
  bucketId: string
  selected: readonly Kick[]
  /** Called after an action with its message. */
  onDone(note: string): void
}

/** Ticks the selected Kicks that are not done yet, with the day of today. */
function DidThese({ bucketId, selected, onDone }: KickActionProps) {
  const { mutate, isPending, error } = useForEach(bucketId, () => onDone(words.didTheseSaved))
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
      <ErrorBanner title={words.couldNotSaveAll} error={error} />
    </>
  )
}

/** Sets when the owner wants to do the selected Kicks. */
function WhenDialog({ bucketId, selected, onDone, onClose }: KickActionProps & { onClose(): void }) {
  const [typed, setTyped] = useState<TypedDate>({ text: '', date: null })
  const { mutate, isPending, error } = useForEach(bucketId, () => onDone(words.whenSaved))
  const { date } = typed
  const target = date && isKnownDate(date) ? date : null
  const body = { targetOn: target?.on ?? null, targetPrecision: target?.precision ?? null }
  const send = ({ _id: kickId }: Kick) =>
    request('put', '/api/bucket/{bucketId}/kick/{kickId}', { params: { bucketId, kickId }, body })
  return (
    <ChoiceDialog title={words.whenThese(selected.length)} onClose={onClose}>
      <ErrorBanner title={words.couldNotSaveAll} error={error} />
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
        onClick={() => mutate({ kicks: selected, send }, { onSuccess: onClose })}
      >
        {wishWords.save}
      </Button>
    </ChoiceDialog>
  )
}

/** Sets who can see the selected Kicks of the user: only they, whoever may open the Bucket, or every member. */
function SeeDialog({ bucketId, selected, onDone, onClose }: KickActionProps & { onClose(): void }) {
  const { mutate, isPending, error } = useForEach(bucketId, () => onDone(words.seeSaved))
  const setAudience = (kickId: string, audience: Kick['audience']) =>
    request('put', '/api/kick/{kickId}', { params: { kickId }, body: { audience } })
  const show = (kickId: string, shown: boolean) =>
    request('put', '/api/bucket/{bucketId}/shown', {
      params: { bucketId },
      body: { kicks: [{ kickId, shown }] },
    })
  const choose = async ({ _id, audience }: Kick, choice: keyof typeof words.seeChoices) => {
    const wanted = choice === 'Members' ? 'Members' : 'Private'
    // Another audience forgets whether the Bucket shows the Kick.
    if (audience !== wanted) await setAudience(_id, wanted)
    if (wanted === 'Private') await show(_id, choice === 'here')
  }
  return (
    <ChoiceDialog title={words.seeThese} onClose={onClose}>
      <ErrorBanner title={words.couldNotSaveAll} error={error} />
      {(['Private', 'here', 'Members'] as const).map((choice) => (
        <Button
          key={choice}
          color="inherit"
          variant="outlined"
          disabled={isPending}
          onClick={() =>
            mutate({ kicks: selected, send: (kick) => choose(kick, choice) }, { onSuccess: onClose })
          }
          sx={{ justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal' }}
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
