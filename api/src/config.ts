import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { S3Config } from './store/s3-store'
import {
  addressList,
  amountOfData,
  bucketName,
  bytesOf,
  count,
  httpOrigin,
  oneOf,
  overrideList,
  port,
  portOfItsOwn,
  postgresUrl,
  secret,
  sender,
  smtpUrl,
  switchable,
  text,
  tilesUrl,
} from './config-values'
import { readRules, rulesExpected } from './limits/read-rules'
import type { Rules } from './limits/rules'

const environment = Type.Object({
  PORT: port,
  HOST: text('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  DATA_DIR: text('a folder'),
  DATABASE_URL: postgresUrl,
  PUBLIC_URL: httpOrigin,
  API_URL: httpOrigin,
  CORS_ORIGINS: text('origins separated by commas, such as https://a.example,https://b.example'),
  S3_ENDPOINT: httpOrigin,
  S3_BUCKET: bucketName,
  S3_REGION: text('a region, such as eu-central-1'),
  S3_ACCESS_KEY_ID: text('the id of an access key'),
  S3_SECRET_ACCESS_KEY: secret(1),
  SMTP_URL: smtpUrl,
  MAIL_FROM: sender,
  CONTACT: text('whom people ask for help, such as Ann (ann@example.org)'),
  ALLOW_OVERRIDES: switchable,
  OVERRIDES: overrideList,
  OVERRIDE_ORIGINS: text('origins separated by commas, such as https://dev.example'),
  SEED_DEMO: switchable,
  LOAD_PLACES: switchable,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  DEPLOY_TOKEN: secret(32),
  METRICS_TOKEN: secret(16),
  METRICS_PORT: portOfItsOwn,
  CANARY_MAX_FAILURES: count(0, 100),
  CANARY_MIN_VISITORS: count(1, 1_000_000),
  CANARY_VISITORS_PER_ADDRESS: count(1, 1_000_000),
  TRUSTED_PROXIES: addressList,
  LIMITS: Type.Refine(Type.String({ expects: rulesExpected }), (value) => readRules(value) !== undefined),
  LIMITS_STORE: oneOf('memory', 'database'),
  STORAGE_PER_PERSON: amountOfData,
  MAX_CALLS: count(1, 1_000_000),
  MAX_CALLS_BY_ADDRESS: count(1, 1_000_000),
  GOOGLE_MAPS_API_KEY: text('a key for the Google Maps JavaScript API'),
  MAP_TILES_URL: tilesUrl,
  MAP_TILES_ATTRIBUTION: text('a line that says whose tiles they are'),
})
const variables = Type.Partial(environment)
const compiled = Compile(variables)
const origins = Compile(Type.Array(httpOrigin))

/** How the server is set up. Every value has been checked; nothing else reads the environment. */
export interface Config {
  port: number
  /** The address to listen on. By default this machine alone: a laptop does not offer its site to the café. */
  host: string
  /** Where PostgreSQL's files and the pictures are kept, relative to the working directory. */
  dataDir: string
  /** Set: this PostgreSQL is used. Not set: one is embedded, in `dataDir`. */
  databaseUrl?: string
  /** The origin that people see, without a slash at its end; put before the addresses of pictures. */
  publicUrl?: string
  /** The origin where pages find the calls, without a slash at its end; not set: where the page came from. */
  apiUrl?: string
  /** Origins of other sites whose pages may call this server. */
  corsOrigins: string[]
  /** The bucket where pictures and releases are kept; not set: a folder in `dataDir`. */
  s3?: S3Config
  /** The server that sends our mail. Not set: messages are written to files in `dataDir`. */
  smtpUrl?: string
  /** The sender of our mail; not set: no-reply at the site's host. */
  mailFrom?: string
  /** Whom people ask for help, in words; shown where a site without mail cannot help by itself. */
  contact?: string
  /** Whether a developer may replace parts in a tab of their own. */
  allowOverrides: boolean
  /** By part: the development server that stands in for its release; empty unless `allowOverrides`. */
  overrides: Record<string, string>
  /** Where such parts may come from, besides the developer's own computer. */
  overrideOrigins: string[]
  /** Not set: an empty embedded database gets the demo content, and no other. */
  seedDemo?: boolean
  /** Whether the places of the world are loaded into the database, once; without them none is found. */
  loadPlaces: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Good for releasing every part and for making deploy tokens. */
  deployToken?: string
  /** Whoever sends it may read the server's figures; not set: nobody, unless they have a port of their own. */
  metricsToken?: string
  /** Where the server's figures are, instead of the site's own port. */
  metricsPort?: number
  /** When a release that only some visitors get is taken back by itself. */
  canaryBudget: CanaryBudget
  /** Load balancers in front of this server, whose word counts for where a request comes from. */
  trustedProxies: string[]
  /** Bytes of pictures that one person may keep. */
  storagePerPerson: number
  /** How often people may try what is limited. */
  limits: Rules
  /** Where tries are counted: by each server for itself, or by all servers of a database together. */
  limitsStore: 'memory' | 'database'
  /** How many requests the server works on at once; further ones get 503. */
  maxCalls: number
  /** How many requests of one address may be open at once; further ones get 429. */
  maxCallsByAddress: number
  /** Set: maps and the search for places are Google’s. Every visitor sees the key: limit it to the site's address. */
  googleMapsApiKey?: string
  /** Raster tiles for under the embedded map, as `https://tiles.example/{z}/{x}/{y}.png`. */
  mapTilesUrl?: string
  /** To whom the tiles are owed, shown on the map. */
  mapTilesAttribution?: string
}

/** How many failures a canary may have. */
export interface CanaryBudget {
  /** Of a hundred visitors who said how it went, for how many it may fail. */
  percent: number
  /** With fewer visitors than this nothing is concluded. */
  minVisitors: number
  /** How many visitors of one network count, an IPv4 address or an IPv6 /64: more would let one person speak for many. */
  visitorsPerAddress: number
}

/** The environment does not make sense; `lines` has one for each wrong variable, without any secret in it. */
export class ConfigError extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
  }
}

