import { styled } from '@bucketeer/shared-ui'
import { useEffect, useState } from 'react'
import { hasMarkdown } from './has-markdown'
import { markdown } from './load-markdown'

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
  '& h3, & h4': {
    margin: 0,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.25em',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& h4': { fontSize: '1.1em' },
  '& ul, & ol': { margin: 0, paddingLeft: '1.4em' },
  '& li + li': { marginTop: '0.35em' },
  // More specific than the margins of the elements.
  '&& > * + *': { marginTop: '1em' },
  '&& > * + h3, && > * + h4': { marginTop: '1.6em' },
  '& blockquote': {
    margin: 0,
    paddingLeft: '1em',
    borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
    fontStyle: 'italic',
  },
  '& a': { color: theme.vars.palette.secondary.main },
  '& code, & pre': { fontSize: '0.9em' },
  '& pre': { margin: 0, overflowX: 'auto', whiteSpace: 'pre-wrap' },
  '& hr': { width: '30%', border: 0, borderTop: `1px solid ${theme.vars.palette.edge}`, marginBlock: '2em' },
  '& [role=region]': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': {
    padding: theme.spacing(0.5, 1.5, 0.5, 0),
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
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

/** The text as paragraphs. */
const Plain = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph, place) => <p key={place}>{paragraph}</p>)

/** Returns the function that renders Markdown; undefined until it is loaded, and if that fails. */
const useMarkdown = (isNeeded: boolean) => {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (!isNeeded || markdown.value()) return
    markdown.load().then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [isNeeded])
  return isNeeded ? markdown.value() : undefined
}

/** The text of a Story, which may have Markdown, with book typography. */
export function StoryText({ text }: { text: string }) {
  const renderMarkdown = useMarkdown(hasMarkdown(text))
  return (
    <Text data-initial={deservesInitial(paragraphsOf(text)[0]) ? '' : undefined}>
      {renderMarkdown ? renderMarkdown({ text }) : <Plain text={text} />}
    </Text>
  )
}
