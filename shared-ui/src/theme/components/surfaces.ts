import type { Theme } from '@mui/material/styles'
import { shadow } from '../shadows'
import { duration, radius } from '../tokens'
import type { SiteComponents } from './site-components'

const floating = ({ theme }: { theme: Pick<Theme, 'vars'> }) => ({
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow(theme, 'floating'),
})

/** Cards, menus, dialogs and banners. */
export const surfaces: SiteComponents = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.card, boxShadow: shadow(theme, 'resting') }),
    },
  },
  MuiMenu: { defaultProps: { transitionDuration: duration.quick }, styleOverrides: { paper: floating } },
  MuiPopover: { styleOverrides: { paper: floating } },
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
        ...floating({ theme }),
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
