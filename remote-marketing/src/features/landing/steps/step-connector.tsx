import { styled } from '@bucketeer/shared-ui'

const Curve = styled('svg')(({ theme }) => ({
  position: 'absolute',
  overflow: 'visible',
  color: theme.vars.palette.secondary.main,
  opacity: 0.7,
  left: 60,
  top: 26,
  width: `calc(100% + ${theme.spacing(4)} - 68px)`,
  height: 40,
  'li:nth-of-type(even) > &': { scale: '1 -1' },
  'li:last-of-type > &': { display: 'none' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const VerticalLine = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 25,
  top: 58,
  bottom: 6,
  borderLeft: `2px dashed ${theme.vars.palette.secondary.main}`,
  opacity: 0.7,
  'li:last-of-type > &': { display: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** Draws the dashed line to the next step's marker: curved in a row, straight in a column. */
export const StepConnector = () => (
  <>
    <Curve viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden focusable="false">
      <path
        d="M0 40C42 52 52-12 100 0"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="2 7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Curve>
    <VerticalLine aria-hidden />
  </>
)
