import { type Kick, useAuth } from '@bucketeer/shared-auth'
import { Stack, Typography } from '@bucketeer/shared-ui'
import { useId, useRef } from 'react'
import { CommentList } from './comment-list'
import { NewComment } from './new-comment'
import { words } from './words'

// The heading receives focus for screen readers only.
const noRing = { '&:focus': { outline: 'none' } }

/** The comments on a Kick and the form for a new one. */
export function Comments({ kick: { _id, commentCount, createdBy, withdrawn } }: { kick: Kick }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const viewer = useAuth(({ user }) => user?._id)
  const takeLostFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus()
  }
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 3 }}>
      <Typography ref={heading} variant="h3" component="h2" id={id} tabIndex={-1} sx={noRing}>
        {words.heading}
        {commentCount > 0 && ` (${commentCount.toLocaleString('en')})`}
      </Typography>
      {withdrawn ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.closed}</Typography>
      ) : (
        <NewComment kickId={_id} />
      )}
      <CommentList kickId={_id} isOwnKick={createdBy._id === viewer} onGone={takeLostFocus} />
    </Stack>
  )
}
