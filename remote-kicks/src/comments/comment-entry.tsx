import { type Comment, useAuth } from '@bucketeer/shared-auth'
import { Box, Button, ErrorBanner, formatDay, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { DeleteDialog, draftOf, useDeletion } from '@bucketeer/shared-ui/forms'
import { HiddenNotice, splitAtNames } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Creator } from '../kick/creator'
import { OtherPersonMenu, useMuted } from '../people/other-person-menu'
import { commentEditDraft, CommentEditor } from './comment-form'
import { words } from './words'
import { request } from '../request'
import { removeComment } from './comment-cache'
import type { Target } from './target'

/** The date of a comment, and whether it was edited. */
const CommentDate = ({ createdAt, updatedAt }: Pick<Comment, 'createdAt' | 'updatedAt'>) => (
  <Typography variant="body2" component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
    <time dateTime={createdAt}>{formatDay(createdAt)}</time>
    {updatedAt !== createdAt && ` · ${words.edited}`}
  </Typography>
)

const actionRow = {
  gap: 0.5,
  marginLeft: -1,
  '& button': { minWidth: 0, paddingInline: 1, color: 'text.secondary' },
}

/** Somebody whom a comment may name. */
export type Person = Pick<Comment['createdBy'], '_id' | 'userName'>

/** A comment’s text, with links to the people whom it names. */
const CommentText = ({ text, people }: { text: string; people: Person[] }) => (
  <Typography
    sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
  >
    {splitAtNames(text, people).map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        // The parts of a text have no other identity than their place.
        <TextLink key={index} to={`/user/${part._id}`}>
          @{part.userName}
        </TextLink>
      ),
    )}
  </Typography>
)

interface CommentEntryProps {
  target: Target
  comment: Comment
  /** Those whom it may name. */
  people: Person[]
  /** Whether what it is on is the user's own. */
  isOnOwn: boolean
  /** Called after its deletion. */
  onGone(): void
}

/** A comment with the actions that the user may take. */
export function CommentEntry({ target, comment, people, isOnOwn, onGone }: CommentEntryProps) {
  const { _id, text, createdBy } = comment
  const viewer = useAuth(({ user }) => user?._id ?? null)
  const isOwn = createdBy._id === viewer
  const isMuted = useMuted(createdBy._id, 'cached')
  // Reopens the editor if it has a draft.
  const [isEditing, setEditing] = useState(
    () => isOwn && draftOf({ ...commentEditDraft(_id), owner: viewer }).read() !== null,
  )
  const cache = useQueryClient()
  const deletion = useDeletion(
    useMutation({
      mutationFn: (deleted: Comment) =>
        request('delete', '/api/comment/{commentId}', { params: { commentId: deleted._id } }),
      onSuccess: (_response, deleted) => removeComment(cache, target, deleted),
    }),
  )
  const leave = useEffectEvent(onGone)
  useEffect(() => () => leave(), [])

  const actions = (
    <Stack direction="row" sx={actionRow}>
      {isOwn && (
        <Button size="small" color="inherit" onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => deletion.ask(comment)}>
        {words.delete}
      </Button>
    </Stack>
  )
  return (
    <Stack component="article" aria-label={words.by(createdBy.userName)} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Creator creator={createdBy} />
        <CommentDate {...comment} />
        {!isOwn && (
          <Box sx={{ marginLeft: 'auto' }}>
            <OtherPersonMenu
              userId={createdBy._id}
              userName={createdBy.userName}
              reportPath={`/report/comment/${_id}`}
            />
          </Box>
        )}
      </Stack>
      <HiddenNotice hidden={comment.hidden} />
      {isMuted && <Typography color="textSecondary">{words.muted(createdBy.userName)}</Typography>}
      {isEditing && <CommentEditor target={target} comment={comment} onClose={() => setEditing(false)} />}
      {!isMuted && !isEditing && <CommentText text={text} people={people} />}
      <ErrorBanner title={words.couldNotDelete} error={deletion.error} />
      {!isEditing && (isOwn || isOnOwn) && actions}
      <DeleteDialog
        deletion={deletion}
        title={words.confirmTitle}
        text={() => words.confirmText}
        confirm={words.confirmDelete}
      />
    </Stack>
  )
}
