import { type Kick, pagesQuery, useAuth } from '@bucketeer/shared-auth'
import { Button, plainList, RetryBanner, Section, Skeleton, Stack, Typography } from '@bucketeer/shared-ui'
import { useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { request } from '../../../request'
import { commentsKey, showComment } from './comment-cache'
import { CommentEntry } from './comment-entry'
import { CommentForm, newCommentDraft } from './comment-form'
import { words } from './words'

const pageSize = 20

/** Returns the comments on a Kick, newest first, in pages. */
const useComments = (kickId: string) =>
  useInfiniteQuery({
    queryKey: commentsKey(kickId),
    ...pagesQuery((after, signal) =>
      request.page('/api/kick/{kickId}/comments', {
        params: { kickId },
        query: { limit: pageSize, ...after },
        signal,
      }),
    ),
  })

interface CommentListProps {
  kickId: string
  isOwnKick: boolean
  /** Called after a deletion, which may have removed the focused element. */
  onGone(): void
}

const OnTheirWay = () => (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 0.5 }}>
    <Skeleton width={160} />
    <Skeleton width="92%" />
    <Skeleton width="64%" />
  </Stack>
)

/** The comments on a Kick, in their four states. */
function CommentList({ kickId, isOwnKick, onGone }: CommentListProps) {
  const { data: comments, error, ...query } = useComments(kickId)
  if (query.isPending) return <OnTheirWay />
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
      {comments?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>}
      {comments && comments.length > 0 && (
        <Stack
          component="ol"
          role="list"
          aria-label={words.list}
          sx={{ gap: 3, ...plainList, alignSelf: 'stretch' }}
        >
          {comments.map((comment) => (
            <li key={comment._id}>
              <CommentEntry comment={comment} isOwnKick={isOwnKick} onGone={onGone} />
            </li>
          ))}
        </Stack>
      )}
      <RetryBanner title={words.couldNotGet} error={error} onRetry={retry} />
      {query.hasNextPage && !error && (
        <Button
          variant="outlined"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Stack>
  )
}

/** Creates a comment and adds the response to the top of the cached list. */
function useWriteComment(kickId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      request('post', '/api/kick/{kickId}/comments', { params: { kickId }, body: { text } }),
    onSuccess: (comment) => showComment(cache, comment),
  })
}

const nothing = { text: '' }

/** The form of a new comment. Keeps a draft until it is sent. */
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
    <Section heading={words.heading(commentCount)} headingRef={heading} gap={3}>
      {withdrawn ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.closed}</Typography>
      ) : (
        <NewComment kickId={_id} />
      )}
      <CommentList kickId={_id} isOwnKick={createdBy._id === viewer} onGone={takeLostFocus} />
    </Section>
  )
}
