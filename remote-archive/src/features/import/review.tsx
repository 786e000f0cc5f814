import {
  Alert,
  Button,
  ErrorBanner,
  formatDay,
  ListLinks,
  SecondaryText,
  Stack,
  useShownList,
} from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmedButton } from '../../imports/confirmed-button'
import { type Import, sentenceOf, useImportChange } from '../../imports/import-calls'
import { request } from '../../request'
import { ChoicesForm } from './choices-form'
import { RowList } from './row-list'
import { words } from './words'

interface ImportProps {
  found: Import
}

/** Only a ZIP has photos; one of Google has their addresses alone. */
const mayHavePhotos = ({ source, fileName }: Import) => source !== 'google' && /\.zip$/i.test(fileName)

/** Brings in what is new, with its photos or without. */
function Bringing({ found }: ImportProps) {
  const { _id: importId, counts, choices } = found
  const params = { importId }
  const bringing = useImportChange(importId, () =>
    request('post', '/api/import/{importId}/bring', { params }),
  )
  const choosing = useImportChange(importId, (photosLeftOut: boolean) =>
    request('put', '/api/import/{importId}/choices', { params, body: { photosLeftOut } }),
  )
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ErrorBanner title={words.couldNotBring} error={bringing.error ?? choosing.error} />
      {mayHavePhotos(found) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={choosing.isPending ? choosing.variables : choices.photosLeftOut === true}
              onChange={(_event, checked) => choosing.mutate(checked)}
            />
          }
          label={words.withoutPhotos}
        />
      )}
      <Button
        variant="contained"
        loading={bringing.isPending}
        disabled={counts.new === 0 || choosing.isPending}
        onClick={() => bringing.mutate()}
      >
        {words.bring(counts.new)}
      </Button>
    </Stack>
  )
}

/** Takes back everything that came. */
function TakeBack({ found: { _id: importId, takeBackUntil } }: ImportProps) {
  const taking = useImportChange(importId, () =>
    request('post', '/api/import/{importId}/take-back', { params: { importId } }),
  )
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ConfirmedButton words={words.takeBack} mutation={taking} variant="outlined" />
      <SecondaryText>{words.takenBackUntil(formatDay(takeBackUntil))}</SecondaryText>
    </Stack>
  )
}

/** Discards the import before anything has come. */
function Discard({ found: { _id: importId } }: ImportProps) {
  const navigate = useNavigate()
  const removal = useImportChange('list', () =>
    request('delete', '/api/import/{importId}', { params: { importId } }),
  )
  const leave = () => void navigate('/archive', { replace: true })
  return <ConfirmedButton words={words.discard} mutation={removal} onDone={leave} color="inherit" />
}

const lists = ['brought', 'new', 'here', 'look', 'unreadable'] as const

/** Lists of the rows of a file by their state. Rows that need a look can be fixed and brought in later. */
export function Review({ found }: ImportProps) {
  const { state, counts, asks, problem } = found
  const hasCome = state === 'brought'
  const filled = lists.filter((each) => counts[each] > 0)
  const list = useShownList([filled[0] ?? 'new', ...filled])
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing) return <ChoicesForm found={found} onCancel={() => setChoosing(false)} />
  return (
    <Stack sx={{ gap: 3 }}>
      {problem && <Alert severity="warning">{sentenceOf(problem)}</Alert>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        {(!hasCome || counts.new > 0) && <Bringing found={found} />}
        {asks && !hasCome && (
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {asks.columns ? words.columns.change : words.dateOrder.change}
          </Button>
        )}
        {hasCome ? <TakeBack found={found} /> : <Discard found={found} />}
      </Stack>
      <ListLinks
        label={words.lists.label}
        lists={filled}
        shown={list}
        labelOf={(each) => words.counted(words.lists[each], counts[each])}
      />
      <RowList key={list} found={found} state={list} />
    </Stack>
  )
}
