import { Button, CloseIcon, IconButton, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { InputAdornment, TextField, useCombobox } from '@bucketeer/shared-ui/forms'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PickedPlace } from './picked-place'
import { exactMatch, type Suggestion, suggestionLabel } from './place-directory'
import { SuggestionList } from './suggestion-list'
import { type FieldNote, type PlaceSearch, usePlaceSearch, usePlaceText } from './use-place-text'
import { words } from './words'

interface PlaceGuessesProps {
  guesses: Suggestion[]
  onChoose(guess: Suggestion): void
}

/** Suggestions for a text without an exact match. */
const PlaceGuesses = ({ guesses, onChoose }: PlaceGuessesProps) => (
  <Stack
    role="group"
    aria-label={words.field.guesses}
    direction="row"
    sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}
  >
    {guesses.map((guess) => (
      <Button key={guess.id} size="small" variant="outlined" onClick={() => onChoose(guess)}>
        {suggestionLabel(guess)}
      </Button>
    ))}
  </Stack>
)

/** The lookup of a typed place: it runs, has found no place, or is over. */
export type PlaceLookup = 'running' | 'unknown' | 'ended'

interface PlaceFieldProps {
  label: string
  value: PickedPlace | null
  /** Called with null when the text changes, and with the place once it is known. */
  onChange(place: PickedPlace | null): void
  placeholder?: string
  /** Called with the state of the lookup on blur. */
  onSettling?(state: PlaceLookup): void
}

/** A combobox for a place. Suggests places and chooses an exact match on blur. Takes other names for a spot on the map. */
export function PlaceField({ label, value, onChange, placeholder, onSettling }: PlaceFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { text, query, note, guesses, isUnknown, isSettled, isSettling, ...actions } = usePlaceText(
    value,
    onChange,
  )
  const { type, choose, chooseOwnName, settle } = actions
  const failure = isUnknown ? 'unknown' : 'ended'
  const lookup: PlaceLookup = isSettling ? 'running' : failure
  const tell = useEffectEvent(() => onSettling?.(lookup))
  // Must run first, because the click that blurs the field may submit the form.
  useLayoutEffect(() => tell(), [lookup])
  const search = usePlaceSearch(query)
  const { places } = search
  const offersOwnName = search.isAnswered && !exactMatch(query, places)
  const combobox = useCombobox({
    count: places.length + (offersOwnName ? 1 : 0),
    onChoose: (index) => (places[index] ? choose(places[index]) : chooseOwnName()),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    combobox.input.onKeyDown(event)
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    // Does not submit a text that is not a place yet.
    if (isEnter && !event.defaultPrevented && !isSettled) {
      event.preventDefault()
      leave()
    }
  }
  const leave = () => {
    combobox.close()
    settle()
  }
  /** Acts for a button that disappears, and focuses the field. */
  const press = (act: () => void) => {
    act()
    field.current?.querySelector('input')?.focus()
  }

  const shownNote = note ?? noteOnSearch(search, combobox.isShown)
  return (
    <div ref={field}>
      <TextField
        label={label}
        value={text}
        placeholder={placeholder}
        error={shownNote.kind === 'problem'}
        helperText={shownNote.text}
        onChange={({ target }) => {
          type(target.value)
          combobox.open()
        }}
        onBlur={leave}
        slotProps={{
          htmlInput: { ...combobox.input, onKeyDown },
          input: {
            ref: setAnchor,
            endAdornment: text !== '' && <ClearButton onClear={() => press(() => type(''))} />,
          },
          formHelperText: { role: 'status' },
        }}
      />
      {guesses.length > 0 && (
        <PlaceGuesses guesses={guesses} onChoose={(guess) => press(() => choose(guess))} />
      )}
      {isUnknown && (
        <Button
          size="small"
          startIcon={<PlusIcon size={16} />}
          onClick={() => press(chooseOwnName)}
          sx={{ marginTop: 1 }}
        >
          {words.field.useOwnName(query.trim())}
        </Button>
      )}
      <SuggestionList
        label={label}
        anchor={anchor}
        places={places}
        ownName={offersOwnName ? query.trim() : null}
        combobox={combobox}
      />
    </div>
  )
}

const ClearButton = ({ onClear }: { onClear(): void }) => (
  <InputAdornment position="end">
    <IconButton
      size="small"
      edge="end"
      aria-label={words.field.clear}
      // Prevents a blur, which would look up an exact match.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <CloseIcon size={18} />
    </IconButton>
  </InputAdornment>
)

function noteOnSearch(search: PlaceSearch, isListShown: boolean): FieldNote {
  const { places, isSearching, isAnswered, error } = search
  if (error) return { kind: 'problem', text: words.field.failed(error.message) }
  if (isSearching) return { kind: 'progress', text: words.field.searching }
  if (isAnswered && places.length === 0) return { kind: 'done', text: words.field.nothing }
  if (isListShown) return { kind: 'done', text: words.field.count(places.length) }
  return { kind: 'done', text: words.field.hint }
}
