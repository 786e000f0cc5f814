import type { Kick } from '@bucketeer/shared-auth'
import {
  ButtonBase,
  PencilIcon,
  type SlotProps,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { useSwipe } from '@bucketeer/shared-ui/social'
import { Tick, useGrew } from '../../tick/tick'
import { type TickableKick, useTick } from './use-tick'
import { words } from './words'

/** What `remote.json` reserves on each card. */
const height = 28

const lineLook = { alignItems: 'center', gap: 0.75, height, typography: 'body2', fontWeight: 600, margin: 0 }

/** Says whether the user did a Kick or is on it. */
function StateLine({ mine: { done, doing }, isDrawn }: { mine: Kick['mine']; isDrawn: boolean }) {
  if (done === 0 && doing === null) return null
  return (
    <Stack component="p" direction="row" sx={lineLook}>
      {done > 0 && <Tick size={18} isDrawn={isDrawn} />}
      {[...(done > 0 ? [words.done(done)] : []), ...(doing === null ? [] : [words.doing])].join(' · ')}
    </Stack>
  )
}

const TickButton = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  gap: theme.spacing(0.75),
  minWidth: height,
  height,
  borderRadius: height / 2,
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // As large as a fingertip.
  '&::after': { content: '""', position: 'absolute', inset: '-4px -8px' },
}))
const Circle = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.text.secondary}`,
  '*:hover > &': { borderColor: theme.vars.palette.secondary.main },
}))

interface TickableLineProps extends TickableKick {
  isLine: boolean
  question?: string | undefined
}

/** A check that says that the user did a Kick, with its undo, or what they did before. */
function TickableLine({ isLine, question, ...kick }: TickableLineProps) {
  const { entry, isTicked, isBusy, toggle } = useTick(kick)
  const { mine, kickName } = kick
  const isTickable = mine.done === 0 || entry !== null
  useSwipe(isTickable ? toggle : null)
  if (!isTickable) return isLine ? null : <StateLine mine={mine} isDrawn={false} />
  const size = isLine ? 22 : 18
  return (
    <Stack
      direction={isLine ? 'column' : 'row'}
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: height }}
    >
      {question && <Typography variant="body2">{question}</Typography>}
      <TickButton
        aria-pressed={isTicked}
        aria-disabled={isBusy}
        aria-label={words.didItNamed(kickName)}
        onClick={toggle}
      >
        {isTicked ? <Tick size={size} isDrawn /> : <Circle style={{ width: size, height: size }} />}
        {!isLine && words.didIt}
      </TickButton>
      {mine.doing !== null && !isTicked && !isLine && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {words.doing}
        </Typography>
      )}
      {entry && isTicked && (
        <TextLink
          to={`/log/${entry._id}`}
          variant="body2"
          aria-label={words.addDetailsNamed(kickName)}
          // Fits beside the lines of text, so that the next line of the list stays where it is.
          sx={
            isLine
              ? { display: 'grid', placeItems: 'center', width: 28, height: 26, marginBottom: '-6px' }
              : {}
          }
        >
          {isLine ? <PencilIcon size={20} /> : words.addDetails}
        </TextLink>
      )}
    </Stack>
  )
}

/**
 * Shows on a Kick's card whether the user did it or is on it. In a Bucket and with a question, one that is not done can be
 * ticked. Showing it makes no request: the host passes what it needs.
 */
export default function KickCard(props: SlotProps<'kick.card'>) {
  const { kickId, kickName = '', mine, bucketId, isLine = false, question, on } = props
  const isDrawn = useGrew(mine?.done)
  if (!mine) return null
  if (bucketId === undefined && !question) return <StateLine mine={mine} isDrawn={isDrawn} />
  return <TickableLine {...{ kickId, kickName, mine, bucketId, isLine, question, on }} />
}
