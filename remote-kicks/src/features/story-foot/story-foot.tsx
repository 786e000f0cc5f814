import { Box, Button, CommentIcon, type SlotProps } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Comments } from '../../comments/comments'
import { useCount } from '../../comments/target'
import { words } from '../../comments/words'

/** The comments on a Story, behind a button with their number. */
export default function StoryFoot(props: SlotProps<'story.foot'>) {
  const { journalId, storyId, author, audience, headingLevel } = props
  const target = { journalId, storyId }
  const count = useCount(target)
  const [isOpened, setOpened] = useState(false)
  // The address of the Story, as notifications have it.
  const isAsked = useLocation().hash === `#story-${storyId}` && count > 0
  if (isOpened || isAsked)
    return (
      <Box sx={{ marginTop: 3 }}>
        <Comments {...{ isOpened, target, audience, count }} owner={author} level={headingLevel} />
      </Box>
    )
  if (audience === 'Private' && count === 0) return null
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
