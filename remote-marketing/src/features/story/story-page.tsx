import { LinkButton, styled } from '@bucketeer/shared-ui'
import { Actions, PageSection, SectionHeading, ViewerLink } from '../../components/page-parts'
import { SiteFooter } from '../../footer/site-footer'
import { Hero } from './hero'
import { OriginSection } from './origin-section'
import { PostcardSection } from './postcard-section'
import { words } from './words'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(4, 6),
}))

function ClosingSection() {
  const { title, text, learnMore, learnMoreAbout, become, toBuckets } = words.closing
  return (
    <PageSection>
      <Row>
        <SectionHeading title={title} intro={text} />
        <Actions>
          <LinkButton to="/journey" variant="outlined" size="large" aria-label={learnMoreAbout}>
            {learnMore}
          </LinkButton>
          <ViewerLink
            member={{ label: toBuckets, to: '/buckets' }}
            visitor={{ label: become, to: '/signup' }}
            variant="contained"
            size="large"
          />
        </Actions>
      </Row>
    </PageSection>
  )
}

export default function StoryPage() {
  return (
    <>
      <Hero />
      <OriginSection />
      <PostcardSection />
      <ClosingSection />
      <SiteFooter />
    </>
  )
}
