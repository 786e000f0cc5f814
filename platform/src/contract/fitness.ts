import { pathsConflict } from './match-route'
import { isInRange } from './range'
import type { ReleaseFile, RemoteRelease, ShellRelease } from './release'
import { slotKey } from './slot-key'
import { largestSlot } from './slots'

const nameOf = ({ part, version }: { part: string; version: string }) => `${part} ${version}`

type Asking = Pick<RemoteRelease, 'part' | 'version' | 'requires' | 'slots'>
type Providing = Pick<ShellRelease, 'part' | 'version' | 'provides' | 'slots'>

const unmetSlots = (remote: Asking, shell: Providing): string[] =>
  remote.slots.flatMap(({ name, props }) => {
    const fills = `${nameOf(remote)} fills the slot ${name}`
    const provided = shell.slots[name]
    if (provided === undefined)
      return [
        `${fills}, which ${nameOf(shell)} does not have. It has ${Object.keys(shell.slots).join(', ')}. Choose one of these, or release a shell with ${name} first.`,
      ]
    return isInRange(provided, props)
      ? []
      : [
          `${fills} for props ${props}, and ${nameOf(shell)} has ${provided}. Build ${remote.part} for ${provided}, or release a shell with ${props} first.`,
        ]
  })

const unmetSingletons = (remote: Asking, shell: Providing): string[] =>
  Object.entries(remote.requires).flatMap(([singleton, { range, names }]) => {
    const provided = shell.provides[singleton]
    if (!provided)
      return [
        `${nameOf(remote)} requires ${singleton}, which ${nameOf(shell)} does not provide. Bundle it with ${remote.part}, or release a shell that provides it first.`,
      ]
    if (!isInRange(provided.version, range))
      return [
        `${nameOf(remote)} requires ${singleton} ${range}, and ${nameOf(shell)} provides ${provided.version}. Build ${remote.part} for ${provided.version}, or release a shell with ${range} first.`,
      ]
    const missing = names.filter((name) => provided.names && !provided.names.includes(name))
    return missing.map(
      (name) =>
        `${nameOf(remote)} uses ${name} of ${singleton}, which ${nameOf(shell)} does not export. Do without it, or release a shell that exports it first.`,
    )
  })

/**
 * Returns a sentence that says what to do for each singleton and each slot that a remote requires and a shell does not
 * provide. Empty when they fit.
 */
export const missingInShell = (remote: Asking, shell: Providing): string[] => [
  ...unmetSingletons(remote, shell),
  ...unmetSlots(remote, shell),
]

type Filling = Pick<RemoteRelease, 'part' | 'version' | 'routes' | 'slots' | 'chunks'> & {
  files: ReleaseFile[]
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`

/** Returns a sentence for each mistake in the slots that a remote fills, without regard to any shell. */
export function slotMistakes(remote: Filling): string[] {
  const { routes, slots, chunks, files } = remote
  const names = slots.map(({ name }) => name)
  const filesOf = (name: string) => chunks[slotKey(name)] ?? []
  const isMissing = (path: string) => !files.some((file) => file.path === path)
  const sizeOf = (name: string) =>
    files.filter(({ path }) => chunks[slotKey(name)]?.includes(path)).reduce((sum, { size }) => sum + size, 0)
  return [
    ...(routes.length === 0 && slots.length === 0
      ? [`${nameOf(remote)} has no route and fills no slot. Add one of them to remote.json.`]
      : []),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${nameOf(remote)} fills the slot ${name} twice. Join the two pieces.`),
    ...names
      .filter((name) => filesOf(name).length === 0 || filesOf(name).some(isMissing))
      .map((name) => `${nameOf(remote)} lacks files of the slot ${name}. Build it again.`),
    ...names
      .filter((name) => sizeOf(name) > largestSlot)
      .map(
        (name) =>
          `${nameOf(remote)} brings ${inKilobytes(sizeOf(name))} of scripts for the slot ${name}, and ${inKilobytes(largestSlot)} are allowed. Load with import() what is not needed at once.`,
      ),
  ]
}

/** Maximum bytes that a remote adds to every page, uncompressed. Those of this repository have 3 to 12 kB. */
export const largestInPages = 64 * 1024

/** Returns a sentence if a remote would make every page too large, which contains what its manifest says of it. */
export function pageMistakes(remote: RemoteRelease): string[] {
  const files = remote.files.filter(({ path }) => path.endsWith('.js'))
  const bytes = new TextEncoder().encode(JSON.stringify({ ...remote, files, pages: undefined })).length
  return bytes <= largestInPages
    ? []
    : [
        `${nameOf(remote)} brings ${inKilobytes(bytes)} of routes, links and lists of scripts to every page, and ${inKilobytes(largestInPages)} are allowed. Declare fewer, or build fewer and larger scripts.`,
      ]
}

interface Routed {
  part: string
  routes: readonly { path: string }[]
}

/** The first segments of paths that the server handles itself. */
export const serverWords = [
  'api',
  'auth',
  'media',
  'releases',
  'packages',
  'metrics',
  'healthz',
  'readyz',
  'registry.json',
]

/** The first segments below which the next one has a name too, such as the kind of a shared link. */
export const sharedWords = ['shared']

/** A parameter here would match pages that other parts have, or will have. */
function isTooWide(path: string) {
  const [first = '', second = ''] = path.split('/').slice(1)
  return first.startsWith(':') || (sharedWords.includes(first) && (second === '' || second.startsWith(':')))
}

function isServers(path: string) {
  const [first = '', second] = path.split('/').slice(1)
  return serverWords.includes(first) || (sharedWords.includes(first) && second === 'picture')
}

/** Returns a sentence for each route of a part that the server handles, or that is not below a name of its own. */
export const reservedRoutes = ({ part, routes }: Routed): string[] =>
  routes.flatMap(({ path }) => {
    if (isServers(path))
      return [`${part} declares the route ${path}, which the server answers itself. Choose another path.`]
    if (isTooWide(path))
      return [
        `${part} declares the route ${path}, which takes the place of pages of other parts. Begin it with a fixed segment, below /shared with two.`,
      ]
    return []
  })

/**
 * Returns a sentence for each route of a part that is ambiguous with a route of another part. `/journal/public` and
 * `/journal/:journalId` do not clash, because a fixed segment ranks above a parameter.
 */
export const clashesBetween = (part: Routed, other: Routed): string[] =>
  other.routes.flatMap(({ path: theirs }) =>
    part.routes
      .filter(({ path }) => pathsConflict(path, theirs))
      .map(
        ({ path }) =>
          `${part.part} declares the route ${path}, and ${other.part} has ${theirs}. Choose another path, or have ${other.part} give it up first, or together: npm run release -- ${other.part} ${part.part}.`,
      ),
  )

/** Returns a sentence for each route of a part that it cannot have, or that is ambiguous with another part's route. */
export const routeClashes = (part: Routed, others: readonly Routed[]): string[] => [
  ...reservedRoutes(part),
  ...others.flatMap((other) => clashesBetween(part, other)),
]
