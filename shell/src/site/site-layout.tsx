import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { Registry } from '@bucketeer/platform/runtime'
import { Box, SlotContext, styled } from '@bucketeer/shared-ui'
import { BottomBar } from '../features/bottom-bar/bottom-bar'
import { UnsavedSessionNotice } from '../features/top-bar/unsaved-session-notice'
import { TopBar } from '../features/top-bar/top-bar'
import { reportShellSuccess } from '../federation/running-shell'
import { renderSlot } from '../slots/slot-pieces'
import { preloadPage } from './preload-page'
import { SkipLink } from './skip-link'

// Full-height pages subtract the height of the bar.
const Frame = styled('div')(({ theme }) => ({
  '--top-bar-height': '64px',
  paddingBottom: 'var(--bottom-bar-height, 0px)',
  [theme.breakpoints.up('lg')]: { '--top-bar-height': '72px' },
}))

/** The frame around every page: skip link, bars and main element. It stays mounted while pages change or fail. */
export const SiteLayout = ({ registry }: { registry: Registry }) => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const prefetch = (event: SyntheticEvent) => preloadPage(registry, pathname, event)
  useEffect(reportShellSuccess, [])
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
