import { CardGridSkeleton, EmptyView, LinkButton, PageFrame, RetryBanner, Stack } from '@bucketeer/shared-ui'
import { Figures } from './figures'
import { LeftOut } from './left-out'
import { TodayCards } from './today-cards'
import { useToday } from './use-today'
import { words } from './words'

/** The limit of the server. */
const maxMemories = 24

const Nothing = () => (
  <EmptyView
    drawing="bucket"
    text={words.none}
    action={
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <LinkButton to="/buckets" variant="contained">
          {words.toBuckets}
        </LinkButton>
        <LinkButton to="/log" variant="outlined">
          {words.toLog}
        </LinkButton>
      </Stack>
    }
  />
)

/** /today */
export default function TodayPage() {
  const today = useToday()
  const { isPending, error, cards, settings } = today
  return (
    <PageFrame wide title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: 4 }}>
        <Figures figures={today.figures} />
        <RetryBanner title={words.couldNotGet} error={error} onRetry={today.retry} />
        {isPending && <CardGridSkeleton columns={{ xs: 1, sm: 2, lg: 3 }} />}
        {!isPending && !error && cards.length === 0 && <Nothing />}
        <TodayCards today={today} headingLevel={2} maxMemories={maxMemories} />
        {settings && <LeftOut settings={settings} />}
      </Stack>
    </PageFrame>
  )
}
