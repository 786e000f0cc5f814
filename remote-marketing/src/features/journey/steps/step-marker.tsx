import { styled } from '@bucketeer/shared-ui'

/** In pixels. */
export const markerSize = 60

/** Shows a step's number in a circle, which is filled for the last step. */
export const StepMarker = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: markerSize,
  height: markerSize,
  marginInline: 'auto',
  borderRadius: '50%',
  color: theme.vars.palette.secondary.main,
  backgroundColor: theme.vars.palette.background.paper,
  border: '2px solid currentColor',
  'li:last-of-type &': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
    borderColor: theme.vars.palette.secondary.main,
  },
}))
