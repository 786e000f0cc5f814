import {
  codeOf,
  lexMarkdown,
  numberOf,
  type Token,
  type Tokens,
  webAddress,
} from '@bucketeer/platform/text/markdown'
import { type ReactNode } from 'react'
import { words } from '../words'

export { plainText } from '@bucketeer/platform/text/markdown'

/** Deeper nesting is shown as it was written. */
const deepest = 8

/** The elements of the highest heading and of all others, by the level of the highest. */
const headings = { 2: ['h2', 'h3'], 3: ['h3', 'h4'] } as const

interface NodeProps {
  token: Token
  depth: number
  /** The depth of the highest heading. */
  topHeading: number
  /** The level that it becomes. */
  headingLevel: 2 | 3
}

type Place = Omit<NodeProps, 'token'>

const nodesOf = (tokens: readonly Token[] | undefined, place: Place): ReactNode =>
  tokens?.map((token, index) => <Node key={index} token={token} {...place} depth={place.depth + 1} />)

const itemsOf = (list: Tokens.List, place: Place) =>
  list.items.map((item, index) => (
    <li key={index} {...(list.ordered && { value: Number.parseInt(numberOf(item)) })}>
      {nodesOf(item.tokens, place)}
    </li>
  ))

function Table({ header, rows, place }: Pick<Tokens.Table, 'header' | 'rows'> & { place: Place }) {
  return (
    // Scrolls by keyboard, too.
    <div role="region" aria-label={words.table} tabIndex={0}>
      <table dir="auto">
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              <th key={index} scope="col">
                {nodesOf(tokens, place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, index) => (
                <td key={index}>{nodesOf(tokens, place)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Renders a token as elements of ours. */
function Node({ token, ...place }: NodeProps): ReactNode {
  if (place.depth > deepest) return token.raw
  const children = 'tokens' in token ? nodesOf(token.tokens, place) : null
  // A block within another one follows it, and so do its list marks.
  const dir = place.depth === 1 ? 'auto' : undefined
  switch (token.type) {
    case 'paragraph':
      return <p dir={dir}>{children}</p>
    case 'heading': {
      const [Top, Lower] = headings[place.headingLevel]
      const Heading = token.depth === place.topHeading ? Top : Lower
      return <Heading dir={dir}>{children}</Heading>
    }
    case 'list': {
      const list = token as Tokens.List
      const List = list.ordered ? 'ol' : 'ul'
      return <List dir={dir}>{itemsOf(list, place)}</List>
    }
    case 'blockquote':
      return <blockquote dir={dir}>{children}</blockquote>
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return <Table header={header} rows={rows} place={place} />
    }
    case 'code':
      return (
        <pre dir={dir} tabIndex={0}>
          {codeOf(token as Tokens.Code)}
        </pre>
      )
    case 'hr':
      return <hr />
    case 'strong':
      return <strong>{children}</strong>
    case 'em':
      return <em>{children}</em>
    case 'del':
      return <del>{children}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return (
        <a href={webAddress(token.href)} rel="nofollow ugc noopener noreferrer">
          {children}
        </a>
      )
    case 'escape':
      return token.text
    case 'space':
      return null
    default:
      return children ?? token.raw
  }
}

/** Renders Markdown without HTML: no element that its author wrote reaches the page. */
export function renderMarkdown({ text, headingLevel }: { text: string; headingLevel: 2 | 3 }) {
  const tokens = lexMarkdown(text)
  const topHeading = Math.min(...tokens.map((token) => (token.type === 'heading' ? token.depth : 6)))
  return <>{nodesOf(tokens, { depth: 0, topHeading, headingLevel })}</>
}
