import { keys, type Kick } from '@bucketeer/shared-auth'
import {
  Button,
  CheckIcon,
  LinkButton,
  plainList,
  PlusIcon,
  RetryBanner,
  Section,
  Stack,
  TextLink,
  Typography,
  useDebounced,
} from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type RefObject, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entryLimits } from '../../log/entry'
import { request } from '../../request'
import { Tick, useGrew } from '../../tick/tick'
import { words } from './words'

/** Focuses a field when a link leads to /log#add, also from /log itself. The shell's bar has such a link. */
function useFocusToAdd(field: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#add') field.current?.focus()
  }, [field, hash, key])
}

interface AddProps {
  field: RefObject<HTMLInputElement | null>
  /** Adds something that is no Kick yet. */
  onAdd(name: string): void
  /** Called with a text of several lines. */
  onPasteList(text: string): void
}

/** Takes a text of several lines before the field makes one line of it. */
const listPaster = (onPasteList: AddProps['onPasteList']) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData('text')
  if (!/\S\s*[\n\r]\s*\S/u.test(text)) return
  event.preventDefault()
  onPasteList(text)
}

/** Asks for the name of something that is no Kick yet. */
export function AddField({ field, onAdd, onPasteList }: AddProps) {
  const [name, setName] = useState('')
  const hintId = useId()
  useFocusToAdd(field)
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  return (
    <Stack component="form" onSubmit={add} sx={{ gap: 0.5, maxWidth: 640 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
        <TextField
          label={words.add}
          placeholder={words.addExample}
          value={name}
          inputRef={field}
          onChange={({ target }) => setName(target.value)}
          onPaste={listPaster(onPasteList)}
          slotProps={{ htmlInput: { maxLength: entryLimits.name, 'aria-describedby': hintId } }}
          autoComplete="off"
          fullWidth
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<PlusIcon size={20} />}
          sx={{
            flexShrink: 0,
            minHeight: 48,
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
        >
          {words.addButton}
        </Button>
      </Stack>
      {/* Phones begin with the entries. */}
      <Typography
        id={hintId}
        variant="caption"
        sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {words.addHint}
      </Typography>
    </Stack>
  )
}

/** The maximum number of results. */
const limit = 8
// Debounce in milliseconds.
const pause = 300

/** Searches everybody's Kicks once typing pauses. An empty text finds nothing. */
function useKickSearch(text: string) {
  const wanted = text.trim()
  const q = useDebounced(wanted, pause)
  const query = useQuery({
    // Below the log, because what is done shows in the results.
    ...request.query([...keys.log.all, 'search', q], '/api/kick', { query: { q, limit } }),
    enabled: q !== '',
    placeholderData: (before) => before,
  })
  return { ...query, data: q === '' || wanted === '' ? undefined : query.data, isCurrent: q === wanted }
}

/** A Kick that was found, with 'I did it'. */
function Result({ kick, onDone }: { kick: Kick; onDone(kick: Kick): void }) {
  const id = useId()
  const { done } = kick.mine
  const isDrawn = useGrew(done)
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 2, paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink id={id} to={`/kicks/${kick._id}`}>
          {kick.name}
        </TextLink>
        {done > 0 && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, typography: 'body2' }}>
            <Tick size={18} isDrawn={isDrawn} /> {words.search.done(done)}
          </Stack>
        )}
      </Stack>
      <Button
        variant="outlined"
        size="small"
        startIcon={<CheckIcon size={18} />}
        aria-describedby={id}
        onClick={() => onDone(kick)}
        sx={{ flexShrink: 0 }}
      >
        {words.search.didIt}
      </Button>
    </Stack>
  )
}

interface FirstEntriesProps extends AddProps {
  /** Whether the log is still empty. */
  isEmpty: boolean
  onDone(kick: Kick): void
}

/** Asks the user what they have already done. The field searches all Kicks, and can add the text as a new one. */
export function FirstEntries({ isEmpty, field, onDone, onAdd, onPasteList }: FirstEntriesProps) {
  const [text, setText] = useState('')
  useFocusToAdd(field)
  const add = () => {
    // The button goes with the text. The sheet gives the focus back to the field.
    field.current?.focus()
    setText('')
    onAdd(text.trim())
  }
  const { data: kicks, isCurrent, error, refetch } = useKickSearch(text)
  return (
    <Section heading={isEmpty ? words.none : words.others} gap={2} maxWidth={640}>
      <TextField
        label={words.search.label}
        type="search"
        value={text}
        inputRef={field}
        onChange={({ target }) => setText(target.value)}
        onPaste={listPaster(onPasteList)}
        slotProps={{ htmlInput: { maxLength: entryLimits.name } }}
        helperText={words.search.hint}
        autoComplete="off"
        fullWidth
      />
      <RetryBanner title={words.search.couldNotGet} error={error} onRetry={() => void refetch()} />
      <div role="status">{kicks?.length === 0 && isCurrent && words.search.nothing}</div>
      {kicks && kicks.length > 0 && (
        <Stack component="ul" role="list" aria-label={words.search.results} sx={plainList}>
          {kicks.map((kick) => (
            <Result key={kick._id} kick={kick} onDone={onDone} />
          ))}
        </Stack>
      )}
      {text.trim() !== '' && (
        <Button
          variant="outlined"
          startIcon={<PlusIcon size={20} />}
          onClick={add}
          sx={{ alignSelf: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {words.search.add(text.trim())}
        </Button>
      )}
      <LinkButton to="/kicks" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {words.search.toKicks}
      </LinkButton>
    </Section>
  )
}
