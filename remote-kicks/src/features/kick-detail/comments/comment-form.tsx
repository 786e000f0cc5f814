import { type Comment, useAuth } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { isText, shapeOf, TextField, useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { request } from '../../../request'
import { replaceComment } from './comment-cache'
import { words } from './words'

/** The draft of a comment. */
interface CommentDraft {
  text: string
}

const isValues = shapeOf<CommentDraft>({ text: isText })

export const newCommentDraft = (kickId: string) => ({ name: `comment.${kickId}`, isValues })
export const commentEditDraft = (commentId: string) => ({ name: `comment-edit.${commentId}`, isValues })

interface CommentFormProps {
  label: string
  placeholder?: string
  text: string
  onChange(text: string): void
  onSend(): void
  sendLabel: string
  isSending: boolean
  /** Precedes the server's message after a failed request. */
  failure: string
  error: Error | null
  /** Whether to focus the field, for a form that the user has opened. */
  autoFocus?: boolean
  /** A further button, e.g. to cancel. */
  children?: ReactNode
}

/** A field for a comment and its button. Keeps the text until the request succeeds. */
export function CommentForm(props: CommentFormProps) {
  const { text, onChange, onSend, isSending, failure, error, ...form } = props
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
      <TextField
        label={form.label}
        {...(form.placeholder && { placeholder: form.placeholder })}
        multiline
        minRows={3}
        maxRows={12}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoFocus={form.autoFocus ?? false}
        slotProps={{ htmlInput: { readOnly: isSending } }}
      />
      <ErrorBanner title={failure} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isSending}>
          {form.sendLabel}
        </Button>
        {form.children}
      </Stack>
    </Stack>
  )
}

/** Changes one of the user's own comments. */
function useUpdateComment(commentId: string) {
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
