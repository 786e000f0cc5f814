import type { FilePlace } from './file-url'
import type { Access, NavGroup, Route } from './remote-json'
import type { ReleasedSlot } from './slots'

/** The subresource-integrity value of each script of a release, by file. */
export type Integrity = Record<string, string>

interface ShellSummary extends FilePlace {
  version: string
  /** Served to some visitors only. Browsers report the success of a canary, too. */
  isCanary: boolean
}

export interface LiveShell extends ShellSummary {
  integrity: Integrity
}

/** A part of the registry: with its details, or with the hash of the file that has them. */
type Listed<Live, Summary> = Live | (Summary & { details: string })
export type ListedShell = Listed<LiveShell, ShellSummary>

/** The fields of a remote that are in every page: the shell shows routes and bar before it loads the remote. */
interface RemoteSummary {
  name: string
  title: string
  version: string
  isCanary: boolean
  /** Switched off: its pages show a message, and none of its code is loaded. */
  isOff: boolean
  routes: Pick<Route, 'path' | 'access'>[]
  nav: NavGroup[]
  slots: ReleasedSlot[]
}

/** The content of a remote's details file: entry, scripts and hashes, with which the shell loads it. */
export interface RemoteDetails extends FilePlace {
  integrity: Integrity
  entry: string
  container: string
  /** By route, and by the key of a slot, the scripts that it needs first, without the entry. */
  chunks: Record<string, string[]>
  /** By the same keys, the lazy singletons that it imports. */
  asks: Record<string, string[]>
  /** The required version range of each singleton. */
  requires: Record<string, string>
}

export interface LiveRemote extends RemoteSummary, RemoteDetails {}

export type ListedRemote = Listed<LiveRemote, RemoteSummary>

/** The live version of each part. */
export interface Registry<Shell = ListedShell, Remote = ListedRemote> {
  shell: Shell
  remotes: Remote[]
}

/** The response of `/registry.json`: with the details of all parts. */
export type WholeRegistry = Registry<LiveShell, LiveRemote>

/** A remote without its details, in few bytes: every page contains all of them. */
type PackedRemote = [
  name: string,
  title: string,
  version: string,
  /** The hash of its details file. */
  details: string,
  routes: [path: string, access: Access][],
  nav: NavGroup[],
  /** Most pieces are for members: they have no `access`. */
  slots: (Omit<ReleasedSlot, 'access'> & { access?: Access })[],
  state?: Pick<RemoteSummary, 'isCanary' | 'isOff'>,
]

/** The registry of a page. Parts of development servers have their details. */
export type PackedRegistry = Registry<ListedShell, ListedRemote | PackedRemote>

/** Packs a remote for a page. */
export function packRemote(remote: RemoteSummary, details: string): PackedRemote {
  const { name, title, version, routes, nav, slots, isCanary, isOff } = remote
  const paths = routes.map(({ path, access }): [string, Access] => [path, access])
  const pieces = slots.map(({ access, ...piece }) => (access === 'protected' ? piece : { ...piece, access }))
  const packed: PackedRemote = [name, title, version, details, paths, nav, pieces]
  if (isCanary || isOff) packed.push({ isCanary, isOff })
  return packed
}

function unpackRemote(packed: ListedRemote | PackedRemote): ListedRemote {
  if (!Array.isArray(packed)) return packed
  const [name, title, version, details, paths, nav, pieces, state] = packed
  const routes = paths.map(([path, access]) => ({ path, access }))
  const slots = pieces.map((piece) => ({ access: 'protected' as const, ...piece }))
  return { name, title, version, details, routes, nav, slots, isCanary: false, isOff: false, ...state }
}

/** Unpacks the registry of a page. */
export const unpackRegistry = ({ shell, remotes }: PackedRegistry): Registry => ({
  shell,
  remotes: remotes.map(unpackRemote),
})

/** The packed form of the registry. `/registry.json` without the parameter is a {@link WholeRegistry}. */
export const packedRegistryPath = '/registry.json?packed'

/** The configuration of maps; null for what is not configured. */
export interface MapConfig {
  /** Enables Google's maps and place search. */
  googleMapsApiKey: string | null
  /** The URL of the PMTiles file with the streets of the embedded map. */
  pmtilesUrl: string | null
  /** The URL of raster tiles under the embedded map, with {z}, {x} and {y}. */
  tilesUrl: string | null
  /** The attribution of the tiles, shown on the map. */
  tilesAttribution: string | null
}

/** The configuration of mail, and the contact of the site. */
export interface MailConfig {
  /** Whether the site sends mail. */
  isSent: boolean
  /** Whom users ask for help, in the operator's words; null when not configured. */
  contact: string | null
}

/** Whether everybody, nobody, or only holders of an invitation can create an account. */
export type SignUpMode = 'open' | 'closed' | 'invitation'

/** The part of the server's configuration that browsers need. */
export interface PublicConfig {
  /** The origin of the API; '' for the page's own origin. */
  apiUrl: string
  maps: MapConfig
  mail: MailConfig
  signUp: SignUpMode
  /** The operator's name, contact, or both, as pages show them; null for one without. Missing on servers before 1.1. */
  operator?: string | null
}

/** The placeholder in the shell's index.html for the nonce of a page's own scripts. */
export const nonceMark = '%nonce%'

/**
 * The JSON in the element `#bucketeer` of every page. The shell reads it; shared-ui reads its
 * `languages`, and with remote-kicks its `config.maps`, remote-marketing its `config.operator`.
 */
export interface PageData {
  registry: PackedRegistry
  config: PublicConfig
  /** The languages that the user can choose. */
  languages?: string[]
}

/**
 * Sets a script's integrity and its URL with the hash; a retry gets a new URL. Throws for a file without a hash. The
 * shell installs the gate before anything is loaded, and the script loader of every build calls it.
 */
export interface ScriptGate {
  /** @param script the attributes of a script element that the gate sets */
  prepare(script: { crossOrigin: string | null; integrity: string; src: string }, url: string): void
}

/** The global variable that holds the {@link ScriptGate}. */
export const scriptGateName = '__bucketeerScripts'

/** An API request that a script in the page's head has sent; see `FirstCall`. */
export interface EarlyCall {
  /** The token that was sent; null for none. */
  token: string | null
  /** The response's JSON and `Link` header, or its status and what its JSON says if it is an error. */
  answer: Promise<{ data: unknown; link: string } | { status: number; message?: string }>
}

/** The global variable that holds each {@link EarlyCall} of a page by its path and query. */
export const earlyCallsName = '__bucketeerCalls'
