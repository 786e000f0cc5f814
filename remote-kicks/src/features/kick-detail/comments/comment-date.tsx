import { type Comment } from '@bucketeer/shared-auth'
import { Typography } from '@bucketeer/shared-ui'
import { words } from './words'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The date of a comment, and whether it was edited. */
export function CommentDate({ createdAt, updatedAt }: Pick<Comment, 'createdAt' | 'updatedAt'>) {
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
      <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
      {updatedAt !== createdAt && ` · ${words.edited}`}
    </Typography>
  )
}
