import { type Journal } from '@bucketeer/shared-auth'
import { Button, LinkButton, PencilIcon, Stack, TrashIcon, Typography } from '@bucketeer/shared-ui'
import { JournalAudience } from './journal-audience'
import { rail } from './reading-column'
import { words } from './words'

interface JournalIntroProps {
  journal: Journal
  /** The owner's actions; null for everybody else. */
  onDelete: (() => void) | null
}

/** The description of a Journal, and its owner's actions. */
export function JournalIntro({ journal, onDelete }: JournalIntroProps) {
  const { _id, description } = journal
  if (!description && !onDelete) return null
  return (
    <Stack sx={{ gap: 2.5, paddingLeft: { md: `${rail.width + rail.gap}px` } }}>
      {description && (
        <Typography
          variant="h4"
          component="p"
          sx={{
            maxWidth: '46ch',
            fontWeight: 450,
            lineHeight: 1.55,
            textWrap: 'pretty',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {description}
        </Typography>
      )}
      {onDelete && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <JournalAudience journal={journal} />
          <LinkButton to={`/journal/${_id}/edit`} variant="outlined" startIcon={<PencilIcon size={18} />}>
            {words.edit}
          </LinkButton>
          <Button color="error" startIcon={<TrashIcon size={18} />} onClick={onDelete}>
            {words.delete}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
