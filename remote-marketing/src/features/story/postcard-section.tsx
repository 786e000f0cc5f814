import { styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { Sheet, Stamp } from '../../components/sheet'
import { words } from './words'

/** The six testimonials of S2.105. */
const postcards = [
  { card: 'tram', from: 'Inês Duarte', stamp: { name: 'Tram over the harbour', kind: 'Travel' } },
  { card: 'daughter', from: 'Henrik Aalto', stamp: { name: 'Forest cabin', kind: 'Chill' } },
  { card: 'ferry', from: 'Ragnhild Moen', stamp: { name: 'Lofoten', kind: 'Activity' } },
  { card: 'walk', from: 'Kofi Mensah', stamp: { name: 'Savanna at noon', kind: 'Travel' } },
  { card: 'nearby', from: 'Saoirse Byrne', stamp: { name: 'Cliff and lighthouse', kind: 'Chill' } },
  { card: 'jump', from: 'Aiko Tanaka', stamp: { name: 'Temple in the snow', kind: 'Journal' } },
] as const
type PostcardProps = (typeof postcards)[number]

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: -60,
  top: '42%',
  width: 136,
  overflow: 'visible',
  color: theme.vars.palette.text.primary,
  opacity: 0.42,
  rotate: '-8deg',
  [theme.breakpoints.down('sm')]: { left: -12, top: '60%', width: 92 },
}))

/** Draws a postmark over the stamp. */
const Postmark = () => (
  <Drawing viewBox="0 0 124 52" fill="none" stroke="currentColor" strokeWidth={1.6} focusable="false">
    <circle cx={26} cy={26} r={24} />
    <circle cx={26} cy={26} r={15} />
    <path d="M56 12q8-6 16 0t16 0 16 0 16 0M56 22q8-6 16 0t16 0 16 0 16 0M56 32q8-6 16 0t16 0 16 0 16 0M56 42q8-6 16 0t16 0 16 0 16 0" />
  </Drawing>
)

// The back of a postcard: text on the left, stamp and sender on the right of a vertical line.
const Card = styled(Sheet)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 208px',
  gridTemplateRows: '1fr auto',
  gridTemplateAreas: '"text stamp" "text sender"',
  margin: 0,
  padding: theme.spacing(3.5),
  '&:nth-of-type(odd)': { rotate: '-0.7deg' },
  '&:nth-of-type(3n + 2)': { rotate: '0.6deg' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 92px',
    gridTemplateAreas: '"text stamp" "sender sender"',
    columnGap: theme.spacing(2),
    padding: theme.spacing(2.5),
  },
}))
const Text = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h3,
  gridArea: 'text',
  margin: 0,
  paddingRight: theme.spacing(3),
  fontWeight: 450,
  lineHeight: 1.4,
  textWrap: 'pretty',
  borderRight: '1px solid var(--rule)',
  [theme.breakpoints.down('sm')]: { paddingRight: 0, border: 0, fontSize: '1.125rem' },
}))
const StampArea = styled('div')(({ theme }) => ({
  gridArea: 'stamp',
  position: 'relative',
  placeSelf: 'start end',
  width: 118,
  marginBottom: theme.spacing(2.5),
  [theme.breakpoints.down('sm')]: { width: 84, marginBottom: 0 },
}))
const Sender = styled('figcaption')(({ theme }) => ({
  gridArea: 'sender',
  paddingLeft: theme.spacing(3),
  '& > *': { padding: theme.spacing(0.75, 0), borderBottom: '1px solid var(--rule)' },
  [theme.breakpoints.down('sm')]: { paddingLeft: 0, paddingTop: theme.spacing(2) },
}))

/** Shows a testimonial as a postcard. */
const Postcard = ({ card, from, stamp }: PostcardProps) => (
  <Card as="figure">
    <Text>{words.postcards.cards[card].text}</Text>
    <StampArea aria-hidden>
      <Stamp cover={stamp} />
      <Postmark />
    </StampArea>
    <Sender>
      <Typography sx={{ fontWeight: 600 }}>{from}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.postcards.cards[card].place}
      </Typography>
    </Sender>
  </Card>
)

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

export const PostcardSection = () => (
  <PageSection ground="sand">
    <SectionHeading title={words.postcards.title} intro={words.postcards.note} />
    <Postcards>
      {postcards.map((postcard) => (
        <Postcard key={postcard.from} {...postcard} />
      ))}
    </Postcards>
  </PageSection>
)
