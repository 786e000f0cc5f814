/** The look of a pressed outlined button, for `sx`. */
export const pressable = {
  '&[aria-pressed=true]': {
    borderColor: 'secondary.main',
    boxShadow: 'inset 0 0 0 1px currentColor',
    color: 'secondary.main',
  },
} as const
