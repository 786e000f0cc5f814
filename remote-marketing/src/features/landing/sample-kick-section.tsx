import { ArrowRightIcon, CardGrid, LinkButton, styled } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { SampleKickCard } from '../../sample-kicks/sample-kick-card'
import { sampleKicks } from '../../sample-kicks/sample-kicks'
import { words } from './words'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(5),
}))

export const SampleKickSection = () => (
  <PageSection>
    <Head>
      <SectionHeading title={words.sampleKicks.title} intro={words.sampleKicks.intro} />
      <LinkButton to="/kicks" variant="outlined" endIcon={<ArrowRightIcon size={18} />}>
        {words.sampleKicks.showAll}
      </LinkButton>
    </Head>
    <CardGrid columns={{ xs: 1, md: 3 }}>
      {sampleKicks.map((kick) => (
        <SampleKickCard key={kick.name} {...kick} />
      ))}
    </CardGrid>
  </PageSection>
)
