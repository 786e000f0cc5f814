import { styled, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { chapters } from './origin'
import { Note } from './note'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(5, 8),
  [theme.breakpoints.down('lg')]: { columnGap: theme.spacing(5) },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Chapters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: '62ch',
  // A drop cap.
  '& > :first-of-type p::first-letter': {
    ...theme.typography.h1,
    float: 'left',
    fontSize: '4.1rem',
    lineHeight: 0.8,
    padding: '0.09em 0.06em 0 0',
    color: theme.vars.palette.primary.main,
  },
}))

export function OriginSection() {
  const id = useId()
  return (
    <PageSection labelledBy={id}>
      <Columns>
        <div>
          <SectionHeading id={id} title={words.origin.title} />
          <Note />
        </div>
        <Chapters>
          {chapters.map(({ heading, text }) => (
            <div key={heading}>
              <Typography variant="h4" component="h3" sx={{ marginBottom: 1 }}>
                {heading}
              </Typography>
              <Typography sx={{ fontSize: '1.125rem', lineHeight: 1.65, textWrap: 'pretty' }}>
                {text}
              </Typography>
            </div>
          ))}
        </Chapters>
      </Columns>
    </PageSection>
  )
}
