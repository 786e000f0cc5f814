/** A part that a development server provides in this tab. */
export interface Override {
  part: string
  /** The URL of the development server, without a trailing slash. */
  address: string
}

const written = /^([a-z][a-z0-9-]*)@(https?:\/\/[^/?#@\s]+)\/?$/i

function readOne(text: string): Override[] {
  const [, part, address] = written.exec(text) ?? []
  return part && address && URL.canParse(address)
    ? [{ part: part.toLowerCase(), address: new URL(address).origin }]
    : []
}

/** Parses a link such as `/?override=kicks@http://localhost:4101`. Ignores invalid parts and URLs. */
export const readLink = (search: string): Override[] =>
  new URLSearchParams(search).getAll('override').flatMap(readOne)

/** Returns the URL without its overrides. */
export function withoutOverrides(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('override')
  return url.href
}

const thisComputer = ['localhost', '127.0.0.1']

/**
 * Returns whether an origin is allowed: the browser's own computer, or an origin that the operator allows. With any
 * other, a link could hand a user's session to its author.
 */
export function isAllowed({ address }: Override, allowedOrigins: string[]): boolean {
  const { protocol, hostname, origin } = new URL(address)
  return (protocol === 'http:' && thisComputer.includes(hostname)) || allowedOrigins.includes(origin)
}

const key = 'bucketeer.overrides'

/** Returns an empty text when the browser blocks storage, too. */
function readKept(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Returns the overrides of this tab that are still allowed. */
export const keptOverrides = (allowedOrigins: string[]): Override[] =>
  readLink(readKept()).filter((override) => isAllowed(override, allowedOrigins))

/** Keeps overrides for this tab, as a link has them. */
export function keepOverrides(overrides: Override[]) {
  const asked = overrides.map(({ part, address }) => ['override', `${part}@${address}`])
  sessionStorage.setItem(key, new URLSearchParams(asked).toString())
}

export const forgetOverrides = () => sessionStorage.removeItem(key)
