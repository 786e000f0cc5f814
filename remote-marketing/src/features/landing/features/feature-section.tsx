import { plainList, styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { FeatureEntry } from './feature-entry'
import { features } from './features'

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

export function FeatureSection() {
  const id = useId()
  return (
    <PageSection labelledBy={id}>
      <Columns>
        <SectionHeading id={id} title={words.features.title} intro={words.features.intro} />
        <Entries role="list">
          {features.map((feature) => (
            <FeatureEntry key={feature.name} {...feature} />
          ))}
        </Entries>
      </Columns>
    </PageSection>
  )
}
