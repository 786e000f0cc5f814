import { focusRing } from '../focus-ring'
import type { SiteComponents } from './site-components'

/** What holds everywhere: the ring of focus, selected text, no motion for those who want none. */
export const baseline: SiteComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // A scroll bar that is always there keeps pages of every length in one place.
      html: { overflowY: 'scroll', textSizeAdjust: '100%' },
      body: { minHeight: '100vh', overflowWrap: 'break-word', fontOpticalSizing: 'auto' },
      '::selection': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 26%, transparent)`,
      },
      ':focus-visible': focusRing(theme),
      // A heading takes focus to be read out, not to be used.
      'h1:focus, main:focus': { outline: 'none' },
      '.MuiInputBase-input:focus-visible': { outline: 'none' },
      'img, svg': { verticalAlign: 'middle' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
      },
    }),
  },
}
