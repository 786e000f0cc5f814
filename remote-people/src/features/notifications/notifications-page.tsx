import { LinkButton, ListError, NextPage, PageFrame, Skeleton, Stack, Typography } from '@bucketeer/shared-ui'
import { useMarkSeen, useNotifications } from '../../notifications/notification-calls'
import { NotificationList } from '../../notifications/notification-list'
import { EmptyList } from '../../lists/empty-list'
import { words } from './words'

const OnTheirWay = () => (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 2 }}>
    {[72, 58, 64].map((width) => (
      <Stack key={width} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Skeleton variant="circular" width={40} height={40} />
        <Skeleton width={`${width}%`} height={32} />
      </Stack>
    ))}
  </Stack>
)

/** /notifications */
export default function NotificationsPage() {
  const query = useNotifications()
  const { data: items, hasNextPage } = query
  useMarkSeen(items)
  return (
    <PageFrame
      title={words.heading}
      intro={words.intro}
      action={
        <LinkButton to="/notifications/settings" variant="outlined">
          {words.settings}
        </LinkButton>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <ListError list={query} title={words.couldNotGet} />
        {query.isPending && <OnTheirWay />}
        {items?.length === 0 && <EmptyList text={words.none} hint={words.noneHint} />}
        {items && items.length > 0 && <NotificationList items={items} label={words.list} />}
        <NextPage list={query} label={words.more} failure={words.couldNotGet} />
        {items && items.length > 0 && !hasNextPage && (
          <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{words.end}</Typography>
        )}
      </Stack>
    </PageFrame>
  )
}
