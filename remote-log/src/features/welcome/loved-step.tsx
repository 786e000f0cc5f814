import type { Bucket, Kick } from '@bucketeer/shared-auth'
import {
  Button,
  CardGrid,
  CheckIcon,
  countryName,
  ErrorBanner,
  kickCover,
  Picture,
  PlusIcon,
  radius,
  RetryBanner,
  SecondaryText,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../request'
import { kicksOf, useKeepKick } from '../../wishes/own-wishes'
import { StepFrame, type StepProps } from './step-frame'
import { words } from './words'

const columns = { xs: 2, sm: 3 }

/** How many of the newest Kicks to choose from, and how many to show. */
const asked = 60
const shown = 6

const love = ({ likes, counts }: Kick) => likes + counts.wanted + counts.done

/** Returns those Kicks of others, with a picture and a place, that most people loved. */
const lovedBy = (kicks: readonly Kick[], userId: string): Kick[] =>
  kicks
    .filter(({ pictures, location, createdBy }) => pictures && location && createdBy._id !== userId)
    .toSorted((one, other) => love(other) - love(one))
    .slice(0, shown)

/** Queries six Kicks that others loved. They stay the same during the first run. */
export const useLovedKicks = (userId: string) =>
  useQuery({
    ...request.query(['kicks', 'loved', userId], '/api/kick', { query: { limit: asked } }),
    select: (kicks) => lovedBy(kicks, userId),
    staleTime: Infinity,
  })

function LovedKick({ kick, isKept, onKeep }: { kick: Kick; isKept: boolean; onKeep(isKept: boolean): void }) {
  const id = useId()
  const { name, pictures, place, country } = kick
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', width: '100%' }}>
      <Picture
        src={pictures}
        alt=""
        sizes="270px"
        cover={kickCover(kick)}
        style={{ borderRadius: radius.control }}
      />
      <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <SecondaryText>{place ?? (country && countryName(country))}</SecondaryText>
      <Button
        size="small"
        variant={isKept ? 'text' : 'outlined'}
        aria-pressed={isKept}
        aria-describedby={id}
        startIcon={isKept ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        onClick={() => onKeep(!isKept)}
        sx={{ marginTop: 'auto' }}
      >
        {isKept ? words.loved.added : words.loved.add}
      </Button>
    </Stack>
  )
}

interface LovedStepProps extends StepProps {
  buckets: readonly Bucket[]
  bucketName: string
}

/** Step 2: Kicks that others loved. */
export function LovedStep({ buckets, bucketName, owner, ...frame }: LovedStepProps) {
  const { data: kicks, error, failureReason, refetch } = useLovedKicks(owner)
  // From the first failure on, because the retries take seconds.
  const problem = error ?? (kicks ? null : failureReason)
  const keeping = useKeepKick(bucketName)
  const kept = new Set(kicksOf(buckets).map(({ _id }) => _id))
  const { isPending, variables } = keeping
  // Shows the change before the response arrives.
  const isKept = (kickId: string) =>
    isPending && variables.kickId === kickId ? variables.isKept : kept.has(kickId)
  return (
    <StepFrame {...frame} step="loved" title={words.loved.title} intro={words.loved.intro}>
      <RetryBanner title={words.loved.couldNotGet} error={problem} onRetry={() => void refetch()} />
      {problem && !kicks && <Typography>{words.loved.without}</Typography>}
      <ErrorBanner title={words.loved.couldNotAdd} error={keeping.error} />
      {kicks?.length === 0 && <Typography>{words.loved.none}</Typography>}
      <CardGrid columns={columns} label={words.loved.title}>
        {kicks?.map((kick) => (
          <LovedKick
            key={kick._id}
            kick={kick}
            isKept={isKept(kick._id)}
            onKeep={(next) => keeping.mutate({ kickId: kick._id, isKept: next })}
          />
        ))}
      </CardGrid>
      {!kicks && !problem && (
        <div aria-hidden>
          <CardGrid columns={columns}>
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <Skeleton
                key={place}
                variant="rounded"
                width="100%"
                sx={{ height: 'auto', aspectRatio: '4/3' }}
              />
            ))}
          </CardGrid>
        </div>
      )}
    </StepFrame>
  )
}
