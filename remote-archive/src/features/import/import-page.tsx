import { isNotFound } from '@bucketeer/shared-auth'
import {
  Alert,
  EntityGate,
  FormSkeleton,
  LinkButton,
  NotFoundView,
  PageFrame,
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
    <Typography variant="body2" color="textSecondary">
      {words.goesOn}
    </Typography>
  </Stack>
)

const ToArchive = () => (
  <div>
    <LinkButton to="/archive#bring-in" variant="outlined">
      {words.another}
    </LinkButton>
  </div>
)

/** The result of taking an import back, with the things that were kept because the user has edited them. */
const TakenBack = ({ found }: ImportProps) => (
  <Stack sx={{ gap: 3 }}>
    <Typography>{words.kept(found.counts.kept)}</Typography>
    {found.counts.kept > 0 && <RowList found={found} state="kept" />}
    <ToArchive />
  </Stack>
)

/** Says why a file cannot be read, and asks again if another choice may help. */
const Failed = ({ found }: ImportProps) => (
  <Stack sx={{ gap: 3 }}>
    <Alert severity="error">{found.problem ? sentenceOf(found.problem) : words.unknownProblem}</Alert>
    {found.asks && <ChoicesForm found={found} />}
    <ToArchive />
  </Stack>
)

interface View {
  Content: ComponentType<ImportProps>
  /** Whether something may come in. */
  isOpen?: boolean
}

const views: Record<Import['state'], View> = {
  reading: { Content: Working, isOpen: true },
  asks: { Content: ChoicesForm, isOpen: true },
  read: { Content: Review, isOpen: true },
  bringing: { Content: Working, isOpen: true },
  brought: { Content: Review, isOpen: true },
  'taking back': { Content: Working },
  'taken back': { Content: TakenBack },
  failed: { Content: Failed },
}

const kinds = ['kick', 'entry', 'bucket', 'journal', 'story'] as const

/** Says how many things of each kind there are. */
const figuresOf = (found: Import) =>
  kinds.flatMap((kind) => {
    const count = found.kinds[kind]
    return count ? words.figures[kind](count) : []
  })

function ImportView({ found }: ImportProps) {
  const { state, source, fileName } = found
  const { Content, isOpen } = views[state]
  const figures = figuresOf(found)
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
        {isOpen && <PrivateNote />}
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
