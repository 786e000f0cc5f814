import { styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading } from '../../components/page-parts'
import { Sheet } from '../../components/sheet'
import { words } from './words'

const chapters = [
  {
    heading: 'The note',
    text: 'For eleven years Ingrid kept a note called ‘one day’. It had grown to four screens: a lake in Canada, a tea house in Hakone, the northern lights. Nothing on it had ever been crossed off.',
  },
  {
    heading: 'The night train',
    text: 'Kofi had no note. What he had was a stranger’s few lines about a sleeper to the sea, read on a Tuesday. That Friday he was on it, and when he came back he could not stop talking about it.',
  },
  {
    heading: 'The Bucket',
    text: 'So they combined the two: a list for the dreams, experiences that others have found, and a book for how it all went. The first Bucket was made for Ingrid’s note. Half of it is done.',
  },
] as const

const note = {
  heading: 'one day',
  wishes: [
    { text: 'a lake in Canada', isDone: true },
    { text: 'tea in Hakone', isDone: true },
    { text: 'fly in a balloon', isDone: false },
    { text: 'the northern lights', isDone: true },
    { text: 'learn to sail', isDone: false },
    { text: 'a night under the stars', isDone: false },
  ],
}

/** The distance between ruled lines, in pixels. */
const lineHeight = 34

const Paper = styled(Sheet)(({ theme }) => ({
  ...theme.typography.h5,
  width: 'min(100%, 264px)',
  marginTop: theme.spacing(5),
  padding: `${lineHeight * 0.75}px ${theme.spacing(3)} ${lineHeight}px`,
  rotate: '-3deg',
  fontWeight: 420,
  lineHeight: `${lineHeight}px`,
  color: '#2B3442',
  backgroundColor: '#FBEFC6',
  backgroundImage: `repeating-linear-gradient(transparent 0 ${lineHeight - 1}px, rgb(160 130 70 / 0.3) ${lineHeight - 1}px ${lineHeight}px)`,
  backgroundPositionY: lineHeight * 0.75 - 6,
  ...theme.applyStyles('dark', { backgroundColor: '#D9CDA6' }),
}))
const Heading = styled('div')({ fontWeight: 650 })
const Wish = styled('div')(({ theme }) => ({
  '&[data-done]': {
    textDecoration: 'line-through',
    textDecorationThickness: 2,
    textDecorationColor: '#CB4116',
    opacity: 0.8,
  },
  [theme.breakpoints.down('sm')]: { whiteSpace: 'nowrap' },
}))

/** Shows Ingrid's handwritten wish list with the fulfilled wishes crossed out. */
const Note = () => (
  <Paper aria-hidden>
    <Heading>{note.heading}</Heading>
    {note.wishes.map(({ text, isDone }) => (
      <Wish key={text} data-done={isDone ? '' : undefined}>
        {text}
      </Wish>
    ))}
  </Paper>
)

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

export const OriginSection = () => (
  <PageSection>
    <Columns>
      <div>
        <SectionHeading title={words.origin.title} />
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
