import { styled } from '@bucketeer/shared-ui'

/** The circle of a step's number, filled for the last step. Its user gives it size and font. */
export const StepCircle = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
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

const Mirrored = styled('path')({ '[dir=rtl] &': { scale: '-1 1', transformOrigin: 'center' } })

/** A dashed line from one step to the next, within an `svg` of any proportions. */
export const DashedPath = ({ d }: { d: string }) => (
  <Mirrored
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeDasharray="2 7"
    strokeLinecap="round"
    vectorEffect="non-scaling-stroke"
  />
)
