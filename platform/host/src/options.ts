import type { PublicConfig } from '@bucketeer/platform'
import type { FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database, Queries } from './server/database/database'
import type { ObjectStore } from './server/store/object-store'

/** Everything that the host gets from the product. */
export interface HostOptions {
  config: HostConfig
  database: Database
  store: ObjectStore
  /** Reads the key with which all servers of the site sign the cookies of visitors. */
  siteKey: SiteKey
  audit: RecordAudit
  /** Gets the metrics of releases. */
  metrics: Registry
  /** Is told of the live releases and the canaries, each time that they are read. */
  onLive: (releases: { part: string; version: string }[]) => void
  /** Runs a task once a day, on one of the servers that share the database. */
  runDaily: (task: { name: string; run: () => Promise<void> }) => void
  callers: Callers
  site: Site
}

/** The part of the configuration that the host reads. */
export interface HostConfig {
  /** The public origin of the site, without a trailing slash. */
  publicUrl?: string
  /** The origin of the API, without a trailing slash. Default: the page's own origin. */
  apiUrl?: string
  /** The language of pages for users who ask for none that the site has. */
  siteLanguage: string
  /** Allows developers to override parts in their own tab. */
  allowOverrides: boolean
  /** URLs of development servers that replace releases, by part. Empty unless `allowOverrides`. */
  overrides: Record<string, string>
  /** Origins from which overrides may be loaded, besides localhost. */
  overrideOrigins: string[]
  /** Authorises releases of every part, and the creation of deploy tokens. */
  deployToken?: string
  /** The failures after which a canary is rolled back. */
  canaryBudget: CanaryBudget
}

/** The failures that a canary may have before it is rolled back. */
export interface CanaryBudget {
  /** The percentage of reporting visitors for whom it may fail. */
  percent: number
  /** Minimum number of reporting visitors before a rollback. */
  minVisitors: number
  /** Maximum number of visitors that count per IPv4 address or IPv6 /64, so that one person cannot pose as many. */
  visitorsPerAddress: number
}

export type SiteKey = () => Promise<Buffer>

/** Writes lines of the audit log, in the transaction of the change that they tell of. */
export type RecordAudit = (
  queries: Queries,
  ...entries: { who: string; what: string; subject: string }[]
) => Promise<void>

/** Tells callers without a session apart. */
export interface Callers {
  /** Rejects requests of an address that sends too many reports. */
  limitReports: (request: FastifyRequest) => Promise<void>
  /** Returns the network of an address, by which reports are counted. */
  networkOf: (address: string) => string
}

/** The product's share of the pages. */
export interface Site {
  publicConfig: PublicConfig
  /** Returns the public origin of the site. */
  origin: () => string
  name: string
  /** Returns the link preview, in this language, of pages without their own. */
  preview: (language: string) => Promise<PagePreview>
  /** Returns the link preview of a URL, in this language, if its route does not have one. */
  previewOf: (pathname: string, language: string) => Promise<PagePreview | undefined>
  /** Returns the pages for the sitemap that no route of a part names. */
  listedPages: () => Promise<ListedPage[]>
  /** Paths that search engines must not read. */
  hiddenPaths: string[]
  /** Paths of calls and files: an unknown URL under one of them is not a page. */
  callPaths: string[]
  /** The URL of the call that checks a member's session. It is the first call of every page. */
  sessionCall: string
  /** Paths of the shell's pages that differ from their prerendered markup. */
  notPrerendered: string[]
  /** Returns further headers of a page, such as of one whose URL is a secret. */
  headersOf: (pathname: string) => Record<string, string>
  /** The widths of every picture, in pixels, ascending. */
  pictureWidths: readonly number[]
  /** The sources that pages may load from, besides the site itself. */
  sources: PageSources
  /** Links of the page with the packages. */
  packageLinks: { text: string; path: string }[]
}

/** Sources for the content policy, by kind. */
export interface PageSources {
  script?: string[]
  style?: string[]
  image?: string[]
  font?: string[]
  connect?: string[]
  frame?: string[]
  /** Whether scripts of these sources evaluate strings and start workers. */
  evaluates?: boolean
}

/** The preview of a page in chats and search results. */
export interface PagePreview {
  title: string
  description: string
  /** The path or URL of a picture. */
  picture?: string
  /** Its pixels, if it is a JPEG. */
  pictureSize?: { width: number; height: number }
  /** The author of an article, and the path of the profile. */
  author?: { name: string; path: string }
  /** Whether search engines leave the page out. */
  isUnlisted?: boolean
}

/** A page in the sitemap. */
export interface ListedPage {
  path: string
  updatedAt: Date
}
