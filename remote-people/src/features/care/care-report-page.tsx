import { isNotFound, type Schemas } from '@bucketeer/shared-auth'
import {
  Box,
  DetailSkeleton,
  EntityGate,
  formatDay,
  NotFoundView,
  PageFrame,
  SecondaryText,
  Section,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { Said, Sheet } from '../../reports/sheet'
import { ThingLink } from '../../reports/thing'
import { words as sharedWords } from '../../reports/words'
import { DecisionEntry, PersonName } from './entries'
import { useCareReport } from './queries'
import { VerdictForm } from './verdict-form'
import { words } from './words'

type Report = Schemas['CareReport']

/** The copy of a thing, as it was when it was reported. */
const ReportedCopy = ({ report: { thing, copy } }: { report: Report }) => (
  <Section heading={words.copy}>
    <Sheet>
      {copy.title && (
        <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {copy.title}
        </Typography>
      )}
      <Said>{copy.text}</Said>
      {copy.picture && (
        <Box
          component="img"
          src={copy.picture}
          alt={words.picture}
          sx={{ maxWidth: '100%', maxHeight: 420, borderRadius: '12px', alignSelf: 'flex-start' }}
        />
      )}
      <SecondaryText>
        {words.thing}: <ThingLink thing={thing} />
      </SecondaryText>
    </Sheet>
  </Section>
)

/** The owner, with the numbers of reports and decisions about them. */
function OwnerHistory({ report: { accused, history } }: { report: Report }) {
  const kinds = ['nothing', 'hide', 'warn', 'suspend'] as const
  const decided = kinds.filter((kind) => history[kind] > 0).map((kind) => words.history[kind](history[kind]))
  return (
    <Section heading={words.owner}>
      <div>
        <Typography>
          <PersonName person={accused} />
        </Typography>
        <SecondaryText>{[words.history.reports(history.reports), ...decided].join(' · ')}</SecondaryText>
      </div>
    </Section>
  )
}

/** The reports of a thing, with the reason and the earlier reports of each reporter. */
const SentReports = ({ report: { reports, count } }: { report: Report }) => (
  <Section heading={words.reports(count)}>
    <Stack sx={{ gap: 2 }}>
      {reports.map(({ _id, reporter, bySite, reason, note, sent, unfounded, createdAt }) => (
        <Sheet key={_id}>
          <Typography>
            <strong>{sharedWords.reasons[reason]}</strong> ·{' '}
            {bySite ? words.site : <PersonName person={reporter} />} · {formatDay(createdAt)}
          </Typography>
          {note && <Said>{note}</Said>}
          {reporter && sent > 0 && <SecondaryText>{words.sentBefore(sent, unfounded)}</SecondaryText>}
        </Sheet>
      ))}
    </Stack>
  </Section>
)

const CareView = ({ report }: { report: Report }) => (
  <PageFrame
    title={report.copy.title || sharedWords.kinds[report.thing.kind]}
    intro={report.copy.title && sharedWords.kinds[report.thing.kind]}
    back={{ to: '/care', label: words.toQueue }}
  >
    <Stack sx={{ gap: 5 }}>
      <ReportedCopy report={report} />
      <SentReports report={report} />
      <OwnerHistory report={report} />
      {report.answers && (
        <Section heading={words.answered}>
          <DecisionEntry decision={report.answers} />
        </Section>
      )}
      {report.decision ? (
        <Section heading={words.decision}>
          <DecisionEntry decision={report.decision} />
        </Section>
      ) : (
        <VerdictForm report={report} />
      )}
    </Stack>
  </PageFrame>
)

/** /care/:reportId; not found for everybody but moderators. */
export default function CareReportPage() {
  const { reportId = '' } = useParams()
  const query = useCareReport(reportId)
  if (isNotFound(query.error)) return <NotFoundView />
  return (
    <EntityGate
      query={query}
      skeleton={<DetailSkeleton />}
      heading={words.outOfReach}
      failure={words.couldNotGet}
      page={{ back: { to: '/care', label: words.toQueue } }}
    >
      {(report) => <CareView key={report._id} report={report} />}
    </EntityGate>
  )
}
