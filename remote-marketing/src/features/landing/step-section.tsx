import { ArrowRightIcon, LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { words } from './words'

type Step = (typeof words.steps.entries)[number]

const Curve = styled('svg')(({ theme }) => ({
  position: 'absolute',
  overflow: 'visible',
  color: theme.vars.palette.secondary.main,
  opacity: 0.7,
  left: 60,
  top: 26,
  width: `calc(100% + ${theme.spacing(4)} - 68px)`,
  height: 40,
  'li:nth-of-type(even) > &': { scale: '1 -1' },
  'li:last-of-type > &': { display: 'none' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const VerticalLine = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 25,
  top: 58,
  bottom: 6,
  borderLeft: `2px dashed ${theme.vars.palette.secondary.main}`,
  opacity: 0.7,
  'li:last-of-type > &': { display: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** Draws the dashed line to the next step's marker: curved in a row, straight in a column. */
const StepConnector = () => (
  <>
    <Curve viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden focusable="false">
      <path
        d="M0 40C42 52 52-12 100 0"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="2 7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Curve>
    <VerticalLine aria-hidden />
  </>
)

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
const StepEntry = ({ name, text, number }: Step & { number: number }) => (
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

const StepList = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: theme.spacing(4),
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: theme.spacing(4) },
}))

export const StepSection = () => (
  <PageSection ground="sand">
    <SectionHeading title={words.steps.title} />
    <StepList role="list">
      {words.steps.entries.map((step, index) => (
        <StepEntry key={step.name} {...step} number={index + 1} />
      ))}
    </StepList>
    <LinkButton to="/journey" endIcon={<ArrowRightIcon size={18} />} sx={{ marginTop: 4, marginLeft: -1 }}>
      {words.steps.more}
    </LinkButton>
  </PageSection>
)
