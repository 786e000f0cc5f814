import { type Schemas, useAuth } from '@bucketeer/shared-auth'
import { Button, formatDay, lineClamp, SecondaryText, Stack, Typography } from '@bucketeer/shared-ui'
import { isText, shapeOf, TextField, useDraft } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { SendButton } from '../../reports/send-button'
import { Said, Sheet } from '../../reports/sheet'
import { lengthOf, ThingLink } from '../../reports/thing'
import { request } from '../../request'
import { decisionsKey } from './queries'
import { words } from './words'

type Decision = Schemas['OwnDecision']

const titleOf = ({ decision, days }: Decision) =>
  decision === 'suspend' ? words.decisions.suspend(lengthOf(days)) : words.decisions[decision]

const isAnswer = shapeOf<{ note: string }>({ note: isText })
const noAnswer = { note: '' }

/** The field for the one answer to a decision. */
function AnswerForm({ decisionId }: { decisionId: string }) {
  const cache = useQueryClient()
  const owner = useAuth(({ user }) => user?._id ?? null)
  const name = `answer.${decisionId}`
  const draft = useDraft({ name, owner, path: null, saved: noAnswer, isValues: isAnswer })
  const { note } = draft.values
  const sending = useMutation({
    mutationFn: () =>
      request('post', '/api/people/decision/{decisionId}/answer', { params: { decisionId }, body: { note } }),
    onSuccess: () => {
      draft.clear()
      return cache.invalidateQueries({ queryKey: decisionsKey })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!sending.isPending) sending.mutate()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
      <TextField
        label={words.decisions.yourAnswer}
        helperText={words.decisions.answerHint}
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => draft.change({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <SendButton
        label={words.decisions.send}
        failure={words.decisions.failure}
        sending={sending}
        variant="outlined"
      />
    </Stack>
  )
}

/** The user's answer, and what became of it. */
const GivenAnswer = ({
  answer: { note, outcome, words: said },
}: {
  answer: NonNullable<Decision['answer']>
}) => (
  <div>
    <Said>
      <strong>{words.decisions.yourAnswer}:</strong> {note}
    </Said>
    <Typography color="textSecondary">
      {outcome === null
        ? words.decisions.waiting
        : outcome === 'nothing'
          ? words.decisions.takenBack
          : words.decisions.stays}
    </Typography>
    {said && <Said>{said}</Said>}
  </div>
)

/** A decision about the user, with the field to answer it. */
export function OwnDecision({ decision }: { decision: Decision }) {
  const { _id, thing, title, words: said, at, answer } = decision
  const [isAnswering, setAnswering] = useState(false)
  return (
    <Sheet>
      <div>
        <Typography variant="h5" component="h3">
          {titleOf(decision)}
        </Typography>
        <SecondaryText>
          <ThingLink thing={thing} /> · {formatDay(at)}
        </SecondaryText>
        {title && <Typography sx={lineClamp(2)}>{words.quoted(title)}</Typography>}
      </div>
      <Said>{said}</Said>
      {answer && <GivenAnswer answer={answer} />}
      {!answer && isAnswering && <AnswerForm decisionId={_id} />}
      {!answer && !isAnswering && (
        <Button variant="outlined" onClick={() => setAnswering(true)} sx={{ alignSelf: 'flex-start' }}>
          {words.decisions.answer}
        </Button>
      )}
    </Sheet>
  )
}
