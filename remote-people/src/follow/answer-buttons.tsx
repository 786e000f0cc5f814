import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { type Answer, useAnswer } from './follow-calls'
import { words } from './words'

interface AnswerButtonsProps {
  person: { _id: string; userName: string }
  onAnswered(answer: Answer): void
}

/** Accepts or declines a request to follow the user. */
export function AnswerButtons({ person: { _id, userName }, onAnswered }: AnswerButtonsProps) {
  const { mutate, isPending, error } = useAnswer(_id, onAnswered)
  const propsOf = (answer: Answer, label: string) => ({
    size: 'small' as const,
    // A disabled button would lose the focus.
    'aria-disabled': isPending,
    'aria-label': words.named(label, userName),
    onClick: () => !isPending && mutate(answer),
  })
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" {...propsOf('accept', words.accept)}>
          {words.accept}
        </Button>
        <Button variant="outlined" {...propsOf('decline', words.decline)}>
          {words.decline}
        </Button>
      </Stack>
      <ErrorBanner title={words.couldNotAnswer} error={error} />
    </Stack>
  )
}
