import type { Theme } from '@mui/material/styles'
import { duration, radius } from './tokens'

/** The outline of the element with keyboard focus. */
export const focusRing = ({ vars }: Pick<Theme, 'vars'>) => ({
  outline: `3px solid ${vars.palette.secondary.main}`,
  outlineOffset: 2,
})

const allowsMotion = '@media (prefers-reduced-motion: no-preference)'

/** Returns a transition of these properties, unless the user prefers reduced motion. Use opacity, transform and colours. */
export const motion = (...properties: string[]) => ({
  [allowsMotion]: { transition: properties.map((name) => `${name} ${duration.quick}ms ease-out`).join(', ') },
})

/** Returns the `box-shadow` for an elevation. */
export function shadow({ vars }: Pick<Theme, 'vars'>, elevation: 'resting' | 'lifted' | 'floating') {
  const rgb = vars.palette.shadowColor
  const layers = {
    resting: `0 1px 2px rgb(${rgb} / 0.06), 0 6px 20px rgb(${rgb} / 0.07)`,
    lifted: `0 2px 4px rgb(${rgb} / 0.08), 0 16px 36px rgb(${rgb} / 0.14)`,
    floating: `0 4px 12px rgb(${rgb} / 0.12), 0 24px 56px rgb(${rgb} / 0.2)`,
  }
  return layers[elevation]
}

/** Styles of a surface that floats above the page, such as a menu. */
export const floating = (theme: Pick<Theme, 'vars'>) => ({
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow(theme, 'floating'),
})

/** Styles of a card or a chip whose radio button is chosen. */
export const chosen = ({ vars: { palette } }: Pick<Theme, 'vars'>) => ({
  borderColor: palette.secondary.main,
  boxShadow: `inset 0 0 0 1px ${palette.secondary.main}`,
  backgroundColor: `color-mix(in srgb, ${palette.secondary.main} 8%, ${palette.background.paper})`,
})

/** The colour of the sea on the map of the world, on which text has a contrast of 4.5:1. */
export const waterColor = ({ vars }: Pick<Theme, 'vars'>) =>
  `color-mix(in oklab, ${vars.palette.secondary.main} 14%, ${vars.palette.background.default})`

/** Styles of a list without markers and indentation. Give the list `role="list"`, which some browsers then leave out. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const

/**
 * Hides an element visually. Screen readers still read it, and it can take focus. The units are for `sx`, where the number
 * 1 means 100 %.
 */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

type Themed = Pick<Theme, 'vars' | 'spacing'>

/** Styles shared by MUI's fields and the native fields of pages that do not load the forms script. */
export const fieldLook = {
  /** The label above the field. */
  label: ({ vars, spacing }: Themed) => ({
    color: vars.palette.text.primary,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.5,
    marginBottom: spacing(0.75),
  }),
  box: ({ vars }: Themed) => ({
    borderRadius: radius.control,
    backgroundColor: vars.palette.background.paper,
  }),
  /** The text in the box. */
  content: ({ spacing }: Themed) => ({ padding: spacing(1.375, 1.75), lineHeight: 1.6 }),
  lineHeight: '1.625rem',
  /** The height of the box: one line and the padding of `content`, 48 px. */
  height: ({ spacing }: Themed) => `calc(${fieldLook.lineHeight} + ${spacing(2.75)})`,
  edge: ({ vars }: Themed) => vars.palette.edge,
  edgeUnderMouse: ({ vars }: Themed) => vars.palette.text.primary,
  edgeInFocus: ({ vars }: Themed) => vars.palette.secondary.main,
  placeholder: ({ vars }: Themed) => ({ color: vars.palette.text.secondary, opacity: 1 }),
  help: ({ spacing }: Themed) => ({
    fontSize: '0.875rem',
    marginInline: 2,
    marginTop: spacing(0.75),
    lineHeight: 1.45,
  }),
  /** Draws the edge as an outline, which takes no space and stays visible in forced-colours mode. */
  outlined: (theme: Themed) => ({
    outline: `1px solid ${fieldLook.edge(theme)}`,
    outlineOffset: -1,
    ...motion('outline-color'),
    '&:hover': { outlineColor: fieldLook.edgeUnderMouse(theme) },
    '&:focus-within, &[aria-expanded="true"]': {
      outline: `2px solid ${fieldLook.edgeInFocus(theme)}`,
      outlineOffset: -2,
    },
    '&[aria-invalid="true"]': { outlineColor: theme.vars.palette.error.main },
  }),
}

/** The names by which the picture and the title of a pressed card become those of its page; nothing else has them then. */
export const travelling = { picture: 'travelling-picture', title: 'travelling-title' } as const

/** Matches the link of the card that was pressed, while its page comes or goes. */
export const pressedCard = 'a[data-card].transitioning:focus'
