import { beginningOf, type CoverProps, kickCover, Picture, radius, RetryBanner } from '@bucketeer/shared-ui'
import { Dialog, DialogTitle, MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import type { LogEntry } from '../log/entry'
import {
  CreationForm,
  hasPhoto,
  TitleField,
  titleLimit,
  useCreateStories,
  useOwnJournals,
} from './creation-parts'
import { words } from './words'

interface StoryDialogProps {
  entry: LogEntry
  isOpen: boolean
  onClose(): void
}

const newJournal = 'new'

const coverOf = ({ kick, kickName }: LogEntry): CoverProps =>
  kick ? kickCover(kick) : { name: kickName, kind: 'Journal' }

/** Asks for the Journal of a Story about an entry, and creates it. */
export const StoryDialog = ({ entry, isOpen, onClose }: StoryDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth>
    <DialogTitle>{words.makeStory}</DialogTitle>
    <StoryForm entry={entry} onClose={onClose} />
  </Dialog>
)

/** Mounted with the open dialog, so that Journals are only read for it. */
function StoryForm({ entry, onClose }: Pick<StoryDialogProps, 'entry' | 'onClose'>) {
  const journals = useOwnJournals()
  const creation = useCreateStories()
  const [choice, setChoice] = useState<string | null>(null)
  const [title, setTitle] = useState(beginningOf(entry.kickName, titleLimit))
  const journalId = choice ?? journals.data?.[0]?._id ?? newJournal
  const isNew = journalId === newJournal
  const canCreate = (!isNew || title.trim() !== '') && !journals.isPending
  const cover = hasPhoto(entry) ? null : coverOf(entry)
  return (
    <CreationForm
      intro={cover ? words.story.drawn : words.story.intro}
      creation={creation}
      confirm={words.story.confirm}
      canCreate={canCreate}
      onCreate={() =>
        creation.create({
          entryIds: [entry._id],
          ...(cover && { cover }),
          ...(isNew ? { title: title.trim() } : { journalId }),
        })
      }
      onCancel={onClose}
    >
      <RetryBanner
        size="small"
        title={words.story.couldNotGet}
        error={journals.error}
        onRetry={() => void journals.refetch()}
      />
      {cover && (
        <Picture
          src={null}
          alt={words.story.cover}
          cover={cover}
          ratio="21/9"
          style={{ borderRadius: radius.control }}
        />
      )}
      <TextField
        select
        label={words.story.where}
        value={journalId}
        onChange={({ target }) => setChoice(target.value)}
        disabled={journals.isPending}
        fullWidth
      >
        {journals.data?.map((journal) => (
          <MenuItem key={journal._id} value={journal._id}>
            {journal.title}
          </MenuItem>
        ))}
        <MenuItem value={newJournal}>{words.story.newJournal}</MenuItem>
      </TextField>
      {isNew && <TitleField value={title} onChange={setTitle} />}
    </CreationForm>
  )
}
