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

const isOverride = (value: unknown): value is Override =>
  typeof value === 'object' &&
  value !== null &&
  'part' in value &&
  typeof value.part === 'string' &&
  'address' in value &&
  typeof value.address === 'string' &&
  URL.canParse(value.address)

/** Also returns undefined when the browser blocks storage. */
function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]')
  } catch {
    return undefined
  }
}

/** Returns the overrides of this tab that are still allowed. */
export function keptOverrides(allowedOrigins: string[]): Override[] {
  const kept = readKept()
  return Array.isArray(kept)
    ? kept.filter(isOverride).filter((override) => isAllowed(override, allowedOrigins))
    : []
}

export const keepOverrides = (overrides: Override[]) => sessionStorage.setItem(key, JSON.stringify(overrides))

export const forgetOverrides = () => sessionStorage.removeItem(key)
