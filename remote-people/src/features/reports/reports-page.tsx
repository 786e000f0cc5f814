import { type Schemas, useAuth } from '@bucketeer/shared-auth'
import {
  formatDay,
  LinkButton,
  ListError,
  NextPage,
  PageFrame,
  plainList,
  Section,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { ThingLink } from '../../reports/thing'
import { words as sharedWords } from '../../reports/words'
import { OwnDecision } from './own-decision'
import { useOwnDecisions, useOwnReports } from './queries'
import { EmptyList } from '../../lists/empty-list'
import { words } from './words'

/** A report of the user with its outcome. */
const OwnReport = ({ report: { thing, reason, outcome, createdAt } }: { report: Schemas['Report'] }) => (
  <Stack sx={{ gap: 0.25 }}>
    <Typography>
      <ThingLink thing={thing} /> · {sharedWords.reasons[reason]} · {formatDay(createdAt)}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>{words.reports[outcome ?? 'open']}</Typography>
  </Stack>
)

const OnTheirWay = () => (
  <Stack role="status" aria-label={words.loading} sx={{ gap: 1 }}>
    <Skeleton width={220} height={36} />
    <Skeleton width="60%" height={40} />
    <Skeleton width="45%" height={40} />
  </Stack>
)

const list = { ...plainList, gap: 2 }

/** /reports: decisions about the user, and what became of their reports. */
export default function ReportsPage() {
  const decisions = useOwnDecisions()
  const reports = useOwnReports()
  const isModerator = useAuth(({ user }) => user?.isModerator === true)
  const { data: decided = [] } = decisions
  const { data: reported = [] } = reports
  const isWaiting = [decisions, reports].some(({ isPending, error }) => isPending && !error)
  const care = isModerator && (
    <LinkButton to="/care" variant="contained">
      {words.care}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={words.intro} action={care}>
      <Stack sx={{ gap: 6 }}>
        <ListError list={decisions} title={words.couldNotGet} />
        <ListError list={reports} title={words.couldNotGet} />
        {isWaiting && <OnTheirWay />}
        {decided.length > 0 && (
          <Section heading={words.decisions.heading}>
            <Stack component="ul" role="list" sx={list}>
              {decided.map((decision) => (
                <li key={decision._id}>
                  <OwnDecision decision={decision} />
                </li>
              ))}
            </Stack>
            <NextPage list={decisions} label={sharedWords.more} failure={words.couldNotGet} />
          </Section>
        )}
        {reported.length > 0 && (
          <Section heading={words.reports.heading}>
            <Stack component="ul" role="list" sx={list}>
              {reported.map((report) => (
                <li key={report._id}>
                  <OwnReport report={report} />
                </li>
              ))}
            </Stack>
            <NextPage list={reports} label={sharedWords.more} failure={words.couldNotGet} />
          </Section>
        )}
        {decisions.data?.length === 0 && reports.data?.length === 0 && (
          <EmptyList text={words.none} hint={words.noneHint} />
        )}
      </Stack>
    </PageFrame>
  )
}
