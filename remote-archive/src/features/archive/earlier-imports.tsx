import {
  formatDay,
  plainList,
  RetryBanner,
  Section,
  Skeleton,
  Stack,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { type Import, useImports } from '../../imports/import-calls'
import { words as sharedWords } from '../../imports/words'
import { words } from './words'

function detailsOf({ source, state, counts, createdAt }: Import) {
  const shown = { brought: counts.brought, 'taken back': counts.takenBack, read: counts.new }
  const count = state in shown ? shown[state as keyof typeof shown] : 0
  return [source && sharedWords.sources[source], formatDay(createdAt), words.earlier.states[state](count)]
    .filter(Boolean)
    .join(' · ')
}

/** Lists the imports of the last 30 days. */
export function EarlierImports() {
  const { data: imports, error, isPending, refetch } = useImports()
  return (
    <Section heading={words.earlier.heading} gap={1.5}>
      <RetryBanner title={words.earlier.couldNotGet} error={error} onRetry={() => void refetch()} />
      {isPending && (
        <div role="status" aria-label={words.earlier.loading}>
          <Skeleton width="60%" height={32} />
        </div>
      )}
      {imports?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{words.earlier.none}</Typography>
      )}
      {imports && imports.length > 0 && (
        <Stack component="ul" role="list" aria-label={words.earlier.heading} sx={plainList}>
          {imports.map((each) => (
            <Stack
              key={each._id}
              component="li"
              sx={{ paddingBlock: 1.5, borderTop: 1, borderColor: 'divider' }}
            >
              <TextLink
                to={`/archive/import/${each._id}`}
                sx={{ alignSelf: 'flex-start', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {each.fileName}
              </TextLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detailsOf(each)}
              </Typography>
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  )
}
