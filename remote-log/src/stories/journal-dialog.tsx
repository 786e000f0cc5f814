import { Button, isolate, SecondaryText, Stack, Typography } from '@bucketeer/shared-ui'
import { Checkbox, Dialog, DialogTitle, FormControlLabel } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { entryWords, type LogEntry } from '../log/entry'
import type { LogQuery } from '../log/log-queries'
import { CreationForm, hasPhoto, maxEntries, TitleField, useCreateStories } from './creation-parts'
import { words } from './words'

const choicesLook = { gap: 1.5, margin: 0, padding: 0, border: 0, minWidth: 0 }

interface JournalDialogProps {
  query: LogQuery
  /** The title until the user writes another one. */
  title: string
  /** Whether all entries are chosen at first. */
  isAllChosen: boolean
  isOpen: boolean
  onClose(): void
}

/** Asks of which entries a Journal is made, and creates it. */
function JournalDialog({ query, isOpen, onClose, ...preset }: JournalDialogProps) {
  const [title, setTitle] = useState(preset.title)
  // The entries that were added to or removed from the first choice, because more entries may be loaded later.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const creation = useCreateStories()
  const done = (query.data ?? []).filter(({ state }) => state === 'done')
  const shown = done.filter(hasPhoto)
  const leftOut = done.filter((entry) => !hasPhoto(entry))
  const isChosen = ({ _id }: LogEntry) => toggled.has(_id) !== preset.isAllChosen
  const chosen = shown.filter(isChosen)
  const isTooMany = chosen.length > maxEntries
  const canCreate = chosen.length > 0 && !isTooMany && title.trim() !== ''
  const toggle = ({ _id }: LogEntry) => {
    const next = new Set(toggled)
    if (!next.delete(_id)) next.add(_id)
    setToggled(next)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{words.makeJournal}</DialogTitle>
      <CreationForm
        intro={shown.length === 0 ? words.journal.none : words.journal.intro}
        creation={creation}
        confirm={words.journal.confirm(chosen.length)}
        canCreate={canCreate}
        onCreate={() => creation.create({ entryIds: chosen.map(({ _id }) => _id), title: title.trim() })}
        onCancel={onClose}
      >
        {shown.length > 0 && (
          <>
            <TitleField value={title} onChange={setTitle} />
            <Stack component="fieldset" sx={choicesLook}>
              <Typography variant="subtitle2" component="legend" sx={{ padding: 0 }}>
                {words.journal.entries}
              </Typography>
              {shown.map((entry) => (
                <FormControlLabel
                  key={entry._id}
                  control={<Checkbox checked={isChosen(entry)} onChange={() => toggle(entry)} />}
                  label={`${isolate(entry.kickName)} · ${entryWords(entry)}`}
                  sx={{
                    alignItems: 'flex-start',
                    overflowWrap: 'anywhere',
                    '& > :last-child': { paddingTop: 1.25 },
                  }}
                />
              ))}
            </Stack>
          </>
        )}
        {leftOut.length > 0 && (
          <SecondaryText sx={{ overflowWrap: 'anywhere' }}>
            {words.journal.leftOut(leftOut.map(({ kickName }) => kickName))}
          </SecondaryText>
        )}
        {isTooMany && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {words.journal.maxEntries(maxEntries)}
          </Typography>
        )}
        {query.hasNextPage && (
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
            sx={{ alignSelf: 'start' }}
          >
            {words.journal.more}
          </Button>
        )}
      </CreationForm>
    </Dialog>
  )
}

/** A button that makes a Journal of entries. Renders nothing without entries that are done. */
export function MakeJournal(props: { query: LogQuery; title: string; isAllChosen: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!props.query.data?.some(({ state }) => state === 'done')) return null
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        // The entries shown are still those of the last filter.
        disabled={props.query.isPlaceholderData}
        onClick={() => setOpen(true)}
      >
        {words.makeJournal}
      </Button>
      <JournalDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
