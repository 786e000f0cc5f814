import { styled } from '@bucketeer/shared-ui'
import { markerSize } from './step-marker'

const Path = styled('svg')(({ theme }) => ({
  position: 'absolute',
  top: markerSize + 8,
  bottom: 8,
  left: 0,
  width: '100%',
  height: `calc(100% - ${markerSize + 16}px)`,
  color: theme.vars.palette.secondary.main,
  opacity: 0.7,
  'li:nth-of-type(even) &': { scale: '-1 1' },
  'li:last-of-type &': { display: 'none' },
}))

/** Draws the dashed line from this step's marker to the next one, whatever the distance. */
export function StepConnector() {
  return (
    <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
      <path
        d="M50 0C50 14 92 20 90 38S10 60 12 78 50 90 50 100"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="2 7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Path>
  )
}
