import { Button, PageFrame, plainList, RetryBanner, Skeleton, Stack, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { type HiddenPeopleQuery, HiddenPerson, type Hiding, useHiddenPeople } from './hidden-person'
import { EmptyList } from '../../lists/empty-list'
import { words } from './words'

/** Those whom the user blocked, or muted. Renders nothing if there are none. */
function HiddenSection({ hiding, query }: { hiding: Hiding; query: HiddenPeopleQuery }) {
  const id = useId()
  const { data: people = [] } = query
  if (people.length === 0) return null
  const { heading, note } = words[hiding]
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, alignItems: 'flex-start' }}>
      <div>
        <Typography variant="h3" component="h2" id={id}>
          {heading}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>
      </div>
      <Stack component="ul" role="list" sx={{ gap: 2, ...plainList, alignSelf: 'stretch' }}>
        {people.map((person) => (
          <li key={person._id}>
            <HiddenPerson hiding={hiding} person={person} />
          </li>
        ))}
      </Stack>
      {query.hasNextPage && (
        <Button
          variant="outlined"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Stack>
  )
}

const OnTheirWay = () => (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 1 }}>
    <Skeleton width={160} height={36} />
    <Skeleton width="60%" height={40} />
    <Skeleton width="45%" height={40} />
  </Stack>
)

const isEmpty = ({ data }: HiddenPeopleQuery) => data?.length === 0

function retry({ error, isFetchNextPageError, fetchNextPage, refetch }: HiddenPeopleQuery) {
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
        {queries.some(({ isPending, error }) => isPending && !error) && <OnTheirWay />}
        <HiddenSection hiding="blocked" query={blocked} />
        <HiddenSection hiding="muted" query={muted} />
        {queries.every(isEmpty) && <EmptyList text={words.none} hint={words.noneHint} />}
      </Stack>
    </PageFrame>
  )
}
