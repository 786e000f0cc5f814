import { Box, Button, ErrorBanner, NativeSelect, Stack, Typography } from '@bucketeer/shared-ui'
import { type SyntheticEvent, useState } from 'react'
import { type Import, type ImportChoices, useImportChange } from '../../imports/import-calls'
import { request } from '../../request'
import { words } from './words'

type Columns = NonNullable<ImportChoices['columns']>
type Asked = NonNullable<NonNullable<Import['asks']>['columns']>

const fields = Object.keys(words.columns.fields) as (keyof Columns)[]

const cell = { padding: '8px 12px', textAlign: 'left', borderBottom: 1, borderColor: 'divider' } as const

/** The first rows of the file. */
const Sample = ({ header, sample }: Asked) => (
  <Box role="region" aria-label={words.columns.sample} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box component="table" sx={{ borderCollapse: 'collapse', typography: 'body2', whiteSpace: 'nowrap' }}>
      <thead>
        <tr>
          {header.map((name, index) => (
            <Box key={index} component="th" scope="col" sx={{ ...cell, fontWeight: 600 }}>
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {sample.map((row, place) => (
          <tr key={place}>
            {row.map((text, index) => (
              <Box
                key={index}
                component="td"
                sx={{ ...cell, maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                {text}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
)

interface ColumnFieldsProps {
  asked: Asked
  columns: Columns
  onChange(columns: Columns): void
}

/** Asks for the column of each field. */
function ColumnFields({ asked, columns, onChange }: ColumnFieldsProps) {
  const options = asked.header.map((label, index) => ({ value: String(index), label }))
  return (
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
          options={[...(field === 'name' ? [] : [{ value: '', label: words.columns.none }]), ...options]}
          value={String(columns[field] ?? '')}
          onChange={(value) => {
            const { [field]: _, ...others } = columns
            onChange(value === '' ? { name: 0, ...others } : { name: 0, ...others, [field]: Number(value) })
          }}
        />
      ))}
    </Box>
  )
}

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
          <ColumnFields asked={asks.columns} columns={columns} onChange={setColumns} />
          <Sample {...asks.columns} />
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
            {words.cancel}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
