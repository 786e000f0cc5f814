import { Button, type ButtonProps, ErrorBanner } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'

interface ConfirmedButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  words: Record<'button' | 'question' | 'consequence' | 'failure', string>
  mutation: Parameters<typeof useDeletion<void>>[0]
  onDone?(): void
}

/** A button that removes something after a question. */
export function ConfirmedButton({ words, mutation, onDone, ...button }: ConfirmedButtonProps) {
  const deletion = useDeletion(mutation, onDone)
  return (
    <>
      <ErrorBanner title={words.failure} error={deletion.error} />
      <Button onClick={() => deletion.ask()} {...button}>
        {words.button}
      </Button>
      <DeleteDialog
        deletion={deletion}
        title={words.question}
        text={() => words.consequence}
        confirm={words.button}
      />
    </>
  )
}
