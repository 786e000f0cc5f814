import { useAuth } from '@bucketeer/shared-auth'
import {
  CheckIcon,
  formatDay,
  groupBy,
  LinkButton,
  ListView,
  PageFrame,
  Section,
  Skeleton,
  Stack,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { addDays, localDay } from '@bucketeer/shared-ui/social'
import { useInfiniteQuery } from '@tanstack/react-query'
import { feedKey } from '../../follow/follow-calls'
import { SuggestedPeople } from '../../follow/people-list'
import { KickCards, useKicksOf } from '../../kicks/kick-cards'
import { request } from '../../request'
import { FeedGroup } from './feed-group'
import type { FeedItem } from './feed-item'
import { words } from './words'

const pageSize = 24

const useFeed = () => useInfiniteQuery(request.pages(feedKey, '/api/feed', { query: { limit: pageSize } }))

const dayOf = ({ at }: FeedItem) => localDay(new Date(at))

function dayTitle(day: string) {
  const today = localDay()
  if (day === today) return words.today
  return day === addDays(today, -1) ? words.yesterday : formatDay(`${day}T12:00`)
}

const skeleton = (
  <Stack sx={{ gap: 2 }}>
    <Skeleton width={120} height={36} />
    <Skeleton variant="rounded" height={380} sx={{ borderRadius: '20px' }} />
    <Skeleton variant="rounded" height={380} sx={{ borderRadius: '20px' }} />
  </Stack>
)

const firstPeople = 3
const firstKicks = 6

/** People, and Kicks of others, for a feed without anything. */
function FeedStart() {
  const user = useAuth((state) => state.user)
  return (
    <Stack sx={{ gap: 6 }}>
      <Typography>{words.startHint}</Typography>
      <Section heading={words.start}>
        <SuggestedPeople label={words.start} max={firstPeople} />
        <TextLink to="/people?tab=find">{words.find}</TextLink>
      </Section>
      <Section heading={words.kicks}>
        <KickCards
          label={words.kicks}
          heading="h3"
          query={useKicksOf({}, firstKicks)}
          isShown={({ createdBy }) => createdBy._id !== user?._id}
          loadsNear={false}
        />
      </Section>
    </Stack>
  )
}

/** /feed */
export default function FeedPage() {
  const query = useFeed()
  const { data, hasNextPage } = query
  return (
    <PageFrame
      title={words.heading}
      intro={words.intro}
      action={
        <LinkButton to="/people" variant="outlined">
          {words.people}
        </LinkButton>
      }
    >
      <ListView
        list={query}
        loading={words.loading}
        failure={words.couldNotGet}
        skeleton={skeleton}
        empty={<FeedStart />}
        more={words.more}
        gap={5}
      >
        {(items) =>
          groupBy(items, dayOf).map(([day, ofDay]) => (
            <Section key={day} heading={dayTitle(day)}>
              {groupBy(ofDay, ({ person }) => person._id ?? person.userName).map(([person, group]) => (
                <FeedGroup key={person} items={group} />
              ))}
            </Section>
          ))
        }
      </ListView>
      {data && data.length > 0 && !hasNextPage && (
        <Stack
          sx={{ alignItems: 'center', gap: 0.5, marginTop: 5, textAlign: 'center', color: 'text.secondary' }}
        >
          <CheckIcon size={28} />
          <Typography variant="h4" component="p" sx={{ color: 'text.primary' }}>
            {words.end}
          </Typography>
          <Typography variant="body2">{words.endHint}</Typography>
        </Stack>
      )}
    </PageFrame>
  )
}
