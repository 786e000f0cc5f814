import { plainList, styled } from '@bucketeer/shared-ui'
import { EntryText, PageSection, SectionHeading, twoColumns } from '../../components/page-parts'
import { Stamp } from '../../components/sheet'
import { words } from './words'

const features = [
  { feature: 'buckets', cover: { name: 'Lagoon', kind: 'Bucket' } },
  { feature: 'kicks', cover: { name: 'Summit', kind: 'Activity' } },
  { feature: 'enlighten', cover: { name: 'Forest lake', kind: 'Chill' } },
  { feature: 'blog', cover: { name: 'City at night', kind: 'Journal' } },
] as const

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  '&:nth-of-type(odd) > :first-of-type': { rotate: '-3deg' },
  '&:nth-of-type(even) > :first-of-type': { rotate: '2deg' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: theme.spacing(2.5) },
}))

const Columns = styled('div')(({ theme }) => twoColumns(theme, [4, 8], 'lg', 6))
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
        {features.map(({ feature, cover }) => (
          <Entry key={feature}>
            <Stamp cover={cover} />
            <EntryText {...words.features.entries[feature]} />
          </Entry>
        ))}
      </Entries>
    </Columns>
  </PageSection>
)
