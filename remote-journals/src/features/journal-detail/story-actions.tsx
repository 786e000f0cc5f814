import { type Story } from '@bucketeer/shared-auth'
import { Button, LinkButton, MountainIcon, PencilIcon, Stack, TrashIcon } from '@bucketeer/shared-ui'
import { words } from './words'

interface StoryActionsProps {
  story: Story
  /** The id of the Story's title. */
  describedBy: string
  /** The creator's actions; null for everybody else. */
  onDelete: (() => void) | null
}

/** The links of a Story: its Kick, and for its creator edit and delete. */
export function StoryActions({ story, describedBy, onDelete }: StoryActionsProps) {
  const { _id, kickId, journalId } = story
  if (!kickId && !onDelete) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, marginTop: 2, marginLeft: -1.5 }}>
      {kickId && (
        <LinkButton
          to={`/kicks/${kickId}`}
          aria-describedby={describedBy}
          startIcon={<MountainIcon size={18} />}
        >
          {words.goToKick}
        </LinkButton>
      )}
      {onDelete && (
        <>
          <LinkButton
            to={`/journal/story/${journalId}/${_id}`}
            aria-describedby={describedBy}
            color="inherit"
            startIcon={<PencilIcon size={18} />}
          >
            {words.editStory}
          </LinkButton>
          <Button
            color="error"
            aria-describedby={describedBy}
            startIcon={<TrashIcon size={18} />}
            onClick={onDelete}
          >
            {words.deleteStory}
          </Button>
        </>
      )}
    </Stack>
  )
}
