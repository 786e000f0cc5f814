import { useAuth } from '@bucketeer/shared-auth'
import { Slot, styled } from '@bucketeer/shared-ui'
import { PageColumn } from '../../../components/page-column'
import { Banner } from './banner'
import { MemberIntro } from './member-intro'

const hasPiece = ':has([data-slot-piece][data-shown] > :not(:empty))'

/**
 * Fills the window, so that a piece of the slot can appear at its end without moving what follows. The banner takes the
 * room that is left: all of it without a piece, and a strip with one.
 */
const Home = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100svh - var(--top-bar-height) + 1px)',
  [`&${hasPiece} [data-banner]`]: { flexGrow: 0, aspectRatio: 'auto', height: 'clamp(136px, 22vh, 240px)' },
  [`&${hasPiece} [data-member]`]: { flexGrow: 0 },
  [`& [data-pieces]${hasPiece}`]: { paddingTop: theme.spacing(3) },
  '& [data-slot-piece][data-shown] ~ [data-slot-piece][data-shown]': { paddingTop: theme.spacing(3) },
  // Room that a piece reserves would move when the banner gets lower.
  '& [data-slot-piece]:not([data-shown])': { minHeight: '0 !important' },
}))

/** The start of the landing page for members: greeting and banner, and what remotes add below it. */
export function MemberHome() {
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  return (
    <Home>
      <MemberIntro />
      <Banner isMember />
      <PageColumn data-pieces="">{isLoggedIn && <Slot name="landing.member" />}</PageColumn>
    </Home>
  )
}
