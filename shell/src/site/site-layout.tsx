import { matchRoute, type Registry } from '@bucketeer/platform/runtime'
import { useAuth } from '@bucketeer/shared-auth'
import { Box, followLanguage, SlotContext, styled } from '@bucketeer/shared-ui'
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { isPasswordPage } from '../account-page/password-pages'
import { BottomBar } from '../features/bottom-bar/bottom-bar'
import { TopBar } from '../features/top-bar/top-bar'
import { UnsavedSessionNotice } from '../features/top-bar/unsaved-session-notice'
import { reportRendered } from '../federation/live-registry'
import { type PartPageProps, prefetchPage } from '../federation/part-pages'
import { renderSlot } from '../slots/slot-pieces'
import { words } from './words'

/**
 * Prefetches the code of the page that the event's link leads to; for pointer and focus events of an element around
 * links. A failure is ignored here and shows when the page is opened.
 * @param present the path of the present page; on a page with a password field no remote's code is prefetched
 */
function preloadPage(pages: PartPageProps[], present: string, { target }: SyntheticEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const page = link?.origin === location.origin ? matchRoute(pages, link.pathname) : undefined
  if (!page || (page.part !== 'shell' && isPasswordPage(present))) return
  prefetchPage(page).catch(() => undefined)
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(2),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.25, 2.5),
  borderRadius: 12,
  fontWeight: 600,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** The first tab stop of every page; moves focus past the top bar to the page. */
function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  // Following the link would add a history entry.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    target.current?.focus()
  }
  return (
    <Anchor href="#content" onClick={skip}>
      {words.skip}
    </Anchor>
  )
}

// Full-height pages subtract the height of the bar.
const Frame = styled('div')(({ theme }) => ({
  '--top-bar-height': '64px',
  paddingBottom: 'var(--bottom-bar-height, 0px)',
  [theme.breakpoints.up('lg')]: { '--top-bar-height': '72px' },
}))

interface SiteLayoutProps {
  registry: Registry
  /** Those that links can lead to. */
  pages: PartPageProps[]
}

/** The frame around every page: skip link, bars and main element. It stays mounted while pages change or fail. */
export function SiteLayout({ registry, pages }: SiteLayoutProps) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const prefetch = (event: SyntheticEvent) => preloadPage(pages, pathname, event)
  useEffect(() => reportRendered('shell'), [])
  const language = useAuth(({ user }) => user?.language)
  useEffect(() => {
    // A login goes on to its page first.
    if (!isPasswordPage(pathname)) followLanguage(language)
  }, [language, pathname])
  return (
    <SlotContext value={renderSlot}>
      <Frame onPointerOver={prefetch} onFocus={prefetch}>
        <SkipLink target={main} />
        <TopBar registry={registry} />
        <UnsavedSessionNotice />
        <Box component="main" id="content" ref={main} tabIndex={-1}>
          {/* Keyed by path: state and errors of one Bucket's page must not carry over to the next one's. */}
          <Outlet key={pathname} />
        </Box>
        <BottomBar registry={registry} />
      </Frame>
    </SlotContext>
  )
}
