import { Typography, useArrival } from '@bucketeer/shared-ui'

/** Renders the large heading of a page, which gets the focus after navigation. */
export const HeroHeading = ({ title }: { title: string }) => (
  <Typography
    ref={useArrival(title)}
    variant="h1"
    tabIndex={-1}
    sx={{
      fontSize: 'clamp(2.375rem, 1.05rem + 5.4vw, 5.25rem)',
      lineHeight: 1.04,
      letterSpacing: '-0.022em',
    }}
  >
    {title}
  </Typography>
)
