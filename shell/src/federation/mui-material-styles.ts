/**
 * The exports of MUI's theme that remotes may use. The shell shares this file as `@mui/material/styles`: the whole
 * package would add unused code, such as high-contrast themes and those of earlier versions.
 * The server refuses releases of remotes that import another name; add it here first.
 */
export {
  createTheme,
  css,
  keyframes,
  styled,
  ThemeProvider,
  useColorScheme,
  useTheme,
  // The specifier `@mui/material/styles` resolves to this file.
} from '@mui/material'
