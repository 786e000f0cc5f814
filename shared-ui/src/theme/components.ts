import type { Theme, ThemeOptions } from '@mui/material/styles'
import { fieldLook, floating, focusRing, motion, shadow, travelling } from './styles'
import { duration, radius } from './tokens'

/** The theme's overrides of MUI's components. MUI's `Components<Theme>` fits too, but doubles the compile time. */
type SiteComponents = NonNullable<ThemeOptions['components']>

/** Global styles: writing direction, focus ring, text selection, reduced motion. */
export const baseline: SiteComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // A permanent scroll bar keeps the page from shifting sideways between short and long pages.
      html: { overflowY: 'scroll', textSizeAdjust: '100%' },
      body: {
        minHeight: '100vh',
        // Mirrored. The value `start` would take the side from the first letter of each text.
        textAlign: 'left',
        overflowWrap: 'break-word',
        fontOpticalSizing: 'auto',
        // With them, the browser needs seconds for the lines of a long word of brackets.
        fontVariantLigatures: 'no-contextual',
      },
      // Each text runs in the direction of its own first letter. Not of letters in other elements, which the browser skips:
      // around them, the direction of the page holds. A phrase follows the sentence around it, and a heading has the
      // direction of its link.
      'body :where(:not(b, code, del, em, mark, strong, [dir=ltr], [dir=rtl], :is(h1, h2, h3, h4, h5, h6) a, :has(> *)), h1, h2, h3, h4, h5, h6)':
        {
          unicodeBidi: 'plaintext',
        },
      ':lang(ar)': { quotes: '"«" "»"' },
      '::selection': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 26%, transparent)`,
      },
      ':focus-visible': focusRing(theme),
      // Headings take focus only to be announced by screen readers.
      'h1:focus, main:focus': { outline: 'none' },
      '.MuiInputBase-input:focus-visible': { outline: 'none' },
      'img, svg': { verticalAlign: 'middle' },
      // An empty field has no text that gives it a direction.
      '[dir=rtl] [dir=auto]:placeholder-shown': { direction: 'inherit' },
      '[dir=rtl] :is(.lucide-arrow-left, .lucide-arrow-right)': { scale: '-1 1' },
      '::view-transition-group(*)': { animationDuration: '240ms' },
      [`::view-transition-old(${travelling.picture}), ::view-transition-new(${travelling.picture})`]: {
        height: '100%',
        objectFit: 'cover',
        overflow: 'clip',
        borderRadius: radius.card,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
      },
    }),
  },
}

/** Buttons, chips and links. Targets have at least 24 px, common ones 44 px. */
export const controls: SiteComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible, &.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        minHeight: 44,
        paddingInline: theme.spacing(2.5),
        whiteSpace: 'nowrap',
        // A long word of another language must not be wider than the narrowest phone.
        [theme.breakpoints.down(360)]: { whiteSpace: 'normal' },
        ...motion('background-color', 'border-color', 'color', 'transform'),
        '&:active': { transform: 'scale(0.98)' },
        '& .MuiButton-startIcon': { marginLeft: -2 },
      }),
      text: ({ theme, ownerState }) => ({
        paddingInline: theme.spacing(1.5),
        // The accent colour is reserved for the main action of a page.
        ...(ownerState.color === 'primary' && {
          color: theme.vars.palette.secondary.main,
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 9%, transparent)`,
          },
        }),
      }),
      outlined: ({ theme, ownerState }) => ({
        ...(ownerState.color === 'primary' && { color: theme.vars.palette.text.primary }),
        borderColor: theme.vars.palette.edge,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
        },
      }),
      sizeSmall: ({ theme }) => ({ minHeight: 36, fontSize: '0.875rem', paddingInline: theme.spacing(1.75) }),
      sizeLarge: ({ theme }) => ({ minHeight: 52, fontSize: '1rem', paddingInline: theme.spacing(3.5) }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: theme.vars.palette.text.primary,
        borderRadius: radius.control,
        ...motion('background-color', 'color'),
      }),
      sizeSmall: { width: 32, height: 32 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radius.chip, fontWeight: 550, height: 32, fontSize: '0.875rem' },
      sizeSmall: { height: 28 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiLink: { defaultProps: { color: 'secondary', underline: 'always' } },
}

/** Applies `fieldLook` to MUI's fields. */
export const fields: SiteComponents = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, required: false },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        ...fieldLook.label(theme),
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...fieldLook.box(theme),
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: fieldLook.edge(theme),
          ...motion('border-color'),
        },
        '&:hover:not(.Mui-error):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: fieldLook.edgeUnderMouse(theme),
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: fieldLook.edgeInFocus(theme) },
      }),
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      input: ({ theme }) => ({
        ...fieldLook.content(theme),
        '&:not(textarea)': { height: fieldLook.lineHeight },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: {
    // The first letter decides the direction of the text.
    defaultProps: { slotProps: { input: { dir: 'auto' } } },
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': fieldLook.placeholder(theme) }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: fieldLook.lineHeight, '&:focus': { backgroundColor: 'transparent' } },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => fieldLook.help(theme),
    },
  },
}

const paper = ({ theme }: { theme: Pick<Theme, 'vars'> }) => floating(theme)

/** Cards, menus, dialogs and banners. */
export const surfaces: SiteComponents = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.card, boxShadow: shadow(theme, 'resting') }),
    },
  },
  MuiMenu: { defaultProps: { transitionDuration: duration.quick }, styleOverrides: { paper } },
  MuiPopover: { styleOverrides: { paper } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderRadius: 10, marginInline: theme.spacing(0.75) }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { minHeight: 44, borderRadius: radius.control } } },
  MuiDrawer: {
    defaultProps: { transitionDuration: duration.calm },
    styleOverrides: { paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default }) },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: duration.calm },
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme),
        borderRadius: radius.card,
        padding: theme.spacing(1),
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4 }) } },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 2, 2) }) } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = theme.vars.palette[ownerState.severity ?? 'success']
        return {
          borderRadius: radius.control,
          border: `1px solid color-mix(in srgb, ${tone.main} 45%, transparent)`,
          padding: theme.spacing(1.25, 2),
          fontSize: '1rem',
          lineHeight: 1.5,
          color: theme.vars.palette.text.primary,
          backgroundColor: tone.light,
          '& .MuiAlert-icon': {
            color: tone.main,
            opacity: 1,
            paddingBlock: 1,
            marginRight: theme.spacing(1.5),
          },
          '& .MuiAlert-message': { padding: 0, overflowWrap: 'anywhere' },
          '& .MuiAlert-action': { padding: 0, marginBlock: theme.spacing(-0.75) },
        }
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.divider,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }),
    },
  },
}
