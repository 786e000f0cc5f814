import { focusRing } from '../focus-ring'
import type { SiteComponents } from './site-components'

/** Global styles: writing direction, focus ring, text selection, reduced motion. */
export const baseline: SiteComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // A permanent scroll bar keeps the page from shifting sideways between short and long pages.
      html: { overflowY: 'scroll', textSizeAdjust: '100%' },
      body: {
        minHeight: '100vh',
        overflowWrap: 'break-word',
        fontOpticalSizing: 'auto',
        // With them, the browser needs seconds for the lines of a long word of brackets.
        fontVariantLigatures: 'no-contextual',
      },
      // Each text runs in the direction of its own first letter. A phrase follows the sentence around it, and the link of a
      // heading is its text.
      'body :where(:not(b, code, del, em, mark, strong, :is(h1, h2, h3, h4, h5, h6) a, [dir=ltr], [dir=rtl]))':
        {
          unicodeBidi: 'plaintext',
        },
      '::selection': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 26%, transparent)`,
      },
      ':focus-visible': focusRing(theme),
      // Headings take focus only to be announced by screen readers.
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
