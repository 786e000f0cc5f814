import { styled, Typography } from '@bucketeer/shared-ui'
import { PageSection, SectionHeading, twoColumns } from '../../components/page-parts'
import { Sheet } from '../../components/sheet'
import { words } from './words'

/** The wishes of the note that are done. */
const done = ['lake', 'tea', 'lights']

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
    <Heading>{words.origin.note.heading}</Heading>
    {Object.entries(words.origin.note.wishes).map(([wish, text]) => (
      <Wish key={wish} data-done={done.includes(wish) ? '' : undefined}>
        {text}
      </Wish>
    ))}
  </Paper>
)

const Columns = styled('div')(({ theme }) => ({
  ...twoColumns(theme, [4, 8], 'sm'),
  [theme.breakpoints.down('lg')]: { columnGap: theme.spacing(5) },
}))
const Chapters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: '62ch',
  // A drop cap, but not in scripts that join their letters.
  'html:not([dir=rtl]) & > :first-of-type p::first-letter': {
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
        {words.origin.chapters.map(({ heading, text }) => (
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
