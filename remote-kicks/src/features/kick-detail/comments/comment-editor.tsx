import { type Comment, useAuth } from '@bucketeer/shared-auth'
import { Button } from '@bucketeer/shared-ui'
import { useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commentEditDraft } from './comment-draft'
import { CommentForm } from './comment-form'
import { words } from './words'
import { request } from '../../../request'
import { replaceComment } from './comment-cache'

/** Changes one of the user's own comments. */
const useUpdateComment = (commentId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      request('put', '/api/comment/{commentId}', { params: { commentId }, body: { text } }),
    onSuccess: (comment) => replaceComment(cache, comment),
  })
}

/** The editor of the user's own comment. */
export function CommentEditor({ comment: { _id, text }, onClose }: { comment: Comment; onClose(): void }) {
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
