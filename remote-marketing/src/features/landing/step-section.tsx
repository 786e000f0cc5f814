import { ArrowRightIcon, LinkButton, styled } from '@bucketeer/shared-ui'
import { EntryText, PageSection, SectionHeading } from '../../components/page-parts'
import { DashedPath, StepCircle } from '../../components/step-parts'
import { words } from './words'

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
      <DashedPath d="M0 40C42 52 52-12 100 0" />
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
const StepMarker = styled(StepCircle)(({ theme }) => ({
  ...theme.typography.h4,
  width: markerSize,
  height: markerSize,
  [theme.breakpoints.up('md')]: {
    marginBottom: theme.spacing(3),
    'li:nth-of-type(odd) > &': { marginTop: 40 },
    'li:nth-of-type(even) > &': { marginBottom: `calc(40px + ${theme.spacing(3)})` },
  },
}))

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
      {words.steps.entries.map(({ name, text }, index) => (
        <Entry key={name}>
          <StepConnector />
          <StepMarker aria-hidden>{index + 1}</StepMarker>
          <EntryText name={name} text={text} maxWidth={{ xs: '52ch', md: '34ch' }} />
        </Entry>
      ))}
    </StepList>
    <LinkButton to="/journey" endIcon={<ArrowRightIcon size={18} />} sx={{ marginTop: 4, marginLeft: -1 }}>
      {words.steps.more}
    </LinkButton>
  </PageSection>
)
