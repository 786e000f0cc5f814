import { plainList, styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { Stamp } from '../../components/sheet'
import { words } from './words'

const features = [
  {
    name: 'Buckets',
    text: 'Gather what belongs together: a year of small adventures, one great journey, everything before you turn forty.',
    cover: { name: 'Lagoon', kind: 'Bucket' },
  },
  {
    name: 'Kicks',
    text: 'A Kick is one thing to experience, with a place and a picture. Add your own, or borrow what others have found.',
    cover: { name: 'Summit', kind: 'Activity' },
  },
  {
    name: 'Enlighten',
    text: 'Been there already? Comment on others’ Kicks, and tell them what no guidebook does.',
    cover: { name: 'Forest lake', kind: 'Chill' },
  },
  {
    name: 'Blog your Experiences',
    text: 'Write the Stories of what you did into a Journal. Keep it Private, or make it Public for anybody to read.',
    cover: { name: 'City at night', kind: 'Journal' },
  },
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
const FeatureEntry = ({ name, text, cover }: Feature) => (
  <Entry>
    <Stamp cover={cover} />
    <div>
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <Typography sx={{ marginTop: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
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
        {features.map((feature) => (
          <FeatureEntry key={feature.name} {...feature} />
        ))}
      </Entries>
    </Columns>
  </PageSection>
)
