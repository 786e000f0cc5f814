import { styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { Postcard } from './postcard'
import { postcards } from './postcards'

const Rack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  marginTop: theme.spacing(5),
  // Two of them do not fit beside each other: they lie scattered.
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { width: '100%', maxWidth: 620 },
    '& > :nth-of-type(even)': { justifySelf: 'end' },
  },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2.5), marginTop: theme.spacing(4) },
}))

export function PostcardSection() {
  const id = useId()
  return (
    <PageSection labelledBy={id} ground="sand">
      <SectionHeading id={id} title={words.postcards.title} />
      <Rack>
        {postcards.map((postcard) => (
          <Postcard key={postcard.from} {...postcard} />
        ))}
      </Rack>
    </PageSection>
  )
}
