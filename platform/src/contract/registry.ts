import type { FilePlace } from './file-url'
import type { NavGroup, Route } from './remote-json'
import type { ReleasedSlot } from './slots'

/** Integrity by file, of every script of a release. */
export type Integrity = Record<string, string>

interface LivePart extends FilePlace {
  version: string
  integrity: Integrity
  /** Given to some visitors only, to see how it does: it wants to know when it works, too. */
  isCanary: boolean
}

export interface LiveRemote extends LivePart {
  name: string
  title: string
  owner: string
  entry: string
  container: string
  /** By route, and by the key of a slot, the scripts beside the entry that it begins with. */
  chunks: Record<string, string[]>
  /** By the same keys, the singletons that it asks for and that do not come with the shell's entry. */
  asks?: Record<string, string[]>
  routes: Route[]
  nav: NavGroup[]
  /** Older servers leave it out. */
  slots?: ReleasedSlot[]
  /** By singleton, the range of versions that it was built for. */
  requires: Record<string, string>
  /** Switched off: its pages say so, and nothing of it is loaded. */
  isOff: boolean
}

/** What `/registry.json` answers, and what every page carries: which version of each part is live. */
export interface Registry {
  shell: LivePart
  remotes: LiveRemote[]
}

/** How maps are drawn; null is what is not configured. */
export interface MapConfig {
  /** With it, maps and the search for places are Google's. */
  googleMapsApiKey: string | null
  /** Raster tiles under the embedded map: an address with {z}, {x} and {y} in it. */
  tilesUrl: string | null
  /** To whom the tiles are owed. */
  tilesAttribution: string | null
}

/** Whether the site can send mail, and whom people ask for help. */
export interface MailConfig {
  isSent: boolean
  /** In words of the operator; null when not configured. */
  contact: string | null
}

/** What of the server's configuration the browser needs. */
export interface PublicConfig {
  /** Where the calls go: '' for the page's own origin. */
  apiUrl: string
  maps: MapConfig
  /** Older servers leave it out. */
  mail?: MailConfig
}

/** Stands in the shell's index.html for the nonce that the server gives each page's own scripts. */
export const nonceMark = '%nonce%'

/** The JSON in the element `#bucketeer` of every page. The shell reads it, and remote-kicks its `config.maps`. */
export interface PageData {
  registry: Registry
  config: PublicConfig
}

/** A script element, as far as the gate changes it. */
interface Script {
  crossOrigin: string | null
  integrity: string
  src: string
}

/**
 * Set by the shell before anything is loaded, and called by the script loader that the webpack presets put into
 * every build: gives the script its integrity and the URL with its hash, on a retry a new one; throws for a file without a
 * hash.
 */
export interface ScriptGate {
  prepare(script: Script, url: string): void
}

/** The global variable that holds the {@link ScriptGate}. */
export const scriptGateName = '__bucketeerScripts'

/** A call that the page's head has made; see `FirstCall`. */
export interface EarlyCall {
  /** Null: without one. */
  token: string | null
  /** The JSON that came and its `Link` header, or the server's refusal. */
  answer: Promise<{ data: unknown; link: string } | { status: number; message?: string }>
}

/** The global variable that holds each {@link EarlyCall} of a page by its path and query. */
export const earlyCallsName = '__bucketeerCalls'
