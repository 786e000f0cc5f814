import { Link } from 'react-router-dom'
import type { Registry } from '@bucketeer/platform/runtime'
import { useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  IconButton,
  Logo,
  MoonIcon,
  Slot,
  SunIcon,
  type Theme,
  Tooltip,
  useColorMode,
  useMediaQuery,
} from '@bucketeer/shared-ui'
import { AccountLinks } from './account-links'
import { Bar } from './bar'
import { MainNav } from './main-nav'
import { MenuDrawer } from './menu-drawer'
import { navEntries, viewerOf } from './nav-entries'
import { words } from './words'

/** Switches between light and dark mode. */
const ModeToggle = () => {
  const { shown, toggle } = useColorMode()
  const isDark = shown === 'dark'
  return (
    <Tooltip title={isDark ? words.toLight : words.toDark}>
      <IconButton onClick={toggle}>{isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}</IconButton>
    </Tooltip>
  )
}

// A piece that is too wide is cut off, instead of moving the rest of the bar. The margin is for focus rings.
const besideSpacer = { display: 'flex', minWidth: 0, overflow: 'clip', overflowClipMargin: '8px' }

/** The bar above every page, with the sections of the registry's remotes. */
export const TopBar = ({ registry }: { registry: Registry }) => {
  const { shown } = useColorMode()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const entries = navEntries(registry, useAuth(viewerOf))
  const isLoggedIn = useAuth((state) => state.isLoggedIn)
  return (
    <Bar>
      <Link to="/">
        <Logo mode={shown} />
      </Link>
      {isWide && <MainNav registry={registry} entries={entries} />}
      <Box sx={{ flexGrow: 1 }} />
      {isLoggedIn && (
        <Box sx={besideSpacer}>
          <Slot name="bar.member" inline />
        </Box>
      )}
      <ModeToggle />
      {isWide ? <AccountLinks /> : <MenuDrawer entries={entries} />}
    </Bar>
  )
}
