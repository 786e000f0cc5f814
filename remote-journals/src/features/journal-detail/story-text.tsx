import { styled } from '@bucketeer/shared-ui'

/** At most seventy characters in a line. Text is narrower than the 0 on which `ch` is based. */
const measure = '50ch'
/** Minimum number of characters for a drop cap. */
const longEnough = 260

const Text = styled('div')(({ theme }) => ({
  maxWidth: measure,
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& p + p': { marginTop: '1em' },
  '&[data-initial] p:first-of-type::first-letter': {
    float: 'left',
    marginRight: '0.08em',
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 600,
    fontSize: '3.55em',
    lineHeight: 0.86,
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('sm')]: { fontSize: '1.125rem' },
}))

const paragraphsOf = (text: string) => text.trim().split(/\n\s*\n/)
const deservesInitial = (paragraph = '') => paragraph.length >= longEnough && /^\p{L}/u.test(paragraph)

/** A long text with book typography. */
export function StoryText({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text)
  return (
    <Text data-initial={deservesInitial(paragraphs[0]) ? '' : undefined}>
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </Text>
  )
}
