import type { Bucket, Kick } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack, Typography } from '@bucketeer/shared-ui'
import {
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@bucketeer/shared-ui/forms'
import { useId, useState } from 'react'
import { useShowWishes } from './show-wishes'
import { words } from './words'

export interface QuestionProps {
  bucket: Bucket
  /** The wishes that the question is about. */
  wishes: Kick[]
  onDone?: () => void
}

/** Decides about the wishes of a question: all, chosen ones or none. */
function useQuestion({ bucket, wishes, onDone }: QuestionProps) {
  const { mutate, isPending, error } = useShowWishes(bucket._id)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const show = (isShown: (kickId: string) => boolean) =>
    mutate(
      wishes.map(({ _id }) => ({ kickId: _id, shown: isShown(_id) })),
      { onSuccess: onDone },
    )
  return {
    ...{ isPending, error, chosen, show },
    back: () => setChosen(null),
    choose: () => setChosen(new Set()),
    toggle: (kickId: string) => {
      const next = new Set(chosen)
      if (!next.delete(kickId)) next.add(kickId)
      setChosen(next)
    },
  }
}

interface AnswersProps {
  question: ReturnType<typeof useQuestion>
  size?: 'small'
}

function Answers({ question, size }: AnswersProps) {
  const { chosen, isPending, show, choose, back } = question
  // The pressed button is gone, so another one takes the focus.
  const [hasReturned, setReturned] = useState(false)
  if (chosen) {
    const goBack = () => {
      setReturned(true)
      back()
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
        onClick={choose}
      >
        {words.choose}
      </Button>
      <Button size={size} variant="outlined" loading={isPending} onClick={() => show(() => true)}>
        {words.all}
      </Button>
    </>
  )
}

interface ChosenWishesProps {
  question: ReturnType<typeof useQuestion>
  wishes: Kick[]
}

const ChosenWishes = ({ question: { chosen, toggle }, wishes }: ChosenWishesProps) =>
  chosen && (
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

/** Asks once which wishes a Bucket shows that was just shared. */
export function ShareWishesDialog(props: QuestionProps & { onDone: () => void }) {
  const { bucket, wishes, onDone } = props
  const id = useId()
  const question = useQuestion(props)
  return (
    <Dialog open onClose={onDone} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.question(wishes.length, bucket.kickCount)}</DialogTitle>
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
        <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {words.question(wishes.length, bucket.kickCount)}
        </Typography>
        <Answers question={question} size="small" />
      </Stack>
      <ChosenWishes question={question} wishes={wishes} />
    </Stack>
  )
}
