import { plainList, styled, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { type Feature, features } from './features'
import { Stamp } from '../../../components/stamp'

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
