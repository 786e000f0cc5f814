import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { CloseIcon } from '../icons'
import { plainList } from '../theme/styles'
import type { Spot } from './marks'
import { words } from './words'

const Panel = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 12,
  top: 12,
  // Over the buttons of the map.
  zIndex: 1001,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(320px, calc(100% - 24px))',
  maxHeight: 'calc(100% - 24px)',
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

const Entry = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1),
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(0.5, 2),
  textAlign: 'left',
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

export interface SpotListProps {
  spot: Spot
  /** Counts what the pins stand for, as in '3 Kicks'. */
  things: (count: number) => string
  /** The pin whose entry gets the focus. */
  pinId: string | undefined
  onChoose(id: string): void
  onClose(): void
}

/** Lists the pins of one spot, which cannot be drawn beside each other. Escape closes it. */
export function SpotList({ spot, things, pinId, onChoose, onClose }: SpotListProps) {
  const headingId = useId()
  const focused = useRef<HTMLButtonElement>(null)
  useEffect(() => focused.current?.focus(), [spot, pinId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Panel elevation={0} role="group" aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 0.5 }}>
        <Typography id={headingId} variant="subtitle2" component="p">
          {words.stackHeading(things(spot.pins.length))}
        </Typography>
        <IconButton aria-label={words.closeStack} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Box>
      <Box component="ul" sx={{ ...plainList, overflowY: 'auto' }}>
        {spot.pins.map(({ id, number, name }) => (
          <li key={id}>
            <Entry ref={id === pinId ? focused : null} onClick={() => onChoose(id)}>
              <Typography component="span" variant="body2" sx={{ fontWeight: 700 }}>
                {number}
              </Typography>
              <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
            </Entry>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
