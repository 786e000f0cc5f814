import { Button, ErrorBanner } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { type ListedPerson, useAnswer } from './follow-calls'
import { words } from './words'

interface FollowerRemovalProps {
  person: ListedPerson
  onRemoved(): void
}

/** Removes a follower after a confirmation: only the other person could undo it. */
export function FollowerRemoval({ person, onRemoved }: FollowerRemovalProps) {
  const answer = useAnswer(person._id, onRemoved)
  const deletion = useDeletion<ListedPerson>({
    isPending: answer.isPending,
    mutate: (_, callbacks) => answer.mutate('remove', callbacks),
  })
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={words.named(words.remove, person.userName)}
        onClick={() => deletion.ask(person)}
      >
        {words.remove}
      </Button>
      <DeleteDialog
        deletion={deletion}
        title={words.removeTitle(person.userName)}
        text={({ userName }) => words.removeText(userName)}
        confirm={words.remove}
      />
      <ErrorBanner title={words.couldNotRemove} error={deletion.error} />
    </>
  )
}
