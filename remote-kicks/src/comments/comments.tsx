import { type Journal, pagesQuery, useAuth } from '@bucketeer/shared-auth'
import {
  type HeadingLevel,
  ListError,
  NextPage,
  plainList,
  Section,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CommentEntry, type Person } from './comment-entry'
import { NewComment } from './comment-form'
import { commentsKey, readComments, type Target } from './target'
import { words } from './words'

const pageSize = 20

/** Returns comments, newest first, in pages. */
const useComments = (target: Target) =>
  useInfiniteQuery({
    queryKey: commentsKey(target),
    ...pagesQuery((after, signal) => readComments(target, { query: { limit: pageSize, ...after }, signal })),
  })

interface CommentListProps {
  target: Target
  /** The owner of the Kick or Journal. A former member has no id. */
  owner: { _id: string | null; userName: string } | undefined
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

/** Comments, in their four states. */
function CommentList({ target, owner, onGone }: CommentListProps) {
  const query = useComments(target)
  const isOnOwn = useAuth(({ user }) => user !== null && user._id === owner?._id)
  const { data: comments } = query
  const creators = [owner, ...(comments ?? []).map(({ createdBy }) => createdBy)]
  const people = creators.filter((creator): creator is Person => typeof creator?._id === 'string')
  if (query.isPending) return <OnTheirWay />
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
      {comments?.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      {comments && comments.length > 0 && (
        <Stack
          component="ol"
          role="list"
          aria-label={words.list}
          sx={{ gap: 3, ...plainList, alignSelf: 'stretch' }}
        >
          {comments.map((comment) => (
            <li key={comment._id}>
              <CommentEntry {...{ target, comment, people, isOnOwn, onGone }} />
            </li>
          ))}
        </Stack>
      )}
      <ListError list={query} title={words.couldNotGet} />
      <NextPage list={query} label={words.more} failure={words.couldNotGet} loadsNear={false} />
    </Stack>
  )
}

interface CommentsProps extends Pick<CommentListProps, 'target' | 'owner'> {
  count: number
  /** Of the heading. Default: 2. */
  level?: HeadingLevel
  /** That of the Kick or Journal. Nobody may comment on a Private one. */
  audience?: Journal['audience'] | undefined
  /** Whether the Kick is withdrawn. */
  isClosed?: boolean
  /** Whether the user has opened them, which moves the focus here. */
  isOpened?: boolean
}

/** Comments and the form for a new one. */
export function Comments({ target, owner, audience, count, level, isClosed, isOpened }: CommentsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const takeLostFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus()
  }
  const { hash, key } = useLocation()
  const isAsked = isOpened === true || (hash === '#comments' && !('storyId' in target))
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked, key])
  const isPrivate = audience === 'Private'
  if (isPrivate && count === 0) return null
  return (
    <Section heading={words.heading(count)} level={level} headingRef={heading} gap={3}>
      {isClosed || isPrivate ? (
        <Typography color="textSecondary">{isPrivate ? words.onlyYou : words.closed}</Typography>
      ) : (
        <NewComment target={target} />
      )}
      <CommentList target={target} owner={owner} onGone={takeLostFocus} />
    </Section>
  )
}
