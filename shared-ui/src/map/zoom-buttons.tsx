import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type L from 'leaflet'
import { PlusIcon } from '../icons'
import { shadow } from '../theme/styles'
import { radius } from '../theme/tokens'
import { words } from './words'

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  borderRadius: radius.control,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: shadow(theme, 'lifted'),
  '& > *': { width: 40, height: 40, color: theme.vars.palette.text.primary },
  '& > :first-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > [aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  '& > :focus-visible': { outlineOffset: -3 },
}))

const Minus = styled('span')({ width: 16, height: 2, backgroundColor: 'currentColor' })

/** Buttons to zoom in and out. At an end they keep the focus, which a disabled button would lose. */
export const ZoomButtons = ({ map }: { map: L.Map }) => {
  const isClosest = map.getZoom() >= map.getMaxZoom()
  const isFurthest = map.getZoom() <= map.getMinZoom()
  return (
    <Group>
      <ButtonBase
        aria-label={words.closer}
        aria-disabled={isClosest}
        onClick={() => !isClosest && map.zoomIn()}
      >
        <PlusIcon size={20} />
      </ButtonBase>
      <ButtonBase
        aria-label={words.further}
        aria-disabled={isFurthest}
        onClick={() => !isFurthest && map.zoomOut()}
      >
        <Minus />
      </ButtonBase>
    </Group>
  )
}
