import { styled } from '@bucketeer/shared-ui'

/** At most seventy characters in a line. Text is narrower than the 0 on which `ch` is based. */
const measure = '50ch'

/** A box for Markdown, with book typography. `data-initial` gives it a drop cap. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: measure,
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  // eslint-disable-next-line no-restricted-syntax -- a long text stands on the side where its lines begin
  textAlign: 'start',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& h2, & h3, & h4': {
    margin: 0,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.25em',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& h4': { fontSize: '1.1em' },
  '& ul': { margin: 0, paddingInlineStart: '1.4em' },
  '& ol': { margin: 0, paddingInlineStart: '2.2em' },
  '& li + li': { marginTop: '0.35em' },
  // More specific than the margins of the elements.
  '&& > * + *': { marginTop: '1em' },
  '&& > * + h2, && > * + h3, && > * + h4': { marginTop: '1.6em' },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: '1em',
    borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
    fontStyle: 'italic',
  },
  '& a': { color: theme.vars.palette.secondary.main },
  '& code, & pre': { fontSize: '0.9em' },
  '& pre': { margin: 0, overflowX: 'auto', whiteSpace: 'pre-wrap' },
  '& hr': { width: '30%', border: 0, borderTop: `1px solid ${theme.vars.palette.edge}`, marginBlock: '2em' },
  '& [role=region]': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': {
    padding: theme.spacing(0.5, 0),
    paddingInlineEnd: theme.spacing(1.5),
    textAlign: 'inherit',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '&[data-initial] p:first-of-type::first-letter': {
    float: 'left',
    marginInlineEnd: '0.08em',
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 600,
    fontSize: '3.55em',
    lineHeight: 0.86,
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('sm')]: { fontSize: '1.125rem' },
}))

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
