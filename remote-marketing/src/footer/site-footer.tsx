import { useAuth } from '@bucketeer/shared-auth'
import { Box, pageWidth, productName, styled, Typography } from '@bucketeer/shared-ui'
import { FooterLinks } from './footer-links'
import { Horizon } from './horizon'
import { footerGroups, type FooterLink, words } from './words'

const Footer = styled('footer')(({ theme }) => ({
  '--ground': theme.vars.palette.background.default,
  '--footer': `color-mix(in srgb, ${theme.vars.palette.secondary.main} 14%, var(--ground))`,
}))
const Body = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--footer)',
  padding: theme.spacing(5, 4, 6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2, 5) },
}))
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: theme.spacing(5, 8),
  maxWidth: pageWidth.wide,
  marginInline: 'auto',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Groups = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: theme.spacing(4, 2),
}))

/** Renders the footer that ends every page of this remote. */
export function SiteFooter() {
  const audience = useAuth(({ isLoggedIn }) => (isLoggedIn ? 'members' : 'visitors'))
  const isForAudience = (link: FooterLink) => !link.audience || link.audience === audience
  return (
    <Footer>
      <Horizon />
      <Body>
        <Columns>
          <Box sx={{ maxWidth: '36ch' }}>
            <Typography variant="h3" component="p">
              {productName}
            </Typography>
            <Typography sx={{ marginTop: 1, textWrap: 'balance' }}>{words.motto}</Typography>
            <Typography variant="body2" sx={{ marginTop: 3, color: 'text.secondary' }}>
              {words.host}
            </Typography>
          </Box>
          <Groups aria-label={words.label}>
            {footerGroups.map(({ heading, links }) => (
              <FooterLinks key={heading} heading={heading} links={links.filter(isForAudience)} />
            ))}
          </Groups>
        </Columns>
      </Body>
    </Footer>
  )
}
