import { Cover, styled, Typography } from '@bucketeer/shared-ui'
import { type Testimonial } from './testimonials'

const Figure = styled('figure')({ margin: 0 })
const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  fontWeight: 450,
  lineHeight: 1.34,
  maxWidth: '34em',
  margin: 0,
  textWrap: 'balance',
  '&::before': { content: '"“"', marginLeft: '-0.42em' },
  '&::after': { content: '"”"' },
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
export function TestimonialFigure({ name, role, quote, cover }: Testimonial) {
  return (
    <Figure>
      <Quote>{quote}</Quote>
      <Signature>
        <RoundPicture>
          <Cover {...cover} />
        </RoundPicture>
        <div>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {role}
          </Typography>
        </div>
      </Signature>
    </Figure>
  )
}
