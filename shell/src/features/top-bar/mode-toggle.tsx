import { IconButton, MoonIcon, SunIcon, Tooltip, useColorMode } from '@bucketeer/shared-ui'
import { words } from './words'

/** Switches between light and dark mode. */
export const ModeToggle = () => {
  const { shown, toggle } = useColorMode()
  const isDark = shown === 'dark'
  return (
    <Tooltip title={isDark ? words.toLight : words.toDark}>
      <IconButton onClick={toggle}>{isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}</IconButton>
    </Tooltip>
  )
}
