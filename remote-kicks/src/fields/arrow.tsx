import { styled } from '@bucketeer/shared-ui'

const Svg = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.text.secondary,
  pointerEvents: 'none',
}))

/** The arrow at the end of a field that opens a list. */
export const Arrow = () => (
  <Svg width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="M7 10l5 5 5-5z" />
  </Svg>
)
