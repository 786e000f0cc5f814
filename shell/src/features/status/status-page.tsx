import { useQuery } from '@tanstack/react-query'
import { type ApiError, type PartStatus } from '@bucketeer/shared-auth'
import { Box, Chip, ErrorView, LoadingView, PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { request } from '../../request'
import { words } from './words'

const refreshIntervalMs = 30_000

function chipOf({ isOff, live }: PartStatus) {
  if (isOff) return { label: words.switchedOff, color: 'default' as const }
  if (live.failed > 0) return { label: words.failed(live.failed), color: 'warning' as const }
  return { label: words.works, color: 'success' as const }
}

const Part = ({ status }: { status: PartStatus }) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ gap: 2, paddingBlock: 2.5, borderTop: 1, borderColor: 'divider', justifyContent: 'space-between' }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2">
        {status.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {words.version(status.live)}
      </Typography>
      {status.owner !== null && (
        <Typography sx={{ color: 'text.secondary' }}>{words.owner(status.owner)}</Typography>
      )}
      {status.slots.length > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{words.slots(status.slots)}</Typography>
      )}
      {status.canary && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{words.canary(status.canary)}</Typography>
      )}
    </Box>
    <Chip variant="outlined" {...chipOf(status)} sx={{ alignSelf: { xs: 'flex-start', sm: 'center' } }} />
  </Stack>
)

/** /status: shows the live release of each part and its failures. */
export default function StatusPage() {
  const { data, error, refetch } = useQuery<PartStatus[], ApiError>({
    queryKey: ['site', 'status'],
    queryFn: () => request('get', '/api/status', {}),
    refetchInterval: refreshIntervalMs,
  })
  if (data === undefined)
    return error ? (
      <ErrorView message={`${words.couldNotGet} ${error.message}`} onRetry={() => void refetch()} />
    ) : (
      <LoadingView />
    )
  return (
    <PageFrame title={words.title} intro={words.intro}>
      <Box component="ul" aria-label={words.list} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.map((status) => (
          <Part key={status.part} status={status} />
        ))}
      </Box>
    </PageFrame>
  )
}
