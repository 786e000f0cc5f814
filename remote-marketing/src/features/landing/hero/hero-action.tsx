import { useAuth } from '@bucketeer/shared-auth'
import { LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { words } from '../words'

// Has the height of its content, so that nothing shifts when authentication has loaded.
const Actions = styled('div')(({ theme }) => ({
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

/** Offers members their Buckets and visitors the signup. Is empty while authentication is loading. */
export function HeroAction() {
  const { isLoading, userName } = useAuth(({ isLoading, user }) => ({ isLoading, userName: user?.userName }))
  if (isLoading) return <Actions />

  const [note, label, to] =
    userName === undefined
      ? [words.hero.invitation, words.hero.signUp, '/signup']
      : [words.hero.welcomeBack(userName), words.hero.goToBuckets, '/buckets']
  return (
    <Actions>
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
    </Actions>
  )
}
