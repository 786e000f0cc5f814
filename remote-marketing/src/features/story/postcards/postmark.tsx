import { styled } from '@bucketeer/shared-ui'

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: -60,
  top: '42%',
  width: 136,
  overflow: 'visible',
  color: theme.vars.palette.text.primary,
  opacity: 0.42,
  rotate: '-8deg',
  [theme.breakpoints.down('sm')]: { left: -12, top: '60%', width: 92 },
}))

/** Draws a postmark over the stamp. */
export function Postmark() {
  return (
    <Drawing viewBox="0 0 124 52" fill="none" stroke="currentColor" strokeWidth={1.6} focusable="false">
      <circle cx={26} cy={26} r={24} />
      <circle cx={26} cy={26} r={15} />
      <path d="M56 12q8-6 16 0t16 0 16 0 16 0M56 22q8-6 16 0t16 0 16 0 16 0M56 32q8-6 16 0t16 0 16 0 16 0M56 42q8-6 16 0t16 0 16 0 16 0" />
    </Drawing>
  )
}
