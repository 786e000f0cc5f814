import { useAuth } from '@bucketeer/shared-auth'
import { DetailSkeleton, EntityGate, NotFoundView } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { useLog, useYear } from '../../log/log-queries'
import { wayOf } from '../../way/way-words'
import { OwnYear } from './own-year'
import { words } from './words'

/** /log/year/:year */
export default function YearPage() {
  const { year = '' } = useParams()
  return /^[1-9]\d{0,3}$/u.test(year) ? <Year key={year} year={Number(year)} /> : <NotFoundView />
}

function Year({ year }: { year: number }) {
  // Both queries start at once.
  const query = useYear(year)
  const log = useLog({ year })
  const way = useAuth(({ user }) => wayOf(user))
  return (
    <EntityGate
      query={query}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
      page={{ back: { to: '/log', label: words.back } }}
    >
      {(counts) => <OwnYear counts={counts} log={log} way={way} refreshError={query.error} />}
    </EntityGate>
  )
}
