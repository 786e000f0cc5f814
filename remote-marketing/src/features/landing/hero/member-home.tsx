import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, Slot, Stack, styled, Typography, useArrival, withElements } from '@bucketeer/shared-ui'
import { PageColumn } from '../../../components/page-parts'
import { words } from '../words'
import { Banner } from './banner'

const Intro = styled(PageColumn)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 6),
  paddingTop: theme.spacing(2),
  paddingBottom: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}))

/** Has its own line on small screens, so that the layout does not shift when the name is loaded. */
const Name = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'block',
    minHeight: '1.2em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
}))

const dayMs = 24 * 60 * 60 * 1000
/** Nobody is welcomed back right after the sign-up. */
const isOfLastDay = (moment: string) => new Date().getTime() - Date.parse(moment) < dayMs

/** Greets members and leads to their Buckets. Has no name and no link while authentication is loading. */
function MemberIntro() {
  const userName = useAuth(({ isLoading, user }) => (isLoading ? undefined : user?.userName))
  const isNew = useAuth(({ user }) => user !== null && isOfLastDay(user.createdAt))
  const greeting = isNew ? words.hero.welcome : words.hero.welcomeBack
  const headingRef = useArrival(greeting(''))
  return (
    <Intro>
      <Typography
        ref={headingRef}
        variant="h1"
        tabIndex={-1}
        noWrap
        sx={{
          minWidth: 0,
          fontSize: 'clamp(1.875rem, 1.4rem + 2.1vw, 3rem)',
          lineHeight: 1.2,
          letterSpacing: '-0.022em',
          // Marks above Arabic letters are higher than a line.
          paddingTop: '0.12em',
          marginTop: '-0.12em',
        }}
      >
        {userName ? withElements(greeting, <Name>{userName}</Name>) : greeting('')}
        {!userName && <Name />}
      </Typography>
      {/* Has the height of its content, so that the layout does not shift when authentication has loaded. */}
      <Stack sx={{ flexShrink: 0, minHeight: 52 }}>
        {userName && (
          <LinkButton to="/buckets" variant="contained" size="large">
            {words.hero.goToBuckets}
          </LinkButton>
        )}
      </Stack>
    </Intro>
  )
}

/** Fills the window until it is known that there is no piece, so that one can appear at its end and move nothing in view. */
const Home = styled('div')(({ theme }) => ({
  position: 'relative',
  '&:has([data-slot-piece]), &[data-loading]': { minHeight: 'calc(100svh - var(--top-bar-height) + 1px)' },
  '& [data-slot-piece][data-shown]': { paddingTop: theme.spacing(3) },
}))

/** The start of the landing page for members: greeting and banner, and what remotes add below it. */
export function MemberHome() {
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  return (
    <Home data-loading={isLoggedIn ? undefined : ''}>
      <MemberIntro />
      <Banner isMember />
      <PageColumn>{isLoggedIn && <Slot name="landing.member" />}</PageColumn>
    </Home>
  )
}
