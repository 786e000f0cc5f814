import { type Kick, useAuth } from '@bucketeer/shared-auth'
import { Section, Typography } from '@bucketeer/shared-ui'
import { useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CommentList } from './comment-list'
import { words } from './words'
import { newCommentDraft } from './comment-draft'
import { CommentForm } from './comment-form'
import { request } from '../../../request'
import { showComment } from './comment-cache'

/** Creates a comment and adds the response to the top of the cached list. */
const useWriteComment = (kickId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      request('post', '/api/kick/{kickId}/comments', { params: { kickId }, body: { text } }),
    onSuccess: (comment) => showComment(cache, comment),
  })
}

const nothing = { text: '' }

/** The form of a new comment. Keeps a draft in session storage until it is sent. */
function NewComment({ kickId }: { kickId: string }) {
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

/** The comments on a Kick and the form for a new one. */
export function Comments({ kick: { _id, commentCount, createdBy, withdrawn } }: { kick: Kick }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const viewer = useAuth(({ user }) => user?._id)
  const takeLostFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus()
  }
  return (
    <Section
      heading={`${words.heading}${commentCount > 0 ? ` (${commentCount.toLocaleString('en')})` : ''}`}
      headingRef={heading}
      gap={3}
    >
      {withdrawn ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.closed}</Typography>
      ) : (
        <NewComment kickId={_id} />
      )}
      <CommentList kickId={_id} isOwnKick={createdBy._id === viewer} onGone={takeLostFocus} />
    </Section>
  )
}
