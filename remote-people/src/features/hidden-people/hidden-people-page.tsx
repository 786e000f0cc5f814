import {
  EmptyDrawing,
  EmptyView,
  LinkButton,
  PageFrame,
  RetryBanner,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { HiddenSection } from './hidden-section'
import { type HiddenPeopleQuery, useHiddenPeople } from './use-hidden-people'
import { words } from './words'

const onTheirWay = (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 1 }}>
    <Skeleton width={160} height={36} />
    <Skeleton width="60%" height={40} />
    <Skeleton width="45%" height={40} />
  </Stack>
)

const none = (
  <EmptyView
    drawing={<EmptyDrawing kind="search" />}
    text={words.none}
    action={
      <>
        <Typography sx={{ color: 'text.secondary' }}>{words.noneHint}</Typography>
        <LinkButton to="/kicks" variant="outlined">
          {words.toKicks}
        </LinkButton>
      </>
    }
  />
)

const isEmpty = ({ data }: HiddenPeopleQuery) => data?.length === 0

const retry = ({ error, isFetchNextPageError, fetchNextPage, refetch }: HiddenPeopleQuery) => {
  if (error) void (isFetchNextPageError ? fetchNextPage() : refetch())
}

/** /people/hidden */
export default function HiddenPeoplePage() {
  const blocked = useHiddenPeople('blocked')
  const muted = useHiddenPeople('muted')
  const queries = [blocked, muted]
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: 6 }}>
        <RetryBanner
          title={words.couldNotGet}
          error={blocked.error ?? muted.error}
          onRetry={() => queries.forEach(retry)}
        />
        {queries.some(({ isPending, error }) => isPending && !error) && onTheirWay}
        <HiddenSection hiding="blocked" query={blocked} />
        <HiddenSection hiding="muted" query={muted} />
        {queries.every(isEmpty) && none}
      </Stack>
    </PageFrame>
  )
}
