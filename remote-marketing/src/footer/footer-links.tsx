import { Box, plainList, TextLink, Typography } from '@bucketeer/shared-ui'
import { type FooterGroup } from './words'

/** Renders one group of footer links under its heading. */
export function FooterLinks({ heading, links }: FooterGroup) {
  return (
    <div>
      <Typography variant="h5" component="h2" sx={{ marginBottom: 1 }}>
        {heading}
      </Typography>
      <Box component="ul" role="list" sx={plainList}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink
              to={to}
              color="text.secondary"
              underline="hover"
              sx={{ display: 'inline-block', paddingBlock: 0.75, '&:hover': { color: 'text.primary' } }}
            >
              {label}
            </TextLink>
          </li>
        ))}
      </Box>
    </div>
  )
}
