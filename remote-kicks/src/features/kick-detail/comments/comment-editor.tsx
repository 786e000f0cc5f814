import { type Comment, useAuth } from '@bucketeer/shared-auth'
import { Button } from '@bucketeer/shared-ui'
import { useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { commentEditDraft } from './comment-draft'
import { CommentForm } from './comment-form'
import { useUpdateComment } from './update-comment'
import { words } from './words'

interface CommentEditorProps {
  comment: Comment
  onClose(): void
}

/** The editor of the user's own comment. */
export function CommentEditor({ comment: { _id, text }, onClose }: CommentEditorProps) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, change, forget } = useDraft({ ...commentEditDraft(_id), owner, saved: { text } })
  const { mutateAsync } = useUpdateComment(_id)
  const { send, error, isSaving } = useSaving({ save: mutateAsync, forget, onSaved: onClose })
  const cancel = () => {
    forget()
    onClose()
  }
  return (
    <CommentForm
      label={words.editLabel}
      text={values.text}
      onChange={(changed) => change({ text: changed })}
      onSend={() => send(values.text)}
      sendLabel={words.save}
      isSending={isSaving}
      failure={words.couldNotUpdate}
      error={error}
      autoFocus
    >
      <Button color="inherit" disabled={isSaving} onClick={cancel}>
        {words.cancel}
      </Button>
    </CommentForm>
  )
}
