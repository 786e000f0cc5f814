import { type Comment, type Kick, pagesQuery, useAuth } from '@bucketeer/shared-auth'
import { ListError, NextPage, plainList, Section, Skeleton, Stack, Typography } from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { request } from '../../../request'
import { commentsKey } from './comment-cache'
import { CommentEntry } from './comment-entry'
import { NewComment } from './comment-form'
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
  kickCreator: Kick['createdBy']
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
function CommentList({ kickId, kickCreator, onGone }: CommentListProps) {
  const query = useComments(kickId)
  const isOwnKick = useAuth(({ user }) => user?._id === kickCreator._id)
  const { data: comments } = query
  const creators = [kickCreator, ...(comments ?? []).map(({ createdBy }) => createdBy)]
  const people = creators.filter((creator): creator is Comment['createdBy'] => creator._id !== null)
  if (query.isPending) return <OnTheirWay />
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
              <CommentEntry comment={comment} people={people} isOwnKick={isOwnKick} onGone={onGone} />
            </li>
          ))}
        </Stack>
      )}
      <ListError list={query} title={words.couldNotGet} />
      <NextPage list={query} label={words.more} failure={words.couldNotGet} loadsNear={false} />
    </Stack>
  )
}

/** The comments on a Kick and the form for a new one. */
export function Comments({ kick: { _id, commentCount, createdBy, withdrawn } }: { kick: Kick }) {
  const heading = useRef<HTMLHeadingElement>(null)
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
      <CommentList kickId={_id} kickCreator={createdBy} onGone={takeLostFocus} />
    </Section>
  )
}
