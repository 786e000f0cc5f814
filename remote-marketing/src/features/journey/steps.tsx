import { styled, Typography } from '@bucketeer/shared-ui'
import { DashedPath, StepCircle } from '../../components/step-parts'
import {
  BucketIllustration,
  JournalIllustration,
  KicksIllustration,
  StoryIllustration,
} from './illustrations'
import { words } from './words'

/** In pixels. */
const markerSize = 60

const StepMarker = styled(StepCircle)(({ theme }) => ({
  ...theme.typography.h3,
  width: markerSize,
  height: markerSize,
  marginInline: 'auto',
}))

export const steps = [
  { step: 'bucket', Illustration: BucketIllustration },
  { step: 'kicks', Illustration: KicksIllustration },
  { step: 'journal', Illustration: JournalIllustration },
  { step: 'stories', Illustration: StoryIllustration },
] as const
type Step = (typeof steps)[number]

const Path = styled('svg')(({ theme }) => ({
  position: 'absolute',
  top: markerSize + 8,
  bottom: 8,
  left: 0,
  width: '100%',
  height: `calc(100% - ${markerSize + 16}px)`,
  color: theme.vars.palette.secondary.main,
  opacity: 0.7,
  'li:nth-of-type(even) &': { scale: '-1 1' },
  'li:last-of-type &': { display: 'none' },
}))

/** Draws the dashed line from this step's marker to the next one, whatever the distance. */
const StepConnector = () => (
  <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
    <DashedPath d="M50 0C50 14 92 20 90 38S10 60 12 78 50 90 50 100" />
  </Path>
)

// Text and illustration swap sides at every step on wide screens; on phones both are right of the markers.
const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 136px minmax(0, 1fr)',
  gridTemplateAreas: '"illustration marker text"',
  columnGap: theme.spacing(3),
  '&:nth-of-type(even)': { gridTemplateAreas: '"text marker illustration"' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(0, 1fr)',
    '&, &:nth-of-type(even)': { gridTemplateAreas: '"marker text illustration"' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '60px minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    '&, &:nth-of-type(even)': { gridTemplateAreas: '"marker text" "marker illustration"' },
  },
}))
/** Pixels by which an illustration overlaps the step above, because texts are shorter than illustrations. */
const overlap = 112

const MarkerColumn = styled('div')({ gridArea: 'marker', position: 'relative' })
const Text = styled('div')(({ theme }) => ({
  gridArea: 'text',
  maxWidth: '46ch',
  paddingTop: theme.spacing(1),
  paddingBottom: overlap + 32,
  'li:nth-of-type(even) > &': { [theme.breakpoints.up('md')]: { justifySelf: 'end' } },
  'li:last-of-type > &': { paddingBottom: 0 },
  [theme.breakpoints.down('sm')]: { '&, li:last-of-type > &': { paddingBottom: theme.spacing(4) } },
}))
const IllustrationArea = styled('div')(({ theme }) => ({
  gridArea: 'illustration',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  paddingBottom: theme.spacing(10),
  'li:last-of-type > &': { paddingBottom: 0 },
  [theme.breakpoints.up('md')]: { 'li + li > &': { marginTop: -overlap } },
  [theme.breakpoints.down('sm')]: { justifyContent: 'flex-start', paddingBottom: theme.spacing(7) },
}))

/** Renders one step: numbered marker, name, text and illustration. */
export const StepEntry = ({ step, number, Illustration }: Step & { number: number }) => (
  <Entry>
    <MarkerColumn aria-hidden>
      <StepMarker>{number}</StepMarker>
      <StepConnector />
    </MarkerColumn>
    <Text>
      <Typography variant="h2" sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)' }}>
        {words.steps[step].name}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ marginTop: 1.25, color: 'text.secondary', textWrap: 'pretty' }}
      >
        {words.steps[step].text}
      </Typography>
    </Text>
    <IllustrationArea aria-hidden>
      <Illustration />
    </IllustrationArea>
  </Entry>
)
