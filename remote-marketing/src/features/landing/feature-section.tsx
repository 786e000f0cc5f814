import { plainList, styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { Stamp } from '../../components/sheet'
import { words } from './words'

const features = [
  { feature: 'buckets', cover: { name: 'Lagoon', kind: 'Bucket' } },
  { feature: 'kicks', cover: { name: 'Summit', kind: 'Activity' } },
  { feature: 'enlighten', cover: { name: 'Forest lake', kind: 'Chill' } },
  { feature: 'blog', cover: { name: 'City at night', kind: 'Journal' } },
] as const
type Feature = (typeof features)[number]

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  '&:nth-of-type(odd) > :first-of-type': { rotate: '-3deg' },
  '&:nth-of-type(even) > :first-of-type': { rotate: '2deg' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: theme.spacing(2.5) },
}))

/** Renders one feature: stamp, name and text. */
const FeatureEntry = ({ feature, cover }: Feature) => (
  <Entry>
    <Stamp cover={cover} />
    <div>
      <Typography variant="h4" component="h3">
        {words.features.entries[feature].name}
      </Typography>
      <Typography sx={{ marginTop: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>
        {words.features.entries[feature].text}
      </Typography>
    </div>
  </Entry>
)

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(6, 8),
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(6, 5),
  ...plainList,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.spacing(5) },
}))

export const FeatureSection = () => (
  <PageSection>
    <Columns>
      <SectionHeading title={words.features.title} intro={words.features.intro} />
      <Entries role="list">
        {features.map((entry) => (
          <FeatureEntry key={entry.feature} {...entry} />
        ))}
      </Entries>
    </Columns>
  </PageSection>
)
