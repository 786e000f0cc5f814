import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, Stack, styled, Typography, useArrival } from '@bucketeer/shared-ui'
import { PageColumn } from '../../../components/page-column'
import { words } from '../words'

const Intro = styled(PageColumn)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 6),
  paddingTop: theme.spacing(3),
  paddingBottom: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}))

/** Has its own line on small screens, so that the layout does not shift when the name is loaded. */
const Part = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'block',
    minHeight: '1.2em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
}))

/** Greets members and leads to their Buckets. Has no name and no link while authentication is loading. */
export function MemberIntro() {
  const userName = useAuth(({ isLoading, user }) => (isLoading ? undefined : user?.userName))
  const headingRef = useArrival(words.hero.welcomeBack)
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
        }}
      >
        <Part>
          {words.hero.welcomeBack}
          {userName && ','}
        </Part>
        {userName && ' '}
        <Part>{userName}</Part>
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
