import { styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { Postcard } from './postcard'
import { postcards } from './postcards'

const Postcards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  marginTop: theme.spacing(5),
  // Too narrow for two columns: postcards alternate between left and right.
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
      <Postcards>
        {postcards.map((postcard) => (
          <Postcard key={postcard.from} {...postcard} />
        ))}
      </Postcards>
    </PageSection>
  )
}
