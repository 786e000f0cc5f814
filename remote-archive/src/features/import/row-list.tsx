import {
  Box,
  Button,
  ErrorBanner,
  ListError,
  NextPage,
  placeText,
  plainList,
  Skeleton,
  Stack,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { dayWords, periodWords } from '@bucketeer/shared-ui/social'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Import,
  type ImportRow,
  type RowState,
  sentenceOf,
  useImportChange,
  useRows,
} from '../../imports/import-calls'
import { saveFile } from '../../imports/save-file'
import { request } from '../../request'
import { type Fix, RowFix } from './row-fix'
import { words } from './words'

function dateOf({ on, precision }: ImportRow['detail']) {
  if (!on || precision === 'unknown') return ''
  return precision ? periodWords({ on, precision }) : dayWords(on)
}

const detailsOf = ({ kind, detail }: ImportRow) =>
  [
    kind && words.kinds[kind],
    dateOf(detail),
    placeText(detail.place, detail.country),
    detail.bucket,
    detail.photos > 0 && words.photos(detail.photos),
  ]
    .filter(Boolean)
    .join(' · ')

const useFix = (importId: string, number: number) =>
  useImportChange(importId, (body: Fix) =>
    request('put', '/api/import/{importId}/row/{number}', { params: { importId, number }, body }),
  )

interface RowProps {
  importId: string
  row: ImportRow
}

/** The buttons of a row that has not come yet: fixes it, accepts its place, or leaves it out. */
function RowActions({ row, importId, onFix }: RowProps & { onFix(): void }) {
  const { number, state, name, leftOut, detail } = row
  const fixing = useFix(importId, number)
  return (
    <Stack sx={{ gap: 1, flexShrink: 0, alignItems: { sm: 'flex-end' } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {state === 'look' && !leftOut && (
          <>
            {detail.location && (
              <Button
                size="small"
                variant="outlined"
                loading={fixing.isPending}
                aria-label={words.row.acceptOf(name)}
                onClick={() => fixing.mutate({})}
              >
                {words.row.accept}
              </Button>
            )}
            <Button size="small" variant="outlined" aria-label={words.row.fixOf(name)} onClick={onFix}>
              {words.row.fix}
            </Button>
          </>
        )}
        {(state === 'new' || state === 'look') && (
          <Button
            size="small"
            color="inherit"
            aria-label={leftOut ? words.row.takeInOf(name) : words.row.leaveOutOf(name)}
            onClick={() => fixing.mutate({ leftOut: !leftOut })}
          >
            {leftOut ? words.row.takeIn : words.row.leaveOut}
          </Button>
        )}
      </Stack>
      <ErrorBanner title={words.row.failure} error={fixing.error} />
    </Stack>
  )
}

function Row({ row, importId }: RowProps) {
  const { number, name, at, detail, reason, link, leftOut } = row
  const [isFixing, setFixing] = useState(false)
  const fixing = useFix(importId, number)
  return (
    <Stack component="li" sx={{ gap: 1.5, paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, justifyContent: 'space-between' }}>
        <Box
          sx={{ minWidth: 0, overflowWrap: 'anywhere', textDecoration: leftOut ? 'line-through' : 'none' }}
        >
          {link ? (
            <TextLink to={link} sx={{ fontWeight: 600 }}>
              {name || words.row.unnamed}
            </TextLink>
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{name || words.row.unnamed}</Typography>
          )}
          <Typography variant="body2">{detailsOf(row)}</Typography>
          {detail.text && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {detail.text}
            </Typography>
          )}
          {reason && (
            <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {sentenceOf(reason)}
            </Typography>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[/^\d+$/.test(at) ? words.row.ofTable(Number(at)) : at, leftOut && words.row.isLeftOut]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {!isFixing && <RowActions row={row} importId={importId} onFix={() => setFixing(true)} />}
      </Stack>
      {isFixing && (
        <RowFix
          row={row}
          error={fixing.error}
          isSaving={fixing.isPending}
          onSave={(fix) => fixing.mutate(fix, { onSuccess: () => setFixing(false) })}
          onCancel={() => setFixing(false)}
        />
      )}
    </Stack>
  )
}

/** Saves the rows that need a look or cannot be read, to be mended in a spreadsheet and sent again. */
function RowsFile({ importId, state }: { importId: string; state: 'look' | 'unreadable' }) {
  const download = useMutation({
    mutationFn: () =>
      request('get', '/api/import/{importId}/rows.csv', { params: { importId }, query: { state } }),
    onSuccess: (csv) => {
      const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
      saveFile(address, `${state}.csv`)
      URL.revokeObjectURL(address)
    },
  })
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ErrorBanner title={words.csv.failure} error={download.error} />
      <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
        {words.csv.button}
      </Button>
    </Stack>
  )
}

/** The rows of an import in a state. */
export function RowList({ found, state }: { found: Import; state: RowState }) {
  const { _id: importId } = found
  const query = useRows(found, state)
  const { data: rows, isPending } = query
  return (
    <Stack sx={{ gap: 2 }}>
      {(state === 'look' || state === 'unreadable') && found.counts[state] > 0 && (
        <RowsFile importId={importId} state={state} />
      )}
      <ListError list={query} title={words.couldNotGetRows} />
      {isPending && (
        <div role="status" aria-label={words.loadingRows}>
          <Skeleton width="60%" height={48} />
          <Skeleton width="45%" height={48} />
        </div>
      )}
      {rows?.length === 0 && <Typography>{words.none[state]}</Typography>}
      <Stack component="ul" role="list" sx={plainList}>
        {rows?.map((row) => (
          <Row key={row.number} row={row} importId={importId} />
        ))}
      </Stack>
      <NextPage list={query} label={words.more} failure={words.couldNotGetRows} />
    </Stack>
  )
}
