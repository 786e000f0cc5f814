import { styled } from '@bucketeer/shared-ui'

/** Width in pixels of the column with the Story numbers, and its gap. */
export const rail = { width: 72, gap: 32 }

/** The width in pixels of contents and map on wide screens. */
const asideWidth = 380

/** The column for introduction and Stories, and one beside it on wide screens for what has `data-aside`, which stays in view. */
export const ReadingColumn = styled('div')(({ theme }) => {
  const column = { display: 'flex', flexDirection: 'column', gap: theme.spacing(4) } as const
  return {
    ...column,
    width: '100%',
    maxWidth: 920,
    marginInline: 'auto',
    '& > *': column,
    '& > :empty': { display: 'none' },
    [theme.breakpoints.up('sm')]: { gap: theme.spacing(6), '& > *': { gap: theme.spacing(6) } },
    [theme.breakpoints.up('lg')]: {
      '&:has(> [data-aside])': {
        display: 'grid',
        gridTemplate: `auto 1fr / minmax(0, 1fr) ${asideWidth}px`,
        maxWidth: 'none',
      },
      '& > [data-aside]': {
        gridArea: '1 / 2 / span 2',
        position: 'sticky',
        top: 'calc(var(--top-bar-height, 64px) + 24px)',
        alignSelf: 'start',
        gap: theme.spacing(3),
        // The list to order may be longer than the window.
        '&:has([data-ordering])': { position: 'static' },
      },
    },
  }
})
