import { ArrowRightIcon, Cover, LinkButton, styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading, twoColumns } from '../../components/page-parts'
import { words } from './words'

const testimonials = [
  { founder: 'ingrid', name: 'Ingrid Solheim', cover: { name: 'Fjord', kind: 'Travel' } },
  { founder: 'kofi', name: 'Kofi Adeyemo', cover: { name: 'Palm beach', kind: 'Chill' } },
] as const
type Testimonial = (typeof testimonials)[number]

const Figure = styled('figure')({ margin: 0 })
const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  fontWeight: 450,
  lineHeight: 1.34,
  maxWidth: '34em',
  margin: 0,
  textWrap: 'balance',
  '&::before': { content: 'open-quote', marginLeft: '-0.42em' },
  '&::after': { content: 'close-quote' },
}))
const Signature = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
}))
const RoundPicture = styled('div')({
  position: 'relative',
  width: 56,
  height: 56,
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
})

/** Shows a founder's quote with name, role and picture. */
function TestimonialFigure({ founder, name, cover }: Testimonial) {
  return (
    <Figure>
      <Quote>{words.testimonials.quotes[founder]}</Quote>
      <Signature>
        <RoundPicture>
          <Cover {...cover} />
        </RoundPicture>
        <div>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.testimonials.role}
          </Typography>
        </div>
      </Signature>
    </Figure>
  )
}

const Columns = styled('div')(({ theme }) => twoColumns(theme, [4, 8], 'lg'))
const Quotes = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(6),
  '& > * + *': { paddingTop: theme.spacing(6), borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

export const TestimonialSection = () => (
  <PageSection>
    <Columns>
      <div>
        <SectionHeading title={words.testimonials.title} intro={words.testimonials.note} />
        <LinkButton to="/story" endIcon={<ArrowRightIcon size={18} />} sx={{ marginTop: 2, marginLeft: -1 }}>
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
