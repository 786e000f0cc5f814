import { type Kick } from '@bucketeer/shared-auth'
import { ButtonBase, styled } from '@bucketeer/shared-ui'
import { words } from './words'

/** Returns the id of a Kick's number on its card, to focus it. */
export const mapNumberId = (kickId: string) => `number-${kickId}`

const Circle = styled(ButtonBase)(({ theme }) => ({
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
  minWidth: 28,
  height: 28,
  paddingInline: 6,
  borderRadius: 14,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  fontSize: 14,
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  // The colours of the map's pins.
  '&[data-done]': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
  // Keeps the sticky top bar from covering it when it gets focus.
  scrollMarginBlock: 96,
}))

interface MapNumberProps {
  kick: Pick<Kick, '_id' | 'name' | 'mine'>
  number: number
  onShow(kickId: string): void
}

/** The number of a Kick's pin, which leads to the pin. */
export const MapNumber = ({ kick: { _id, name, mine }, number, onShow }: MapNumberProps) => (
  <Circle
    id={mapNumberId(_id)}
    data-done={mine.done > 0 ? '' : undefined}
    aria-label={words.showOnMap(number, name)}
    onClick={() => onShow(_id)}
  >
    {number}
  </Circle>
)
