import { Cover, radius, styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../components/page-section'
import { SectionText } from '../../components/section-text'
import { words } from './words'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Body = styled('div')(({ theme }) => ({
  padding: 'clamp(24px, 5vw, 72px) clamp(20px, 4.5vw, 64px)',
  [theme.breakpoints.up('md')]: { order: -1 },
}))
const CoverArea = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 380,
  [theme.breakpoints.down('md')]: { minHeight: 0, aspectRatio: '16 / 9' },
}))

export function AchieveSection() {
  const id = useId()
  const { title, text, member, visitor } = words.achieve
  return (
    <PageSection labelledBy={id}>
      <Panel>
        <CoverArea>
          <Cover name="The summit at last" kind="Activity" />
        </CoverArea>
        <Body>
          <SectionText
            id={id}
            title={title}
            text={text}
            width="44ch"
            link={{
              member: { label: member, to: '/buckets' },
              visitor: { label: visitor, to: '/login' },
              variant: 'outlined',
            }}
          />
        </Body>
      </Panel>
    </PageSection>
  )
}
