import { styled, type Theme } from '@mui/material/styles'
import { dark, light } from './streets/street-colours'

/** The needed part of Leaflet's style sheet. */
export const leafletStyles = {
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-pane > svg, & .leaflet-zoom-box, & .leaflet-image-layer, & .leaflet-layer':
    { position: 'absolute', insetInlineStart: 0, top: 0 },
  '& .leaflet-tile, & .leaflet-marker-icon': { userSelect: 'none', WebkitUserDrag: 'none' },
  '& .leaflet-tile-pane': { zIndex: 200 },
  '& .leaflet-marker-pane': { zIndex: 600 },
  '& .leaflet-tile': { visibility: 'hidden', border: 0 },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& .leaflet-pane > svg path': { pointerEvents: 'none' },
  '& .leaflet-pane svg': { maxWidth: 'none', maxHeight: 'none', overflow: 'visible' },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '&.leaflet-zoom-anim .leaflet-zoom-animated': {
    willChange: 'transform',
    transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)',
  },
  '&.leaflet-zoom-anim .leaflet-tile, &.leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '&.leaflet-zoom-anim .leaflet-names-pane': { opacity: 0 },
}

/** The names, areas and routes. */
function drawings(theme: Theme) {
  const { background, text, primary } = theme.vars.palette
  return {
    '& .map-name': {
      display: 'flex',
      alignItems: 'center',
      gap: 5,
      width: 'max-content',
      color: text.primary,
      fontSize: 14,
      lineHeight: 1.2,
      translate: '-3px -50%',
      textShadow: [1, 2, 3].map((blur) => `0 0 ${blur}px ${background.paper}`).join(', '),
      '&::before': {
        content: '""',
        width: 7,
        height: 7,
        flex: 'none',
        borderRadius: '50%',
        border: `1.5px solid ${text.primary}`,
        backgroundColor: background.paper,
      },
    },
    '& .map-name-edge': { color: text.secondary, translate: '-50% -50%' },
    '& .map-name-edge::before': { display: 'none' },
    '& .map-name-large': { fontSize: 16, fontWeight: 600 },
    '& .map-area': {
      fill: primary.main,
      fillOpacity: 0.18,
      stroke: primary.main,
      strokeWidth: 2,
      strokeOpacity: 1,
    },
    '& .map-route': {
      fill: 'none',
      stroke: primary.main,
      strokeWidth: 2.5,
      strokeDasharray: '1 7',
      strokeLinecap: 'round',
    },
  }
}

/** The pins and clusters. Two variables colour each: its fill, and what is written on it. */
function marks({ vars: { palette } }: Theme) {
  const { background, secondary, text, primary } = palette
  const filled = (fill: string, onFill: string) => ({ '--fill': fill, '--on-fill': onFill })
  // A pin that a card leads to gets the focus, also by mouse.
  const active = ':is(:hover, :focus, [aria-current])'
  return {
    ...filled(primary.main, primary.contrastText),
    '& .map-cluster': filled(text.primary, background.paper),
    '& .map-done': filled(secondary.main, secondary.contrastText),
    [`& .map-mark${active}, & .map-mark${active} > :is(.map-disc, .map-cluster)`]: filled(
      secondary.main,
      secondary.contrastText,
    ),
    [`& .map-done${active}, & .map-mark${active} > .map-disc.map-done`]: filled(
      text.primary,
      background.paper,
    ),
    '& .map-pin': { color: 'var(--fill)', filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.35))' },
    '& .map-pin path': { stroke: background.paper },
    '& .map-pin circle': { fill: background.paper },
    '& .map-pin-number': { fill: 'var(--on-fill)', fontSize: 14, fontWeight: 700 },
    // The margin brings the surroundings into view with a mark that gets the focus.
    '& .map-mark': { cursor: 'pointer', borderRadius: 16, display: 'grid', scrollMarginBlock: 200 },
    '& .map-mark:is(:hover, [aria-current])': { zIndex: '10000 !important' },
    '& .map-disc, & .map-cluster': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: 16,
      border: `2px solid ${background.paper}`,
      fontSize: 14,
      fontWeight: 700,
      whiteSpace: 'nowrap',
      boxShadow: '0 1px 3px rgb(0 0 0 / 0.35)',
      color: 'var(--on-fill)',
      backgroundColor: 'var(--fill)',
    },
  }
}

/**
 * The container of Leaflet with the needed part of its style sheet and our colors. They are CSS variables of the theme, so
 * that the map follows the color mode without drawing again.
 */
export const MapSurface = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // The sea beyond the poles.
  backgroundColor: light.depths[2000],
  fontFamily: 'inherit',
  // The browser scrolls the page by one finger, and leaves two to the map.
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'grab',
  '&.leaflet-drag-target, & .leaflet-drag-target': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 16 },
  '&[data-pick=true]': { cursor: 'crosshair' },
  ...leafletStyles,
  ...drawings(theme),
  ...marks(theme),
  // Dims tiles in dark mode.
  ...theme.applyStyles('dark', {
    backgroundColor: dark.depths[2000],
    '& .leaflet-tile-pane': { filter: 'invert(1) hue-rotate(180deg) brightness(0.92) contrast(0.9)' },
  }),
}))
