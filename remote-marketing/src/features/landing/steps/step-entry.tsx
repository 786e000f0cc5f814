import { styled, Typography } from '@bucketeer/shared-ui'
import { type Step } from './steps'
import { StepConnector } from './step-connector'

const markerSize = 52

const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: `${markerSize}px minmax(0, 1fr)`,
    columnGap: theme.spacing(2.5),
    paddingBottom: theme.spacing(4),
    '&:last-of-type': { paddingBottom: 0 },
  },
}))
const StepMarker = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: markerSize,
  height: markerSize,
  borderRadius: '50%',
  color: theme.vars.palette.secondary.main,
  backgroundColor: theme.vars.palette.background.paper,
  border: '2px solid currentColor',
  'li:last-of-type > &': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
    borderColor: theme.vars.palette.secondary.main,
  },
  [theme.breakpoints.up('md')]: {
    marginBottom: theme.spacing(3),
    'li:nth-of-type(odd) > &': { marginTop: 40 },
    'li:nth-of-type(even) > &': { marginBottom: `calc(40px + ${theme.spacing(3)})` },
  },
}))

/** Renders one step: numbered marker, name and text. */
export const StepEntry = ({ name, text, number }: Step & { number: number }) => (
  <Entry>
    <StepConnector />
    <StepMarker aria-hidden>{number}</StepMarker>
    <div>
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <Typography
        sx={{
          marginTop: 0.75,
          maxWidth: { xs: '52ch', md: '34ch' },
          color: 'text.secondary',
          textWrap: 'pretty',
        }}
      >
        {text}
      </Typography>
    </div>
  </Entry>
)
