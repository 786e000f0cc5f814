import { styled } from '@bucketeer/shared-ui'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.primary.main,
  '&::after': {
    content: '""',
    flexGrow: 1,
    borderTop: '2px dashed currentColor',
    opacity: 0.45,
  },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    marginBottom: 0,
    '&::after': { borderTop: 'none', borderLeft: '2px dashed currentColor' },
    'li:last-child > &::after': { visibility: 'hidden' },
  },
}))
const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: 52,
  height: 52,
  padding: theme.spacing(0, 1),
  borderRadius: 26,
  border: '2px solid currentColor',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1,
}))

/** The number of a Story on the line that connects the Stories. */
export function StoryNumber({ number }: { number: number }) {
  return (
    <Line>
      <Circle>{number}</Circle>
    </Line>
  )
}
