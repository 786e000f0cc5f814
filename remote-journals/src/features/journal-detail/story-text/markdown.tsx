import { Lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

/** Deeper nesting is shown as it was written. */
const deepest = 8

/** Returns the address of a link that readers may follow; undefined for others. */
const webAddress = (address: string) => {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

interface NodeProps {
  token: Token
  depth: number
  /** The depth of the highest heading, which becomes an h3 below the Story's title. */
  topHeading: number
}

type Place = Omit<NodeProps, 'token'>

const nodesOf = (tokens: readonly Token[] | undefined, place: Place): ReactNode =>
  tokens?.map((token, index) => <Node key={index} token={token} {...place} depth={place.depth + 1} />)

const itemsOf = (list: Tokens.List, place: Place) =>
  list.items.map((item, index) => <li key={index}>{nodesOf(item.tokens, place)}</li>)

function Table({ header, rows, place }: Pick<Tokens.Table, 'header' | 'rows'> & { place: Place }) {
  return (
    // Scrolls by keyboard, too.
    <div role="region" aria-label="Table" tabIndex={0}>
      <table>
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

/** Renders a token as elements of ours. HTML, pictures and links to no web page are shown as they were written. */
function Node({ token, ...place }: NodeProps): ReactNode {
  if (place.depth > deepest) return token.raw
  const children = 'tokens' in token ? nodesOf(token.tokens, place) : null
  switch (token.type) {
    case 'paragraph':
      return <p>{children}</p>
    case 'heading': {
      const Heading = token.depth === place.topHeading ? 'h3' : 'h4'
      return <Heading>{children}</Heading>
    }
    case 'list': {
      const list = token as Tokens.List
      if (!list.ordered) return <ul>{itemsOf(list, place)}</ul>
      return <ol start={Number(list.start)}>{itemsOf(list, place)}</ol>
    }
    case 'blockquote':
      return <blockquote>{children}</blockquote>
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return <Table header={header} rows={rows} place={place} />
    }
    case 'code':
      // An indented paragraph is no code in a Story.
      return token.codeBlockStyle === 'indented' ? <p>{token.text}</p> : <pre tabIndex={0}>{token.text}</pre>
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
    case 'link': {
      const href = webAddress(token.href)
      if (href === undefined) return token.raw
      return (
        <a href={href} rel="nofollow ugc noopener noreferrer">
          {children}
        </a>
      )
    }
    case 'escape':
      return token.text
    case 'text':
      return children ?? token.text
    case 'space':
    case 'def':
      return null
    case 'html':
      return token.block ? <p>{token.raw.trim()}</p> : token.raw
    default:
      return token.raw
  }
}

const lexed = (text: string) => {
  try {
    return Lexer.lex(text, { gfm: true, breaks: true })
  } catch {
    // Thousands of nested quotes exceed the stack of the parser.
    return undefined
  }
}

/** Renders Markdown without HTML: no element that its author wrote reaches the page. */
export function renderMarkdown({ text }: { text: string }) {
  const tokens = lexed(text)
  if (!tokens) return <p>{text}</p>
  const topHeading = Math.min(...tokens.map((token) => (token.type === 'heading' ? token.depth : 6)))
  return <Fragment>{nodesOf(tokens, { depth: 0, topHeading })}</Fragment>
}
