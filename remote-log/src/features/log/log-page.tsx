import {
  Button,
  EmptyView,
  ListError,
  NextPage,
  PageFrame,
  plainList,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { namedDate } from '@bucketeer/shared-ui/social'
import { useId, useRef, useState } from 'react'
import { useEntryActions } from '../../entry-actions/entry-actions'
import { doneOn } from '../../log/entry'
import { EntryListSkeleton } from '../../log/entry-list'
import { LogByYear } from '../../log/log-by-year'
import { useLog } from '../../log/log-queries'
import { words as listWords } from '../../log/words'
import { type NewEntryDraft, useNewEntryDrafts } from '../../sheet/entry-draft'
import { MakeJournal } from '../../stories/journal-dialog'
import { words as storyWords } from '../../stories/words'
import { AddField, FirstEntries } from './first-entries'
import { LogFilters, useLogFilters } from './log-filters'
import { PastedEntries } from './pasted-entries'
import { usePastedEntries } from './use-pasted-entries'
import { words } from './words'

/** Lists new entries that are not saved yet, each with a button that reopens it. */
function UnsavedEntries({ onTryAgain }: { onTryAgain(draft: NewEntryDraft): void }) {
  const id = useId()
  const drafts = useNewEntryDrafts()
  if (drafts.length === 0) return null
  return (
    <Stack component="ul" sx={{ gap: 1, ...plainList }}>
      {drafts.map((draft, index) => (
        <Stack
          key={JSON.stringify(draft.source)}
          component="li"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography id={`${id}-${index}`} sx={{ overflowWrap: 'anywhere' }}>
            {words.notSaved(draft.name)}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            aria-describedby={`${id}-${index}`}
            onClick={() => onTryAgain(draft)}
          >
            {words.tryAgain}
          </Button>
        </Stack>
      ))}
    </Stack>
  )
}

/** /log */
export default function LogPage() {
  const { filters, isFiltered, narrow, showAll } = useLogFilters()
  const query = useLog(filters)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const pasted = usePastedEntries()
  // The menu's button is gone with its entry.
  const actions = useEntryActions(() => list.current?.focus())
  const { data: entries, isPending, isPlaceholderData } = query
  // An empty list of the last filter says nothing of the one that is loading.
  const isEmpty = entries?.length === 0 && !isPlaceholderData
  // Stays for the next ones, and keeps the focus.
  const [startsEmpty, setStartsEmpty] = useState(false)
  if (isEmpty && !isFiltered && !startsEmpty) setStartsEmpty(true)
  const add = (text: string) => {
    const { name, date } = namedDate(text)
    actions.sheet.create({ name, ...doneOn(), ...date }, name)
  }
  const tryAgain = ({ source, name }: NewEntryDraft) => {
    // The button is gone once it is pressed.
    list.current?.focus()
    actions.sheet.create(source.create, name)
  }
  const leaveFilters = () => {
    list.current?.focus()
    showAll()
  }
  const preview = <PastedEntries pasted={pasted} focusField={() => field.current?.focus()} />
  return (
    <PageFrame wide title={words.heading} intro={words.intro}>
      <Stack
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={words.heading}
        aria-busy={isPlaceholderData}
        sx={{ gap: { xs: 3, sm: 4 }, outline: 'none' }}
      >
        {startsEmpty ? (
          <>
            <FirstEntries
              isEmpty={isEmpty}
              field={field}
              onAdd={add}
              onPasteList={pasted.paste}
              onDone={({ _id, name }) => actions.sheet.create({ kickId: _id, ...doneOn() }, name)}
            />
            {preview}
          </>
        ) : isPending ? (
          // As high as the field, which would be another one in an empty log.
          <Skeleton variant="rounded" sx={{ height: 100, maxWidth: 640 }} />
        ) : (
          <>
            <AddField field={field} onAdd={add} onPasteList={pasted.paste} />
            {preview}
            <LogFilters
              filters={filters}
              narrow={narrow}
              action={<MakeJournal query={query} title={storyWords.journal.titleOfLog} isAllChosen={false} />}
            />
          </>
        )}
        {/* An open sheet says itself whether its entry is saved. */}
        {!actions.sheet.isOpen && <UnsavedEntries onTryAgain={tryAgain} />}
        <ListError list={query} title={words.couldNotGet} />
        {actions.failure}
        {isPending && <EntryListSkeleton />}
        {isEmpty && isFiltered && (
          <EmptyView
            drawing="search"
            text={words.noMatch}
            button={{ label: words.showAll, onClick: leaveFilters }}
          />
        )}
        {entries && <LogByYear entries={entries} menuOf={actions.menuOf} />}
        <NextPage list={query} label={listWords.more} failure={words.couldNotGet} />
      </Stack>
      {actions.dialogs}
    </PageFrame>
  )
}
