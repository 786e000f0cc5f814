import {
  Box,
  Button,
  type ButtonProps,
  ErrorBanner,
  ListView,
  placeText,
  Rows,
  SecondaryText,
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
import { words as sharedWords } from '../../imports/words'
import { request } from '../../request'
import { type Fix, RowFix } from './row-fix'
import { rowsFile } from './rows-file'
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
    detail.photos > 0 && sharedWords.photos(detail.photos),
  ]
    .filter(Boolean)
    .join(' · ')

interface RowActionsProps {
  row: ImportRow
  isSaving: boolean
  onSave(fix: Fix): void
  onFix(): void
}

/** The buttons of a row that has not come yet: accepts what is proposed, fixes it, or leaves it out. */
function RowActions({ row, isSaving, onSave, onFix }: RowActionsProps) {
  const { state, name, leftOut, detail, reason } = row
  const needsLook = state === 'look' && !leftOut
  // Other sentences are those of the site's forms, by which it cannot come in as it is.
  const isAcceptable = detail.location !== null || reason?.code?.startsWith('import')
  const button = (label: string, onClick: () => void, props?: ButtonProps) => (
    <Button
      size="small"
      variant="outlined"
      aria-label={words.row.named(label, name)}
      onClick={onClick}
      {...props}
    >
      {label}
    </Button>
  )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, flexShrink: 0, alignSelf: 'flex-start' }}>
      {needsLook &&
        isAcceptable &&
        button(detail.location ? words.row.accept : words.row.asItIs, () => onSave({}), {
          loading: isSaving,
        })}
      {needsLook && button(words.row.fix, onFix)}
      {(state === 'new' || state === 'look') &&
        button(leftOut ? sharedWords.takeIn : sharedWords.leaveOut, () => onSave({ leftOut: !leftOut }), {
          variant: 'text',
          color: 'inherit',
        })}
    </Stack>
  )
}

function Row({ row, importId }: { row: ImportRow; importId: string }) {
  const { number, at, detail, reason, link, leftOut } = row
  const name = row.name || words.row.unnamed
  const [isFixing, setFixing] = useState(false)
  const { mutate, isPending, error } = useImportChange(importId, (body: Fix) =>
    request('put', '/api/import/{importId}/row/{number}', { params: { importId, number }, body }),
  )
  const save = (fix: Fix) => mutate(fix, { onSuccess: () => setFixing(false) })
  return (
    <Stack sx={{ gap: 1.5, paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, justifyContent: 'space-between' }}>
        <Box
          sx={{ minWidth: 0, overflowWrap: 'anywhere', textDecoration: leftOut ? 'line-through' : 'none' }}
        >
          <Typography sx={{ fontWeight: 600 }}>
            {link ? <TextLink to={link}>{name}</TextLink> : name}
          </Typography>
          <Typography variant="body2">{detailsOf(row)}</Typography>
          {detail.text && <SecondaryText noWrap>{detail.text}</SecondaryText>}
          {reason && (
            <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
              {sentenceOf(reason)}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary">
            {[/^\d+$/.test(at) ? words.row.ofTable(Number(at)) : at, leftOut && words.row.isLeftOut]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {!isFixing && (
          <RowActions row={row} isSaving={isPending} onSave={save} onFix={() => setFixing(true)} />
        )}
      </Stack>
      <ErrorBanner title={words.row.failure} error={error} />
      {isFixing && <RowFix row={row} isSaving={isPending} onSave={save} onCancel={() => setFixing(false)} />}
    </Stack>
  )
}

/** Saves the rows that need a look or cannot be read, to be mended in a spreadsheet and sent again. */
function RowsFile({ importId, state }: { importId: string; state: 'look' | 'unreadable' }) {
  const download = useMutation({
    mutationFn: () => rowsFile(importId, state),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file)
      saveFile(address, `${words.lists[state]}.csv`)
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
export const RowList = ({ found, state }: { found: Import; state: RowState }) => (
  <Stack sx={{ gap: 2 }}>
    {(state === 'look' || state === 'unreadable') && found.counts[state] > 0 && (
      <RowsFile importId={found._id} state={state} />
    )}
    <ListView
      list={useRows(found, state)}
      loading={words.loadingRows}
      failure={words.couldNotGetRows}
      more={words.more}
      empty={<Typography>{words.none}</Typography>}
    >
      {(rows) => (
        <Rows items={rows} gap={0}>
          {(row) => <Row row={row} importId={found._id} />}
        </Rows>
      )}
    </ListView>
  </Stack>
)
