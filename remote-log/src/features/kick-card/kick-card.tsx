import type { Kick } from '@bucketeer/shared-auth'
import { ButtonBase, type SlotProps, Stack, styled, TextLink, Typography } from '@bucketeer/shared-ui'
import { Tick, useGrew } from '../../tick/tick'
import { useTick } from './use-tick'
import { words } from './words'

/** What `remote.json` reserves on each card. */
const height = 28

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: 0,
  height,
  fontWeight: 600,
  fontSize: 14,
  whiteSpace: 'nowrap',
}))

/** Says whether the user did a Kick or is on it. */
function StateLine({ mine: { done, doing }, isDrawn }: { mine: Kick['mine']; isDrawn: boolean }) {
  if (done === 0 && doing === null) return null
  return (
    <Line>
      {done > 0 && <Tick size={18} isDrawn={isDrawn} />}
      {[...(done > 0 ? [words.done(done)] : []), ...(doing === null ? [] : [words.doing])].join(' · ')}
    </Line>
  )
}

const TickButton = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  gap: theme.spacing(0.75),
  height,
  paddingInline: theme.spacing(0.5),
  marginInlineStart: theme.spacing(-0.5),
  borderRadius: height / 2,
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // As high as a fingertip.
  '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
}))
const Circle = styled('span')(({ theme }) => ({
  width: 18,
  height: 18,
  boxSizing: 'border-box',
  borderRadius: 9,
  border: `2px solid ${theme.vars.palette.text.secondary}`,
  '*:hover > &': { borderColor: theme.vars.palette.secondary.main },
}))

interface TickableProps extends Pick<SlotProps<'kick.card'>, 'kickId' | 'kickName' | 'isLine'> {
  bucketId: string
  mine: Kick['mine']
}

/** A Kick of a Bucket: a check that says that the user did it, with its undo, or what they did before. */
function TickableKick({ kickId, bucketId, kickName = '', isLine, mine }: TickableProps) {
  const { entry, isTicked, error, toggle } = useTick({ kickId, bucketId }, mine)
  if (mine.done > 0 && !entry) return isLine ? null : <StateLine mine={mine} isDrawn={false} />
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.5, minHeight: height }}>
        <TickButton aria-pressed={isTicked} aria-label={words.didItNamed(kickName)} onClick={toggle}>
          {isTicked ? <Tick size={18} isDrawn /> : <Circle />}
          {words.didIt}
        </TickButton>
        {mine.doing !== null && !isTicked && !isLine && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {words.doing}
          </Typography>
        )}
        {entry && isTicked && (
          <TextLink to={`/log/${entry._id}`} variant="body2" aria-label={words.addDetailsNamed(kickName)}>
            {words.addDetails}
          </TextLink>
        )}
      </Stack>
      {error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {words.couldNotSave} {error.message}
        </Typography>
      )}
    </div>
  )
}

/**
 * Shows on a Kick's card whether the user did it or is on it. In a Bucket, one that is not done can be ticked. Showing it
 * makes no request: the host passes what it needs.
 */
export default function KickCard({ mine, bucketId, ...props }: SlotProps<'kick.card'>) {
  const isDrawn = useGrew(mine?.done)
  if (!mine) return null
  if (bucketId === undefined) return <StateLine mine={mine} isDrawn={isDrawn} />
  return <TickableKick {...{ mine, bucketId }} {...props} />
}
