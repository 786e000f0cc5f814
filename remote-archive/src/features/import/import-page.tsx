import { isNotFound } from '@bucketeer/shared-auth'
import {
  Alert,
  EntityGate,
  FormSkeleton,
  LinkButton,
  NotFoundView,
  PageFrame,
  SecondaryText,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { type ComponentType, useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { type Import, sentenceOf, titleOf, useImport } from '../../imports/import-calls'
import { PrivateNote } from '../../imports/private-note'
import { Progress } from '../../imports/progress'
import { words as sharedWords } from '../../imports/words'
import { ChoicesForm } from './choices-form'
import { Review } from './review'
import { RowList } from './row-list'
import { words } from './words'

interface ImportProps {
  found: Import
}

/** Shows the progress of reading, bringing in or taking back. */
const Working = ({ found }: ImportProps) => (
  <Stack sx={{ gap: 1 }}>
    <Progress label={titleOf(found)} done={found.done} total={found.total} />
    <SecondaryText>{words.goesOn}</SecondaryText>
  </Stack>
)

/** Shows what was kept because the user has edited it, or why a file cannot be read, which another choice may help. */
function Ended({ found }: ImportProps) {
  const { state, counts, problem, asks } = found
  const isFailed = state === 'failed'
  return (
    <Stack sx={{ gap: 3 }}>
      {isFailed ? (
        <Alert severity="error">{problem ? sentenceOf(problem) : words.unknownProblem}</Alert>
      ) : (
        <Typography>{words.kept(counts.kept)}</Typography>
      )}
      {isFailed && asks && <ChoicesForm found={found} />}
      {counts.kept > 0 && <RowList found={found} state="kept" />}
      <LinkButton to="/archive#bring-in" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {words.another}
      </LinkButton>
    </Stack>
  )
}

const views: Record<Import['state'], ComponentType<ImportProps>> = {
  reading: Working,
  asks: ChoicesForm,
  read: Review,
  bringing: Working,
  brought: Review,
  'taking back': Working,
  'taken back': Ended,
  failed: Ended,
}

const kinds = ['kick', 'entry', 'bucket', 'journal', 'story'] as const

function ImportView({ found }: ImportProps) {
  const { state, source, fileName } = found
  const Content = views[state]
  const mayCome = Content !== Ended && state !== 'taking back'
  const figures = kinds.flatMap((kind) => (found.kinds[kind] ? words.figures[kind](found.kinds[kind]) : []))
  const [, setSearch] = useSearchParams()
  const lastState = useRef(state)
  useEffect(() => {
    // The address names a list of the last state.
    if (lastState.current !== state) setSearch({}, { replace: true, preventScrollReset: true })
    lastState.current = state
  }, [state, setSearch])
  return (
    <PageFrame
      title={titleOf(found)}
      intro={[source && sharedWords.sources[source], fileName].filter(Boolean).join(' · ')}
      {...(figures.length > 0 && { figures })}
      back={{ to: '/archive', label: words.back }}
    >
      <Stack sx={{ gap: 4 }}>
        {mayCome && <PrivateNote />}
        <Content key={state} found={found} />
      </Stack>
    </PageFrame>
  )
}

/** /archive/import/:importId */
export default function ImportPage() {
  const { importId = '' } = useParams()
  const query = useImport(importId)
  if (isNotFound(query.error)) return <NotFoundView />
  return (
    <EntityGate
      query={query}
      skeleton={<FormSkeleton page={{ title: words.heading }} />}
      heading={words.heading}
      failure={words.couldNotGet}
      page={{ back: { to: '/archive', label: words.back } }}
    >
      {(found) => <ImportView key={found._id} found={found} />}
    </EntityGate>
  )
}
