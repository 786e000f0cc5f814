import { isNotFound } from '@bucketeer/shared-auth'
import {
  EmptyView,
  ListLinks,
  ListView,
  type ListViewProps,
  NotFoundView,
  PageFrame,
  Rows,
  Skeleton,
  Stack,
  useShownList,
} from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { words as sharedWords } from '../../reports/words'
import { DecisionEntry, QueueEntry } from './entries'
import { type QueueState, useCareLog, useQueue } from './queries'
import { words } from './words'

const lists = ['open', 'decided', 'log'] as const

const skeleton = (
  <Stack sx={{ gap: 2 }}>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={120} />
  </Stack>
)

interface CareListProps<Item> {
  shown: (typeof lists)[number]
  list: ListViewProps<Item>['list']
  children: (item: Item) => ReactNode
}

function CareList<Item extends { _id: string }>({ shown, list, children }: CareListProps<Item>) {
  if (isNotFound(list.error)) return <NotFoundView />
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: 4 }}>
        <ListLinks
          label={words.lists.label}
          lists={lists}
          shown={shown}
          labelOf={(each) => words.lists[each]}
        />
        <ListView
          list={list}
          loading={words.loading}
          failure={words.couldNotGet}
          skeleton={skeleton}
          empty={<EmptyView drawing="journal" text={words.none[shown]} />}
          more={sharedWords.more}
        >
          {(items) => <Rows items={items}>{children}</Rows>}
        </ListView>
      </Stack>
    </PageFrame>
  )
}

const Queue = ({ state }: { state: QueueState }) => (
  <CareList shown={state} list={useQueue(state)}>
    {(report) => <QueueEntry report={report} />}
  </CareList>
)

const Log = () => (
  <CareList shown="log" list={useCareLog()}>
    {(decision) => <DecisionEntry decision={decision} />}
  </CareList>
)

/** /care; not found for everybody but moderators. */
export default function CarePage() {
  const shown = useShownList(lists)
  return shown === 'log' ? <Log /> : <Queue state={shown} />
}
