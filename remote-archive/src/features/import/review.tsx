import { Button, ErrorBanner, LinkButton, Stack } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Import, useImportRemoval } from '../../imports/import-calls'
import { ChoicesForm } from './choices-form'
import { Bringing } from './outcome'
import { RowList } from './row-list'
import { words } from './words'

const lists = ['new', 'here', 'look', 'unreadable'] as const
type List = (typeof lists)[number]

const ListLinks = ({ shown, counts }: { shown: List } & Pick<Import, 'counts'>) => (
  <Stack component="nav" aria-label={words.lists.label} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {lists.map((list) => (
      <LinkButton
        key={list}
        to={`?list=${list}`}
        replace
        variant={list === shown ? 'contained' : 'outlined'}
        color="secondary"
        aria-current={list === shown ? 'page' : undefined}
      >
        {words.lists[list](counts[list])}
      </LinkButton>
    ))}
  </Stack>
)

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

/** What was found in a file, in four lists, before it is brought in. */
export function Review({ found }: { found: Import }) {
  const { counts, asks } = found
  const [search] = useSearchParams()
  const named = search.get('list')
  const list = lists.find((each) => each === named) ?? lists.find((each) => counts[each] > 0) ?? 'new'
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing) return <ChoicesForm found={found} onCancel={() => setChoosing(false)} />
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Bringing found={found} />
        {asks && (
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {asks.columns ? words.columns.change : words.dateOrder.change}
          </Button>
        )}
        <Discard found={found} />
      </Stack>
      <ListLinks shown={list} counts={counts} />
      <RowList key={list} found={found} state={list} />
    </Stack>
  )
}
