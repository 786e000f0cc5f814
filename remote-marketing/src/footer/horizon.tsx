import { styled } from '@bucketeer/shared-ui'

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(72px, 11vw, 150px)',
  color: theme.vars.palette.secondary.main,
  // Hides the hairline that subpixel rounding leaves between the drawing and the footer.
  marginBottom: -1,
}))

/** Draws three ridges at the top of the footer; the nearest has the footer's colour. */
export function Horizon() {
  return (
    <Drawing viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden focusable="false">
      <path
        d="M0 92C120 60 210 34 330 46S520 104 660 84 890 10 1020 22 1220 96 1300 84s90-26 140-34V150H0z"
        fill="color-mix(in srgb, currentColor 5%, var(--ground))"
      />
      <path
        d="M0 66c90 22 160 44 270 40S470 58 610 66s230 58 350 50 200-62 300-56 130 38 180 44V150H0z"
        fill="color-mix(in srgb, currentColor 9%, var(--ground))"
      />
      <path
        d="M0 128c140-24 260-34 400-20s240 30 400 18 270-40 400-32 170 26 240 30v26H0z"
        fill="var(--footer)"
      />
    </Drawing>
  )
}
