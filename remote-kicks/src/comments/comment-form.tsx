import { type Comment, useAuth } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { isText, shapeOf, TextField, useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { request } from '../request'
import { replaceComment, showComment } from './comment-cache'
import { idOf, sendComment, type Target } from './target'
import { words } from './words'

const isValues = shapeOf({ text: isText })

const newCommentDraft = (targetId: string) => ({ name: `comment.${targetId}`, isValues })
export const commentEditDraft = (commentId: string) => ({ name: `comment-edit.${commentId}`, isValues })

interface CommentFormProps {
  draft: ReturnType<typeof newCommentDraft>
  /** The text before any edit. */
  text: string
  save(text: string): Promise<Comment>
  label: string
  placeholder?: string
  help?: string
  sendLabel: string
  /** Precedes the server's message after a failed request. */
  failure: string
  /** Closes a form that the user has opened, which takes the focus. Without it the form stays open. */
  onClose?(): void
}

/** A field for a comment and its button. Keeps a draft until the request succeeds. */
function CommentForm({ draft, text, save, onClose, failure, ...labels }: CommentFormProps) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, change, forget } = useDraft({ ...draft, owner, saved: { text } })
  const { send, error, isSaving, startAnew } = useSaving({
    save,
    forget,
    onSaved: () => (onClose ? onClose() : startAnew()),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send(values.text)
  }
  const cancel = () => {
    forget()
    onClose?.()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
      <TextField
        label={labels.label}
        placeholder={labels.placeholder}
        helperText={labels.help}
        multiline
        minRows={3}
        maxRows={12}
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
        autoFocus={onClose !== undefined}
        slotProps={{ htmlInput: { readOnly: isSaving } }}
      />
      <ErrorBanner title={failure} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isSaving}>
          {labels.sendLabel}
        </Button>
        {onClose && (
          <Button color="inherit" disabled={isSaving} onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

/** The form of a new comment, which is added to the top of the cached list. */
export function NewComment({ target }: { target: Target }) {
  const cache = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (text: string) => sendComment(target, text),
    onSuccess: (comment) => showComment(cache, target, comment),
  })
  return (
    <CommentForm
      draft={newCommentDraft(idOf(target))}
      text=""
      save={mutateAsync}
      label={words.label}
      placeholder={'kickId' in target ? words.placeholder : words.placeholderOfStory}
      help={words.help}
      sendLabel={words.send}
      failure={words.couldNotSend}
    />
  )
}

interface CommentEditorProps {
  target: Target
  comment: Comment
  onClose(): void
}

/** The editor of the user's own comment. */
export function CommentEditor({ target, comment: { _id, text }, onClose }: CommentEditorProps) {
  const cache = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (changed: string) =>
      request('put', '/api/comment/{commentId}', { params: { commentId: _id }, body: { text: changed } }),
    onSuccess: (comment) => replaceComment(cache, target, comment),
  })
  return (
    <CommentForm
      draft={commentEditDraft(_id)}
      text={text}
      save={mutateAsync}
      label={words.editLabel}
      sendLabel={words.save}
      failure={words.couldNotUpdate}
      onClose={onClose}
    />
  )
}
