import type { Comment, Page } from '@bucketeer/shared-auth'
import { Button, plainList, RetryBanner, Skeleton, Stack, Typography } from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CommentEntry } from './comment-entry'
import { words } from './words'
import { request } from '../../../request'
import { commentsKey } from './comment-cache'

const pageSize = 20

// A new comment may be contained in a page that is loaded later.
const withoutRepeats = (pages: Page<Comment>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((comment) => [comment._id, comment] as const)).values(),
]

/** Returns the comments on a Kick, newest first, in pages. */
const useComments = (kickId: string) =>
  useInfiniteQuery({
    queryKey: commentsKey(kickId),
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/kick/{kickId}/comments', {
        params: { kickId },
        query: { limit: pageSize, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages),
  })

interface CommentListProps {
  kickId: string
  isOwnKick: boolean
  /** Called after a deletion, which may have removed the focused element. */
  onGone(): void
}

const onTheirWay = (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 0.5 }}>
    <Skeleton width={160} />
    <Skeleton width="92%" />
    <Skeleton width="64%" />
  </Stack>
)

/** The comments on a Kick, in their four states. */
export function CommentList({ kickId, isOwnKick, onGone }: CommentListProps) {
  const { data: comments, error, ...query } = useComments(kickId)
  if (query.isPending) return onTheirWay
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
