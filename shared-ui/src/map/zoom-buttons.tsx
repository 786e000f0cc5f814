import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type L from 'leaflet'
import { PlusIcon } from '../icons'
import { shadow } from '../theme/shadows'
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
  '& > :disabled': { opacity: 0.4 },
  '& > :focus-visible': { outlineOffset: -3 },
}))

const Minus = styled('span')({ width: 16, height: 2, backgroundColor: 'currentColor' })

/** Buttons to zoom in and out. */
export const ZoomButtons = ({ map }: { map: L.Map }) => (
  <Group>
    <ButtonBase
      aria-label={words.closer}
      disabled={map.getZoom() >= map.getMaxZoom()}
      onClick={() => map.zoomIn()}
    >
      <PlusIcon size={20} />
    </ButtonBase>
    <ButtonBase
      aria-label={words.further}
      disabled={map.getZoom() <= map.getMinZoom()}
      onClick={() => map.zoomOut()}
    >
      <Minus />
    </ButtonBase>
  </Group>
)
