import { type Journal } from '@bucketeer/shared-auth'
import { Button, LinkButton, Markdown, PencilIcon, Stack, styled, TrashIcon } from '@bucketeer/shared-ui'
import { JournalAudience } from './journal-audience'
import { rail } from './reading-column'
import { Prose } from './story-text/prose'
import { words } from './words'

const About = styled(Prose)(({ theme }) => ({
  ...theme.typography.h4,
  maxWidth: '46ch',
  fontWeight: 450,
  lineHeight: 1.55,
}))

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
        <About>
          <Markdown text={description} headingLevel={2} />
        </About>
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
