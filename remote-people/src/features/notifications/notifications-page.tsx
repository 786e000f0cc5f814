import { LinkButton, ListView, PageFrame, RowsSkeleton, Typography } from '@bucketeer/shared-ui'
import { useMarkSeen, useNotifications } from '../../notifications/notification-calls'
import { NotificationList } from '../../notifications/notification-list'
import { EmptyList } from '../../lists/empty-list'
import { words } from './words'

/** /notifications */
export default function NotificationsPage() {
  const query = useNotifications()
  const { data, hasNextPage } = query
  useMarkSeen(data)
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
      <ListView
        list={query}
        loading={words.loading}
        failure={words.couldNotGet}
        skeleton={<RowsSkeleton avatar={40} />}
        empty={<EmptyList text={words.none} hint={words.noneHint} />}
        more={words.more}
      >
        {(items) => <NotificationList items={items} label={words.list} />}
      </ListView>
      {data && data.length > 0 && !hasNextPage && (
        <Typography sx={{ marginTop: 3, color: 'text.secondary', textAlign: 'center' }}>
          {words.end}
        </Typography>
      )}
    </PageFrame>
  )
}
