import type { Schemas } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, placeText, Stack, useDebounced } from '@bucketeer/shared-ui'
import { focusInvalidField, TextField } from '@bucketeer/shared-ui/forms'
import { continentOf, DateField, periodWords, type TypedDate } from '@bucketeer/shared-ui/social'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { ImportRow } from '../../imports/import-calls'
import { words as sharedWords } from '../../imports/words'
import { request } from '../../request'
import { words } from './words'

export type Fix = Schemas['RowFix']

/** Milliseconds for which typing pauses before a search. */
const pauseMs = 300
const mostPlaces = 5

interface TypedPlace {
  text: string
  fix: Fix
}

interface PlaceFieldProps {
  text: string
  /** Whether the text was typed, and no place was chosen for it. */
  isTyped: boolean
  onChange(typed: TypedPlace): void
}

/** A field for a place. A place that is chosen from those with the typed name has a position, another one is only a name. */
function PlaceField({ text, isTyped, onChange }: PlaceFieldProps) {
  const q = useDebounced(isTyped ? text.trim() : '', pauseMs)
  const { data: places, error } = useQuery({
    ...request.query(['places', q], '/api/places', { query: { q, limit: mostPlaces } }),
    enabled: q !== '',
  })
  const hint = places?.length === 0 ? words.fix.noPlace : words.fix.placeTyped
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={words.fix.place}
        value={text}
        helperText={isTyped && text.trim() !== '' ? hint : words.fix.placeHint}
        onChange={({ target: { value } }) =>
          onChange({ text: value, fix: { place: value.trim() || null, location: null } })
        }
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 }, formHelperText: { role: 'status' } }}
      />
      <ErrorBanner title={words.fix.couldNotSearch} error={error} />
      <Stack role="group" aria-label={words.fix.places} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isTyped &&
          places?.map(({ _id, kind, name, region, country, location }) => (
            <Button
              key={`${kind} ${_id}`}
              size="small"
              variant="outlined"
              onClick={() =>
                onChange({
                  text: placeText(name, country),
                  fix: { place: name, location, country, continent: continentOf(country) },
                })
              }
            >
              {placeText(name, region, country)}
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

/** Edits what a row of its kind has: its name, its date, its place. */
export function RowFix({ row, isSaving, onSave, onCancel }: RowFixProps) {
  const { kind, detail } = row
  const [name, setName] = useState(row.name)
  const [when, setWhen] = useState<TypedDate | null>(null)
  const [place, setPlace] = useState<TypedPlace | null>(null)
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (when && when.date === undefined) return focusInvalidField(event.currentTarget)
    const { on, precision } = when?.date ?? { on: null, precision: 'unknown' }
    onSave({
      ...(name.trim() !== row.name && { name: name.trim() }),
      ...(when && { on, precision }),
      ...place?.fix,
    })
  }
  return (
    <Stack component="form" noValidate onSubmit={save} sx={{ gap: 2, maxWidth: 640 }}>
      <TextField
        label={words.fix.name}
        value={name}
        autoFocus
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {(kind === 'entry' || kind === 'story') && (
        <DateField
          label={words.fix.when}
          text={when?.text ?? textOfDate(detail)}
          hint={words.fix.whenHint}
          question="past"
          exactness={kind === 'story' ? 'day' : 'rough'}
          onChange={setWhen}
        />
      )}
      {kind === 'kick' && (
        <PlaceField
          text={place?.text ?? placeText(detail.place, detail.country)}
          isTyped={place?.fix.location === null}
          onChange={setPlace}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" size="small" loading={isSaving}>
          {words.fix.save}
        </Button>
        <Button variant="outlined" size="small" onClick={onCancel}>
          {sharedWords.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
