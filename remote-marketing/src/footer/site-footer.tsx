import { keepLanguage, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  LanguageSwitch,
  pageWidth,
  plainList,
  productName,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { useState } from 'react'
import { type FooterGroup, footerGroups, type FooterLink, words } from './words'

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(72px, 11vw, 150px)',
  color: theme.vars.palette.secondary.main,
  // Hides the hairline that subpixel rounding leaves between the drawing and the footer.
  marginBottom: -1,
}))

/** Draws three ridges at the top of the footer; the nearest has the footer's colour. */
const Horizon = () => (
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

/** Renders one group of footer links under its heading. */
const FooterLinks = ({ heading, links }: FooterGroup) => (
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
            sx={{
              display: 'inline-block',
              paddingBlock: 0.75,
              overflowWrap: 'anywhere',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {label}
          </TextLink>
        </li>
      ))}
    </Box>
  </div>
)

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
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
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
            <Box sx={{ marginTop: 3 }}>
              <LanguageSwitch keep={keepLanguage} />
            </Box>
          </Box>
          <Groups aria-label={words.label}>
            {footerGroups().map(({ heading, links }) => (
              <FooterLinks key={heading} heading={heading} links={links.filter(isForAudience)} />
            ))}
          </Groups>
        </Columns>
      </Body>
    </Footer>
  )
}

/**
 * Returns the operator from the configuration that the server writes into every page, or its `operatorMark` where
 * pages are prerendered.
 */
function siteOperator(): string | null | undefined {
  if (typeof document === 'undefined') return '__OPERATOR__'
  const text = document.getElementById('bucketeer')?.textContent
  if (!text) return undefined
  // Trusted without a check: the site's own server wrote it into the page. Earlier ones wrote no operator.
  return (JSON.parse(text) as { config: { operator?: string | null } }).config.operator
}

/** Names the operator. Renders nothing on earlier servers, which do not know the name. */
export function SiteOperator() {
  const [operator] = useState(siteOperator)
  return operator !== undefined && <Typography>{words.runBy(operator)}</Typography>
}
