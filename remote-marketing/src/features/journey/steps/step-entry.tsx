import { styled, Typography } from '@bucketeer/shared-ui'
import { type Step } from './steps'
import { StepConnector } from './step-connector'
import { StepMarker } from './step-marker'

// The trail runs down the middle, words and exhibit taking turns on its sides; on phones it runs down the left.
const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 136px minmax(0, 1fr)',
  gridTemplateAreas: '"exhibit trail words"',
  columnGap: theme.spacing(3),
  '&:nth-of-type(even)': { gridTemplateAreas: '"words trail exhibit"' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '60px minmax(0, 1fr) minmax(0, 1fr)',
    '&, &:nth-of-type(even)': { gridTemplateAreas: '"trail words exhibit"' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '60px minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    '&, &:nth-of-type(even)': { gridTemplateAreas: '"trail words" "trail exhibit"' },
  },
}))
/** Pixels by which an exhibit reaches up beside the step before, whose words are shorter than its exhibit. */
const reach = 112

const MarkerColumn = styled('div')({ gridArea: 'trail', position: 'relative' })
const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  maxWidth: '46ch',
  paddingTop: theme.spacing(1),
  paddingBottom: reach + 32,
  'li:nth-of-type(even) > &': { [theme.breakpoints.up('md')]: { justifySelf: 'end' } },
  'li:last-of-type > &': { paddingBottom: 0 },
  [theme.breakpoints.down('sm')]: { '&, li:last-of-type > &': { paddingBottom: theme.spacing(4) } },
}))
const IllustrationPlace = styled('div')(({ theme }) => ({
  gridArea: 'exhibit',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  paddingBottom: theme.spacing(10),
  'li:last-of-type > &': { paddingBottom: 0 },
  [theme.breakpoints.up('md')]: { 'li + li > &': { marginTop: -reach } },
  [theme.breakpoints.down('sm')]: { justifyContent: 'flex-start', paddingBottom: theme.spacing(7) },
}))

/** One step: its stop on the trail, its name, what one does, and what comes of it. */
export function StepEntry({ name, text, number, Illustration }: Step & { number: number }) {
  return (
    <Entry>
      <MarkerColumn aria-hidden>
        <StepMarker>{number}</StepMarker>
        <StepConnector />
      </MarkerColumn>
      <Words>
        <Typography variant="h2" sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)' }}>
          {name}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ marginTop: 1.25, color: 'text.secondary', textWrap: 'pretty' }}
        >
          {text}
        </Typography>
      </Words>
      <IllustrationPlace aria-hidden>
        <Illustration />
      </IllustrationPlace>
    </Entry>
  )
}
