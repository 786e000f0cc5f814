import { Box, Button, ErrorBanner, NativeSelect, Stack, Typography } from '@bucketeer/shared-ui'
import { type SyntheticEvent, useState } from 'react'
import { type Import, type ImportChoices, useImportChange } from '../../imports/import-calls'
import { words as sharedWords } from '../../imports/words'
import { request } from '../../request'
import { words } from './words'

type Columns = NonNullable<ImportChoices['columns']>

const fields = Object.keys(words.columns.fields) as (keyof Columns)[]

interface ChoicesFormProps {
  found: Import
  onCancel?: () => void
}

/** Asks what the columns of a spreadsheet are, and in which order its dates are written. */
export function ChoicesForm({ found, onCancel }: ChoicesFormProps) {
  const { _id: importId, asks, choices } = found
  const [columns, setColumns] = useState(choices.columns ?? asks?.columns?.guess)
  const [dateOrder, setDateOrder] = useState(choices.dateOrder ?? 'day')
  const saving = useImportChange(importId, (body: ImportChoices) =>
    request('put', '/api/import/{importId}/choices', { params: { importId }, body }),
  )
  const options = (asks?.columns?.header ?? []).map((name, index) => {
    const example = asks?.columns?.sample.map((row) => row[index]).find(Boolean)
    return { value: String(index), label: [name, example].filter(Boolean).join(' · ') }
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    saving.mutate({ ...choices, ...(columns && { columns }), ...(asks?.dateOrder && { dateOrder }) })
  }
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 3 }}>
      <ErrorBanner title={words.couldNotRead} error={saving.error} />
      {asks?.columns && columns && (
        <>
          <Typography>{words.columns.text}</Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
            }}
          >
            {fields.map((field) => (
              <NativeSelect
                key={field}
                label={words.columns.fields[field]}
                options={field === 'name' ? options : [{ value: '', label: words.columns.none }, ...options]}
                value={String(columns[field] ?? '')}
                onChange={(value) => {
                  const { [field]: _, ...others } = columns
                  setColumns({ name: 0, ...others, ...(value !== '' && { [field]: Number(value) }) })
                }}
              />
            ))}
          </Box>
        </>
      )}
      {asks?.dateOrder && (
        <Box sx={{ maxWidth: 360 }}>
          <Typography sx={{ marginBottom: 2 }}>{words.dateOrder.text(asks.dateOrder.join(', '))}</Typography>
          <NativeSelect
            label={words.dateOrder.label}
            options={(['day', 'month'] as const).map((value) => ({ value, label: words.dateOrder[value] }))}
            value={dateOrder}
            onChange={(value) => setDateOrder(value === 'month' ? 'month' : 'day')}
          />
        </Box>
      )}
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          {words.columns.goOn}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {sharedWords.cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
