import type { Schemas } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, placeText, Stack, useDebounced } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { continentOf, DateField, periodWords, type TypedDate } from '@bucketeer/shared-ui/social'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { ImportRow } from '../../imports/import-calls'
import { request } from '../../request'
import { words } from './words'

export type Fix = Schemas['RowFix']
type Place = Schemas['Place']

/** Milliseconds for which typing pauses before a search. */
const pauseMs = 300
const mostPlaces = 5

interface PlaceSearchProps {
  /** The present place. */
  shown: string
  onChoose(place: Place): void
}

/** Searches places by name, and offers them as buttons. */
function PlaceSearch({ shown, onChoose }: PlaceSearchProps) {
  // Null while nothing is typed.
  const [text, setText] = useState<string | null>(null)
  const q = useDebounced(text?.trim() ?? '', pauseMs)
  const { data: places, error } = useQuery({
    queryKey: ['places', q],
    queryFn: ({ signal }) => request('get', '/api/places', { query: { q, limit: mostPlaces }, signal }),
    enabled: q !== '',
  })
  const choose = (place: Place) => {
    setText(null)
    onChoose(place)
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={words.fix.place}
        value={text ?? shown}
        helperText={places?.length === 0 ? words.fix.noPlace : words.fix.placeHint}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 }, formHelperText: { role: 'status' } }}
      />
      <ErrorBanner title={words.fix.couldNotSearch} error={error} />
      <Stack role="group" aria-label={words.fix.places} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {text !== null &&
          places?.map((place) => (
            <Button
              key={`${place.kind} ${place._id}`}
              size="small"
              variant="outlined"
              onClick={() => choose(place)}
            >
              {placeText(place.name, place.region, place.country)}
            </Button>
          ))}
      </Stack>
    </Stack>
  )
}

const textOfDate = ({ on, precision }: ImportRow['detail']) =>
  on && precision && precision !== 'unknown' ? periodWords({ on, precision }) : ''

interface RowFixProps {
  row: ImportRow
  isSaving: boolean
  onSave(fix: Fix): void
  onCancel(): void
}

/** Edits the name, the date and the place of a row. */
export function RowFix({ row, isSaving, onSave, onCancel }: RowFixProps) {
  const { detail } = row
  const [name, setName] = useState(row.name)
  const [when, setWhen] = useState<TypedDate>({ text: textOfDate(detail), date: undefined })
  const [chosen, setChosen] = useState<Place | null>(null)
  const placeShown = chosen ? placeText(chosen.name, chosen.country) : placeText(detail.place, detail.country)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave({
      ...(name.trim() !== row.name && { name: name.trim() }),
      ...(when.date && { on: when.date.on, precision: when.date.precision }),
      ...(chosen && {
        place: chosen.name,
        location: chosen.location,
        country: chosen.country,
        continent: continentOf(chosen.country),
      }),
    })
  }
  return (
    <Stack component="form" onSubmit={save} sx={{ gap: 2, maxWidth: 640 }}>
      <TextField
        label={words.fix.name}
        value={name}
        autoFocus
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <DateField
        label={words.fix.when}
        text={when.text}
        hint={words.fix.whenHint}
        question="past"
        onChange={setWhen}
      />
      <PlaceSearch shown={placeShown} onChoose={setChosen} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" size="small" loading={isSaving}>
          {words.fix.save}
        </Button>
        <Button variant="outlined" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
