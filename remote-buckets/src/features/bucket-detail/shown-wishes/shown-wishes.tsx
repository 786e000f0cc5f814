import { type Bucket, keys, type Kick } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, SecondaryText, Stack, Typography } from '@bucketeer/shared-ui'
import {
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showWishes } from '../wishes/use-wishes'
import { words } from './words'

export interface QuestionProps {
  bucket: Bucket
  /** The wishes that the question is about. */
  wishes: Kick[]
  onDone?: () => void
}

/** Decides about the wishes of a question: all, chosen ones or none. */
function useQuestion({ bucket, wishes, onDone }: QuestionProps) {
  const cache = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isShown: (kickId: string) => boolean) => showWishes(bucket._id, wishes, isShown),
    onSuccess: (changed) => cache.setQueryData(keys.buckets.detail(bucket._id), changed),
  })
  const show = (isShown: (kickId: string) => boolean) => mutate(isShown, { onSuccess: onDone })
  return { isPending, error, chosen, setChosen, show }
}

type Question = ReturnType<typeof useQuestion>

function Answers({ question, size }: { question: Question; size?: 'small' }) {
  const { chosen, isPending, show, setChosen } = question
  // The pressed button is gone, so another one takes the focus.
  const [hasReturned, setReturned] = useState(false)
  if (chosen) {
    const goBack = () => {
      setReturned(true)
      setChosen(null)
    }
    return (
      <>
        <Button key="back" size={size} color="inherit" disabled={isPending} onClick={goBack}>
          {words.back}
        </Button>
        <Button
          size={size}
          variant="contained"
          loading={isPending}
          onClick={() => show((kickId) => chosen.has(kickId))}
        >
          {words.showChosen(chosen.size)}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button size={size} color="inherit" disabled={isPending} onClick={() => show(() => false)}>
        {words.none}
      </Button>
      <Button
        key="choose"
        size={size}
        color="inherit"
        autoFocus={hasReturned}
        disabled={isPending}
        onClick={() => setChosen(new Set())}
      >
        {words.choose}
      </Button>
      <Button size={size} variant="outlined" loading={isPending} onClick={() => show(() => true)}>
        {words.all}
      </Button>
    </>
  )
}

function ChosenWishes({ question, wishes }: { question: Question; wishes: Kick[] }) {
  const { chosen, setChosen } = question
  if (!chosen) return null
  const toggle = (kickId: string) => {
    const next = new Set(chosen)
    if (!next.delete(kickId)) next.add(kickId)
    setChosen(next)
  }
  return (
    <Stack role="group" aria-label={words.chosen}>
      {wishes.map(({ _id, name }, index) => (
        <FormControlLabel
          key={_id}
          label={name}
          control={
            <Checkbox autoFocus={index === 0} checked={chosen.has(_id)} onChange={() => toggle(_id)} />
          }
        />
      ))}
    </Stack>
  )
}

/** Asks once which wishes a Bucket shows that was just shared. */
export function ShareWishesDialog(props: QuestionProps & { onDone: () => void }) {
  const { bucket, wishes, onDone } = props
  const question = useQuestion(props)
  return (
    <Dialog open onClose={onDone} maxWidth="xs" fullWidth>
      <DialogTitle>{words.question(wishes.length, bucket.kickCount)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{words.meaning}</Typography>
        <ErrorBanner title={words.couldNotShow} error={question.error} />
        <ChosenWishes question={question} wishes={wishes} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Answers question={question} />
      </DialogActions>
    </Dialog>
  )
}

/** Asks in a line which of the wishes a Bucket shows. */
export function ShareWishesQuestion(props: QuestionProps) {
  const { bucket, wishes } = props
  const question = useQuestion(props)
  return (
    <Stack sx={{ gap: 1 }}>
      <ErrorBanner title={words.couldNotShow} error={question.error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <SecondaryText sx={{ flexGrow: 1 }}>{words.question(wishes.length, bucket.kickCount)}</SecondaryText>
        <Answers question={question} size="small" />
      </Stack>
      <ChosenWishes question={question} wishes={wishes} />
    </Stack>
  )
}
