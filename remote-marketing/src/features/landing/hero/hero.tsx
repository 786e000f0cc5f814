import { styled, Typography, useArrival } from '@bucketeer/shared-ui'
import { PageColumn } from '../../../components/page-column'
import { words } from '../words'
import { Banner } from './banner'
import { HeroAction } from './hero-action'

const Intro = styled(PageColumn)(({ theme }) => ({
  paddingTop: theme.spacing(7),
  paddingBottom: theme.spacing(5),
  [theme.breakpoints.down('md')]: { paddingTop: theme.spacing(5) },
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(3.5), paddingBottom: theme.spacing(3.5) },
}))
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 6),
  marginTop: theme.spacing(2.5),
  [theme.breakpoints.down('lg')]: { flexDirection: 'column', alignItems: 'stretch' },
}))

/** Fills the height of the members' home with the banner. */
const Tall = styled('div')({ display: 'flex', flexDirection: 'column', flexGrow: 1 })

interface HeroProps {
  /** Members know the product: less room for its words, and the banner fills the window. */
  isMember?: boolean
}

/** Renders the heading, one line about the product, the main action and the banner. */
export function Hero({ isMember = false }: HeroProps) {
  const headingRef = useArrival(words.hero.title)
  const Root = isMember ? Tall : 'div'
  return (
    <Root data-hero="">
      <Intro {...(isMember && { style: { paddingTop: 28, paddingBottom: 24 } })}>
        <Typography
          ref={headingRef}
          variant="h1"
          tabIndex={-1}
          sx={{
            fontSize: isMember
              ? 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)'
              : 'clamp(2.375rem, 1.05rem + 5.4vw, 5.25rem)',
            lineHeight: 1.04,
            letterSpacing: '-0.022em',
          }}
        >
          {words.hero.title}
        </Typography>
        <Row>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch', color: 'text.secondary' }}>
            {words.hero.line}
          </Typography>
          <HeroAction />
        </Row>
      </Intro>
      <Banner isMember={isMember} />
    </Root>
  )
}
