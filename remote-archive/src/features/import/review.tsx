import { Alert, Button, ErrorBanner, ListLinks, Stack } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Import, sentenceOf, useImportRemoval } from '../../imports/import-calls'
import { ChoicesForm } from './choices-form'
import { Bringing, TakeBack } from './outcome'
import { RowList } from './row-list'
import { words } from './words'

const lists = ['new', 'here', 'look', 'unreadable'] as const

/** Discards the import before anything has come. */
function Discard({ found }: { found: Import }) {
  const navigate = useNavigate()
  const deletion = useDeletion(useImportRemoval(), () => void navigate('/archive', { replace: true }))
  return (
    <>
      <ErrorBanner title={words.discard.failure} error={deletion.error} />
      <Button color="inherit" onClick={() => deletion.ask(found)}>
        {words.discard.button}
      </Button>
      <DeleteDialog
        deletion={deletion}
        title={words.discard.question}
        text={() => words.discard.consequence}
        confirm={words.discard.button}
      />
    </>
  )
}

/** Lists of the rows of a file by their state. Rows that need a look can be fixed and brought in later. */
export function Review({ found }: { found: Import }) {
  const { state, counts, asks, problem } = found
  const [search] = useSearchParams()
  const named = search.get('list')
  const hasCome = state === 'brought'
  const offered = hasCome ? (['brought', ...lists] as const).filter((each) => counts[each] > 0) : lists
  const list = offered.find((each) => each === named) ?? offered.find((each) => counts[each] > 0) ?? 'new'
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
        lists={offered}
        shown={list}
        labelOf={(each) => words.counted(words.lists[each], counts[each])}
      />
      <RowList key={list} found={found} state={list} />
    </Stack>
  )
}
