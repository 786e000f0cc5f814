import { type DrawingKind, EmptyDrawing, LinkButton, radius, styled, Typography } from '@bucketeer/shared-ui'

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  borderRadius: radius.card,
  border: `2px dashed ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    textAlign: 'start',
    gap: theme.spacing(4),
    paddingInline: theme.spacing(5),
  },
  '& svg': { flexShrink: 0 },
}))
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { alignItems: 'flex-start' },
}))

interface EmptySectionProps {
  drawing: DrawingKind
  text: string
  /** Link to the first step. */
  step: { to: string; label: string }
}

/** A section without items; smaller than a page's empty view, because two of them may be visible. */
export const EmptySection = ({ drawing, text, step }: EmptySectionProps) => (
  <Place>
    <EmptyDrawing kind={drawing} width={180} />
    <Words>
      <Typography variant="h4" component="p" sx={{ maxWidth: '36ch', fontWeight: 500 }}>
        {text}
      </Typography>
      <LinkButton to={step.to} variant="outlined">
        {step.label}
      </LinkButton>
    </Words>
  </Place>
)
