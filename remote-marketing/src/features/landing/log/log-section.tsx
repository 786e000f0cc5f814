import { ArrowRightIcon, styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { ViewerLink } from '../../../components/viewer-link'
import { words } from '../words'
import { LogSheet } from './log-sheet'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(5, 8),
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const SheetPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  [theme.breakpoints.up('md')]: { order: -1 },
}))

/** Tells of the log, which is no part of the four features. Links to pages that are there without the log, too. */
export function LogSection() {
  const id = useId()
  return (
    <PageSection labelledBy={id}>
      <Columns>
        <div>
          <SectionHeading id={id} title={words.log.title} intro={words.log.intro} />
          <ViewerLink
            member={{ label: words.log.find, to: '/kicks' }}
            visitor={{ label: words.log.start, to: '/signup', state: { from: '/kicks' } }}
            endIcon={<ArrowRightIcon size={18} />}
            sx={{ marginTop: 2, marginLeft: -1 }}
          />
        </div>
        <SheetPlace>
          <LogSheet />
        </SheetPlace>
      </Columns>
    </PageSection>
  )
}