/**
 * What the environment says, checked. An empty variable counts as not set.
 * @throws ConfigError naming every wrong variable at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const wrong = [
    ...wrongNames(given),
    ...originLists.filter((name) => !origins.Check(listOf(given[name]))),
    ...missingOf(given),
    ...samePortOf(given),
  ]
  if (wrong.length > 0 || !compiled.Check(given))
    throw new ConfigError(wrong.map((name) => complaint(name, given)))
  return toConfig(given)
}

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Somebody who sets one of them means a bucket; with the rest missing, pictures would go to a folder unnoticed. */
const missingOf = (given: Record<string, string | undefined>): Name[] =>
  [...s3Names, 'S3_ENDPOINT', 'S3_REGION'].some((name) => name in given)
    ? s3Names.filter((name) => !(name in given))
    : []

const samePortOf = ({ PORT = '3000', METRICS_PORT }: Record<string, string | undefined>): Name[] =>
  Number(METRICS_PORT) === Number(PORT) ? ['METRICS_PORT'] : []

const originLists = ['CORS_ORIGINS', 'OVERRIDE_ORIGINS'] as const

const listOf = (text = '') => text.split(',').flatMap((entry) => entry.trim() || [])

const originsOf = (text?: string) => listOf(text).map((origin) => new URL(origin).origin)

type Name = keyof typeof environment.properties

const isName = (name: string): name is Name => name in environment.properties

const wrongNames = (given: Record<string, string | undefined>): Name[] => [
  ...new Set(compiled.Errors(given).flatMap(({ instancePath }) => [instancePath.slice(1)].filter(isName))),
]

function complaint(name: Name, given: Record<string, string | undefined>) {
  const schema: TSchema & { expects?: string; secret?: boolean } = environment.properties[name]
  if (given[name] === undefined) return `${name}: expected ${schema.expects}, but it is not set`
  const shown = schema.secret ? '' : `, not ${JSON.stringify(given[name])}`
  return `${name}: expected ${schema.expects}${shown}`
}

function toConfig(given: Static<typeof variables>): Config {
  return {
    port: Number(given.PORT ?? 3000),
    host: given.HOST ?? '127.0.0.1',
    dataDir: given.DATA_DIR ?? '.data',
    databaseUrl: given.DATABASE_URL,
    publicUrl: originOf(given.PUBLIC_URL),
    apiUrl: originOf(given.API_URL),
    corsOrigins: originsOf(given.CORS_ORIGINS),
    s3: s3Of(given),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    contact: given.CONTACT,
    allowOverrides: given.ALLOW_OVERRIDES === 'true',
    overrides: given.ALLOW_OVERRIDES === 'true' ? readOverrides(given.OVERRIDES) : {},
    overrideOrigins: originsOf(given.OVERRIDE_ORIGINS),
    loadPlaces: given.LOAD_PLACES !== 'false',
    seedDemo: given.SEED_DEMO === undefined ? undefined : given.SEED_DEMO === 'true',
    logLevel: given.LOG_LEVEL ?? 'info',
    deployToken: given.DEPLOY_TOKEN,
    metricsToken: given.METRICS_TOKEN,
    metricsPort: given.METRICS_PORT === undefined ? undefined : Number(given.METRICS_PORT),
    canaryBudget: {
      percent: Number(given.CANARY_MAX_FAILURES ?? 5),
      minVisitors: Number(given.CANARY_MIN_VISITORS ?? 20),
      visitorsPerAddress: Number(given.CANARY_VISITORS_PER_ADDRESS ?? 5),
    },
    trustedProxies: given.TRUSTED_PROXIES?.split(',') ?? [],
    limits: readRules(given.LIMITS) ?? {},
    limitsStore: given.LIMITS_STORE ?? 'memory',
    storagePerPerson: bytesOf(given.STORAGE_PER_PERSON ?? '2GB'),
    maxCalls: Number(given.MAX_CALLS ?? 500),
    maxCallsByAddress: Number(given.MAX_CALLS_BY_ADDRESS ?? 300),
    googleMapsApiKey: given.GOOGLE_MAPS_API_KEY,
    mapTilesUrl: given.MAP_TILES_URL,
    mapTilesAttribution: given.MAP_TILES_ATTRIBUTION,
  }
}

const s3Of = (given: Static<typeof variables>): S3Config | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const region = given.S3_REGION ?? 'us-east-1'
  const endpoint = originOf(given.S3_ENDPOINT) ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

const originOf = (url: string | undefined) => url && new URL(url).origin

const readOverrides = (list = '') => Object.fromEntries(list.split(',').flatMap((entry) => pairOf(entry)))

function pairOf(entry: string): [string, string][] {
  const at = entry.indexOf('=')
  return at > 0 ? [[entry.slice(0, at), entry.slice(at + 1)]] : []
}
