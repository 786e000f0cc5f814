import { styled } from '@bucketeer/shared-ui'

/** Pixels. */
export const stepMarker = { size: 60, small: 48 }

/** A stop on the trail, with its number; the last one is filled, for there one has arrived. */
export const StepMarker = styled('div')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: stepMarker.size,
  height: stepMarker.size,
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
