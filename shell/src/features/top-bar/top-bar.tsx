import { Link } from 'react-router-dom'
import type { Registry } from '@bucketeer/platform/runtime'
import { useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  IconButton,
  Logo,
  MoonIcon,
  pageWidth,
  Slot,
  styled,
  SunIcon,
  type Theme,
  Tooltip,
  useColorMode,
  useMediaQuery,
} from '@bucketeer/shared-ui'
import { AccountLinks } from './account-links'
import { MainNav } from './main-nav'
import { MenuDrawer } from './menu-drawer'
import { navEntries, viewerOf } from './nav-entries'
import { words } from './words'

const Surface = styled('header')(({ theme }) => ({
  viewTransitionName: 'top-bar',
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 92%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: '100%',
  maxWidth: pageWidth.wide + 64,
  height: 'var(--top-bar-height)',
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(4) },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(2) },
}))

/** Switches between light and dark mode. */
function ModeToggle() {
  const { shown, toggle } = useColorMode()
  const isDark = shown === 'dark'
  return (
    <Tooltip title={isDark ? words.toLight : words.toDark}>
      <IconButton onClick={toggle}>{isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}</IconButton>
    </Tooltip>
  )
}

// A piece that is too wide is cut off, instead of moving the rest of the bar, and a high one moves no other piece. The
// margin is for focus rings.
const besideSpacer = {
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  minWidth: 0,
  overflow: 'clip',
  overflowClipMargin: '8px',
}

/** The bar above every page, with the sections of the registry's remotes. */
export function TopBar({ registry }: { registry: Registry }) {
  const { shown } = useColorMode()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const entries = navEntries(registry, useAuth(viewerOf))
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  return (
    <Surface>
      <Row>
        <Link to="/">
          <Logo mode={shown} />
        </Link>
        {isWide && <MainNav entries={entries} />}
        <Box sx={{ flexGrow: 1 }} />
        {isLoggedIn && (
          <Box sx={besideSpacer}>
            <Slot name="bar.member" inline />
          </Box>
        )}
        <ModeToggle />
        {isWide ? <AccountLinks /> : <MenuDrawer entries={entries} />}
      </Row>
    </Surface>
  )
}
