import { ArrowRightIcon, LinkButton, styled } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { PageSection } from '../../../components/page-section'
import { SectionHeading } from '../../../components/section-heading'
import { words } from '../words'
import { TestimonialFigure } from './testimonial-figure'
import { testimonials } from './testimonials'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(5, 8),
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Quotes = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(6),
  '& > * + *': { paddingTop: theme.spacing(6), borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

export function TestimonialSection() {
  const id = useId()
  return (
    <PageSection labelledBy={id}>
      <Columns>
        <div>
          <SectionHeading id={id} title={words.testimonials.title} />
          <LinkButton
            to="/story"
            endIcon={<ArrowRightIcon size={18} />}
            sx={{ marginTop: 2, marginLeft: -1 }}
          >
            {words.testimonials.more}
          </LinkButton>
        </div>
        <Quotes>
          {testimonials.map((testimonial) => (
            <TestimonialFigure key={testimonial.name} {...testimonial} />
          ))}
        </Quotes>
      </Columns>
    </PageSection>
  )
}
