import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { words } from '../words'

// As high as what comes into it: nothing moves when it is known who is looking.
const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2.5),
  flexShrink: 0,
  minWidth: 0,
  minHeight: 52,
  [theme.breakpoints.up('lg')]: { flexDirection: 'row' },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    minHeight: 52 + 8 + 25,
    textAlign: 'center',
  },
}))

/** The one thing to do here. Shows nothing until it is known whether somebody is signed in. */
export function HeroAction() {
  const { isLoading, userName } = useAuth(({ isLoading, user }) => ({ isLoading, userName: user?.userName }))
  if (isLoading) return <Place />

  const [note, label, to] =
    userName === undefined
      ? [words.hero.invitation, words.hero.signUp, '/signup']
      : [words.hero.welcomeBack(userName), words.hero.goToBuckets, '/buckets']
  return (
    <Place>
      <Typography
        variant="h5"
        component="p"
        noWrap
        sx={{ fontSize: 'clamp(0.9375rem, 4.4vw, 1.125rem)', lineHeight: '25px', maxWidth: { lg: '30ch' } }}
      >
        {note}
      </Typography>
      <LinkButton to={to} variant="contained" size="large">
        {label}
      </LinkButton>
    </Place>
  )
}
