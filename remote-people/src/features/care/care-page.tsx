import { isNotFound } from '@bucketeer/shared-auth'
import {
  EmptyView,
  LinkButton,
  ListError,
  NextPage,
  NotFoundView,
  PageFrame,
  plainList,
  Skeleton,
  Stack,
} from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { words as sharedWords } from '../../reports/words'
import { DecisionEntry, QueueEntry } from './entries'
import { type QueueState, useCareLog, useQueue } from './queries'
import { words } from './words'

const lists = ['open', 'decided', 'log'] as const
type List = (typeof lists)[number]

const pathOf = (list: List) => (list === 'open' ? '/care' : `/care?list=${list}`)

const ListLinks = ({ shown }: { shown: List }) => (
  <Stack component="nav" aria-label={words.lists.label} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {lists.map((list) => (
      <LinkButton
        key={list}
        to={pathOf(list)}
        variant={list === shown ? 'contained' : 'outlined'}
        aria-current={list === shown ? 'page' : undefined}
      >
        {words.lists[list]}
      </LinkButton>
    ))}
  </Stack>
)

const OnTheirWay = () => (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 2 }}>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={120} />
  </Stack>
)

interface CareListProps<Item> {
  list: List
  query: ReturnType<typeof useQueue> | ReturnType<typeof useCareLog>
  items: Item[] | undefined
  children: (item: Item) => ReactNode
}

function CareList<Item extends { _id: string }>({ list, query, items, children }: CareListProps<Item>) {
  if (isNotFound(query.error)) return <NotFoundView />
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: 4 }}>
        <ListLinks shown={list} />
        <ListError list={query} title={words.couldNotGet} />
        {query.isPending && <OnTheirWay />}
        {items?.length === 0 && <EmptyView drawing="journal" text={words.none[list]} />}
        <Stack component="ul" role="list" sx={{ ...plainList, gap: 2 }}>
          {items?.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </Stack>
        <NextPage list={query} label={sharedWords.more} failure={words.couldNotGet} />
      </Stack>
    </PageFrame>
  )
}

function Queue({ state }: { state: QueueState }) {
  const query = useQueue(state)
  return (
    <CareList list={state} query={query} items={query.data}>
      {(report) => <QueueEntry report={report} />}
    </CareList>
  )
}

function Log() {
  const query = useCareLog()
  return (
    <CareList list="log" query={query} items={query.data}>
      {(decision) => <DecisionEntry decision={decision} />}
    </CareList>
  )
}

/** /care; not found for everybody but moderators. */
export default function CarePage() {
  const [search] = useSearchParams()
  const list = search.get('list')
  return list === 'log' ? <Log /> : <Queue state={list === 'decided' ? 'decided' : 'open'} />
}
