/**
 * The names of MUI's theme that the site's parts may use. The shell shares this file as `@mui/material/styles`: shared
 * whole, it would bring what nobody here uses, such as themes of high contrast and those of former versions.
 * A remote that uses a name that is not here is refused at release; add it here first.
 */
export {
  createTheme,
  css,
  keyframes,
  styled,
  ThemeProvider,
  useColorScheme,
  useTheme,
  // `@mui/material/styles` would be this very file.
} from '@mui/material'
