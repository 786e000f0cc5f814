import { LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { HeroHeading, PageColumn } from '../../../components/page-parts'
import { words } from '../words'
import { Banner } from './banner'

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

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2.5),
  flexShrink: 0,
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { flexDirection: 'row' },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    gap: theme.spacing(1),
    textAlign: 'center',
  },
}))

/** The start of the landing page for visitors: one line about the product, the way to sign up and the banner. */
export function Hero() {
  return (
    <>
      <Intro>
        <HeroHeading title={words.hero.title} />
        <Row>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch', color: 'text.secondary' }}>
            {words.hero.line}
          </Typography>
          <Actions>
            <Typography
              variant="h5"
              component="p"
              sx={{ fontSize: 'clamp(0.9375rem, 4.4vw, 1.125rem)', lineHeight: '25px' }}
            >
              {words.hero.invitation}
            </Typography>
            <LinkButton to="/signup" variant="contained" size="large">
              {words.hero.signUp}
            </LinkButton>
          </Actions>
        </Row>
      </Intro>
      <Banner />
    </>
  )
}
