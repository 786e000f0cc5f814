import { LinkButton, styled, visuallyHidden } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../components/page-section'
import { SectionHeading } from '../../components/section-heading'
import { ViewerLink } from '../../components/viewer-link'
import { words } from './words'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(4, 6),
}))
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { width: '100%', '& > *': { flexGrow: 1 } },
}))

export function ClosingSection() {
  const id = useId()
  const { title, text, learnMore, learnMoreAbout, become, toBuckets } = words.closing
  return (
    <PageSection labelledBy={id}>
      <Row>
        <SectionHeading id={id} title={title} intro={text} />
        <Actions>
          <LinkButton to="/journey" variant="outlined" size="large">
            <span>{learnMore}</span>
            <span style={visuallyHidden}>{learnMoreAbout}</span>
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
