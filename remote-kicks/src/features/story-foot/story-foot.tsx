import { Box, Button, CommentIcon, type SlotProps } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { Comments } from '../../comments/comments'
import { useCount } from '../../comments/target'
import { words } from '../../comments/words'

/** The comments on a Story, behind a button with their number. */
export default function StoryFoot({ journalId, storyId, author, headingLevel }: SlotProps<'story.foot'>) {
  const target = { journalId, storyId }
  const count = useCount(target)
  const [isOpened, setOpened] = useState(false)
  if (isOpened)
    return (
      <Box sx={{ marginTop: 3 }}>
        <Comments isOpened target={target} owner={author} count={count} level={headingLevel} />
      </Box>
    )
  return (
    <Button
      color="inherit"
      startIcon={<CommentIcon size={18} />}
      onClick={() => setOpened(true)}
      sx={{ marginLeft: -1.5 }}
    >
      {words.open(count)}
    </Button>
  )
}
