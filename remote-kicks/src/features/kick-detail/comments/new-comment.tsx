import { useAuth } from '@bucketeer/shared-auth'
import { useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { newCommentDraft } from './comment-draft'
import { CommentForm } from './comment-form'
import { words } from './words'
import { useWriteComment } from './write-comment'

const nothing = { text: '' }

/** The form of a new comment. Keeps a draft in session storage until it is sent. */
export function NewComment({ kickId }: { kickId: string }) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, change, forget } = useDraft({ ...newCommentDraft(kickId), owner, saved: nothing })
  const { mutateAsync } = useWriteComment(kickId)
  const { send, error, isSaving, startAnew } = useSaving({
    save: mutateAsync,
    forget,
    onSaved: () => startAnew(),
  })
  return (
    <CommentForm
      label={words.label}
      placeholder={words.placeholder}
      text={values.text}
      onChange={(text) => change({ text })}
      onSend={() => send(values.text)}
      sendLabel={words.send}
      isSending={isSaving}
      failure={words.couldNotSend}
      error={error}
    />
  )
}
