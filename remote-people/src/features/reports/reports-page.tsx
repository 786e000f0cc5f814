import { type Schemas, useAuth } from '@bucketeer/shared-auth'
import { formatDay, LinkButton, PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { ThingLink } from '../../reports/thing'
import { words as sharedWords } from '../../reports/words'
import { OwnDecision } from './own-decision'
import { useOwnDecisions, useOwnReports } from './queries'
import { EmptyList } from '../../lists/empty-list'
import { ListSection, ListsState } from '../../lists/list-sections'
import { words } from './words'

/** A report of the user with its outcome. */
const OwnReport = ({ report: { thing, reason, outcome, createdAt } }: { report: Schemas['Report'] }) => (
  <Stack sx={{ gap: 0.25 }}>
    <Typography>
      <ThingLink thing={thing} /> · {sharedWords.reasons[reason]} · {formatDay(createdAt)}
    </Typography>
    <Typography color="textSecondary">{words.reports[outcome ?? 'open']}</Typography>
  </Stack>
)

/** /reports: decisions about the user, and what became of their reports. */
export default function ReportsPage() {
  const decisions = useOwnDecisions()
  const reports = useOwnReports()
  const isModerator = useAuth(({ user }) => user?.isModerator === true)
  const care = isModerator && (
    <LinkButton to="/care" variant="contained">
      {words.care}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={words.intro} action={care}>
      <Stack sx={{ gap: 6 }}>
        <ListsState lists={[decisions, reports]} />
        <ListSection heading={words.decisions.heading} list={decisions}>
          {(decision) => <OwnDecision decision={decision} />}
        </ListSection>
        <ListSection heading={words.reports.heading} list={reports}>
          {(report) => <OwnReport report={report} />}
        </ListSection>
        {decisions.data?.length === 0 && reports.data?.length === 0 && (
          <EmptyList text={words.none} hint={words.noneHint} />
        )}
      </Stack>
    </PageFrame>
  )
}
