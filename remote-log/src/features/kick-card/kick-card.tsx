import { type SlotProps, styled } from '@bucketeer/shared-ui'
import { Tick, useGrew } from '../../tick/tick'
import { words } from './words'

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: 0,
  // What `remote.json` reserves on each card.
  height: 24,
  fontWeight: 600,
  fontSize: 14,
  whiteSpace: 'nowrap',
}))

/** Shows on a Kick's card whether the user did it or is on it. Makes no request: the host passes both. */
export default function KickCard({ mine }: SlotProps<'kick.card'>) {
  const isDrawn = useGrew(mine?.done)
  if (!mine || (mine.done === 0 && mine.doing === null)) return null
  const isDone = mine.done > 0
  return (
    <Line>
      {isDone && <Tick size={18} isDrawn={isDrawn} />}
      {[...(isDone ? [words.done(mine.done)] : []), ...(mine.doing === null ? [] : [words.doing])].join(
        ' · ',
      )}
    </Line>
  )
}
