/** In this tab, a part comes from a development server in place of the site. */
export interface Override {
  part: string
  /** Of the development server, without a slash at its end. */
  address: string
}

const written = /^([a-z][a-z0-9-]*)@(https?:\/\/[^/?#@\s]+)\/?$/i

const readOne = (text: string): Override[] => {
  const [, part, address] = written.exec(text) ?? []
  return part && address && URL.canParse(address)
    ? [{ part: part.toLowerCase(), address: new URL(address).origin }]
    : []
}

/** What a link such as `/?override=kicks@http://localhost:4101` asks for; parts and addresses that are none are left out. */
export const readLink = (search: string): Override[] =>
  new URLSearchParams(search).getAll('override').flatMap(readOne)

/** The same address without what it asks for. */
export const withoutOverrides = (href: string): string => {
  const url = new URL(href)
  url.searchParams.delete('override')
  return url.href
}

const thisComputer = ['localhost', '127.0.0.1']

/**
 * Whether code may come from there: from the computer that the browser runs on, or from where the site's operator
 * allows it. From anywhere else, a link could hand somebody's session to whoever wrote it.
 */
export const isAllowed = ({ address }: Override, allowedOrigins: string[]): boolean => {
  const { protocol, hostname, origin } = new URL(address)
  return (protocol === 'http:' && thisComputer.includes(hostname)) || allowedOrigins.includes(origin)
}
