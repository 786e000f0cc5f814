import { type Journal, keys, shareLinkCalls } from '@bucketeer/shared-auth'
import {
  Button,
  LinkButton,
  Markdown,
  PencilIcon,
  Stack,
  styled,
  TrashIcon,
  useToasts,
} from '@bucketeer/shared-ui'
import { AudienceControl, offeredJournalAudiences, ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Prose, rail } from './reading-column'
import { words } from './words'
import { fieldsOf, valuesOf, visibilityOf } from '../../journal-form/journal-values'
import { useUpdateJournal } from '../../journal/update-journal'
import { request } from '../../request'

/** Shows its owner who may read a Journal, also by a link, and changes it. */
function JournalAudience({ journal }: { journal: Journal }) {
  const { mutateAsync } = useUpdateJournal(journal._id)
  const toasts = useToasts()
  const cache = useQueryClient()
  const linkCalls = useMemo(() => {
    const reload = () => void cache.invalidateQueries({ queryKey: keys.journals.detail(journal._id) })
    return shareLinkCalls(request, { kind: 'journal', id: journal._id }, reload)
  }, [cache, journal._id])
  const save = async (audience: Journal['audience']) => {
    const changed = {
      audience,
      visibility: visibilityOf(audience),
      coverUrl: undefined,
      showsPlaces: undefined,
    }
    await mutateAsync(fieldsOf({ ...valuesOf(journal), ...changed }))
    toasts.success(words.audienceSaved[audience], { detail: journal.title })
  }
  return (
    <AudienceControl
      title={words.audience}
      value={journal.audience}
      offered={offeredJournalAudiences}
      link={journal.link}
      onSave={save}
    >
      <ShareLinkSection calls={linkCalls} />
    </AudienceControl>
  )
}

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
