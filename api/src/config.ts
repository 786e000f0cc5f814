import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'
import { type S3Config, StartError } from '@bucketeer/host/server'
import * as values from './config-values'
import { parseRules, rulesFormat } from './limits/rules'

const environment = Type.Object({
  PORT: values.port,
  HOST: values.text('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  DATA_DIR: values.text('a folder'),
  DATABASE_URL: values.postgresUrl,
  PUBLIC_URL: values.httpOrigin,
  API_URL: values.httpOrigin,
  CORS_ORIGINS: values.text('origins separated by commas, such as https://a.example,https://b.example'),
  S3_ENDPOINT: values.httpOrigin,
  S3_BUCKET: values.bucketName,
  S3_REGION: values.text('a region, such as eu-central-1'),
  S3_ACCESS_KEY_ID: values.text('the id of an access key'),
  S3_SECRET_ACCESS_KEY: values.secret(1),
  SMTP_URL: values.smtpUrl,
  MAIL_FROM: values.sender,
  CONTACT: values.text('whom people ask for help, such as Ann (ann@example.org)'),
  SITE_LANGUAGE: Type.String({
    pattern: '^[a-z]{2,3}(-[A-Z][A-Za-z0-9]{1,7})?$',
    expects: 'a language tag, such as de or pt-BR',
  }),
  OPERATOR_NAME: values.text('who runs the site, such as The Walkers of Graz'),
  ALLOW_OVERRIDES: values.trueOrFalse,
  OVERRIDES: values.overrideList,
  OVERRIDE_ORIGINS: values.text('origins separated by commas, such as https://dev.example'),
  SEED_DEMO: values.trueOrFalse,
  LOAD_PLACES: values.trueOrFalse,
  LOG_LEVEL: values.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  LOG_ADDRESSES: values.trueOrFalse,
  OTEL_EXPORTER_OTLP_ENDPOINT: values.httpUrl,
  DEPLOY_TOKEN: values.secret(32),
  METRICS_TOKEN: values.secret(16),
  METRICS_PORT: values.metricsPort,
  CANARY_MAX_FAILURES: values.integer(0, 100),
  CANARY_MIN_VISITORS: values.integer(1, 1_000_000),
  CANARY_VISITORS_PER_ADDRESS: values.integer(1, 1_000_000),
  TRUSTED_PROXIES: values.addressList,
  LIMITS: Type.Refine(Type.String({ expects: rulesFormat }), (value) => parseRules(value) !== undefined),
  LIMITS_STORE: values.oneOf('memory', 'database'),
  SIGNUP: values.oneOf('open', 'closed', 'invitation'),
  STORAGE_PER_PERSON: values.dataSize,
  MAX_CALLS: values.integer(1, 1_000_000),
  MAX_CALLS_BY_ADDRESS: values.integer(1, 1_000_000),
  GOOGLE_MAPS_API_KEY: values.text('a key for the Google Maps JavaScript API'),
  MAP_PMTILES: values.mapFile,
  MAP_TILES_URL: values.tilesUrl,
  MAP_TILES_ATTRIBUTION: values.text('a line that says whose tiles they are'),
})
/** The names of all variables. */
export const variableNames = Object.keys(environment.properties)

const variables = Type.Partial(environment)
const compiled = Compile(variables)
const origins = Compile(Type.Array(values.httpOrigin))

/** The validated configuration. Nothing else reads the environment. */
export type Config = ReturnType<typeof toConfig>

/** Thrown for an invalid environment. `lines` has one line per invalid variable, without secrets. */
export class ConfigError extends StartError {
  override name = 'ConfigError'

  constructor(readonly lines: string[]) {
    super(lines.join('\n'))
  }
}

/**
 * Reads and validates the environment. An empty variable counts as not set.
 * @throws ConfigError that names every invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const invalid = [
    ...invalidNames(given),
    ...originLists.filter((name) => !origins.Check(splitList(given[name]))),
    ...missingS3Names(given),
    ...duplicatePort(given),
  ]
  if (invalid.length > 0 || !compiled.Check(given))
    throw new ConfigError(invalid.map((name) => describeError(name, given)))
  return toConfig(given)
}

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Requires all variables of a bucket when one is set: otherwise pictures would silently be stored in a folder. */
const missingS3Names = (given: Record<string, string | undefined>): Name[] =>
  [...s3Names, 'S3_ENDPOINT', 'S3_REGION'].some((name) => name in given)
    ? s3Names.filter((name) => !(name in given))
    : []

const duplicatePort = ({ PORT = '3000', METRICS_PORT }: Record<string, string | undefined>): Name[] =>
  Number(METRICS_PORT) === Number(PORT) ? ['METRICS_PORT'] : []

const originLists = ['CORS_ORIGINS', 'OVERRIDE_ORIGINS'] as const

const splitList = (text = '') => text.split(',').flatMap((entry) => entry.trim() || [])

const parseOrigins = (text?: string) => splitList(text).map((origin) => new URL(origin).origin)

type Name = keyof typeof environment.properties

const isName = (name: string): name is Name => name in environment.properties

/** Checks each variable by itself, because TypeBox reports at most eight errors of an object. */
const invalidNames = (given: Record<string, string | undefined>): Name[] =>
  variableNames
    .filter(isName)
    .filter((name) => name in given && !Value.Check(environment.properties[name], given[name]))

function describeError(name: Name, given: Record<string, string | undefined>) {
  const schema: TSchema & { expects?: string; secret?: boolean } = environment.properties[name]
  if (given[name] === undefined) return `${name}: expected ${schema.expects}, but it is not set`
  const shown = schema.secret ? '' : `, not ${JSON.stringify(given[name])}`
  return `${name}: expected ${schema.expects}${shown}`
}

function toConfig(given: Static<typeof variables>) {
  return {
    port: Number(given.PORT ?? 3000),
    /** The address to listen on. By default the server accepts local connections only. */
    host: given.HOST ?? '127.0.0.1',
    /** The folder of the embedded PostgreSQL and of pictures, relative to the working directory. */
    dataDir: given.DATA_DIR ?? '.data',
    /** The PostgreSQL to use. Default: an embedded one, in `dataDir`. */
    databaseUrl: given.DATABASE_URL,
    publicUrl: parseOrigin(given.PUBLIC_URL),
    apiUrl: parseOrigin(given.API_URL),
    /** Other origins whose pages may call the API. */
    corsOrigins: parseOrigins(given.CORS_ORIGINS),
    /** The S3 bucket of pictures and releases. Default: a folder in `dataDir`. */
    s3: toS3Config(given),
    /** The SMTP server. Default: messages are written to files in `dataDir`. */
    smtpUrl: given.SMTP_URL,
    /** The sender of mail. Default: no-reply at the site's host. */
    mailFrom: given.MAIL_FROM,
    /** The contact for help, shown where a site without SMTP cannot send a link. */
    contact: given.CONTACT,
    /** The operator's name, shown on pages. */
    operatorName: given.OPERATOR_NAME,
    siteLanguage: given.SITE_LANGUAGE ?? 'en',
    allowOverrides: given.ALLOW_OVERRIDES === 'true',
    overrides: given.ALLOW_OVERRIDES === 'true' ? parseOverrides(given.OVERRIDES) : {},
    overrideOrigins: parseOrigins(given.OVERRIDE_ORIGINS),
    /** Loads the gazetteer into the database, which the place search needs. */
    loadPlaces: given.LOAD_PLACES !== 'false',
    /** Seeds an empty database with demo content. Default: true for an embedded database, else false. */
    seedDemo: given.SEED_DEMO === undefined ? undefined : given.SEED_DEMO === 'true',
    logLevel: given.LOG_LEVEL ?? 'info',
    /** Adds the address of the client to the log line of each response. */
    logAddresses: given.LOG_ADDRESSES === 'true',
    /** The base URL of an OpenTelemetry collector, without a trailing slash. Enables traces. */
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    deployToken: given.DEPLOY_TOKEN,
    /** Authorises reading metrics. Without it, metrics are served on `metricsPort` only. */
    metricsToken: given.METRICS_TOKEN,
    /** Serves metrics on this port instead of the site's. */
    metricsPort: given.METRICS_PORT === undefined ? undefined : Number(given.METRICS_PORT),
    canaryBudget: {
      percent: Number(given.CANARY_MAX_FAILURES ?? 5),
      minVisitors: Number(given.CANARY_MIN_VISITORS ?? 20),
      visitorsPerAddress: Number(given.CANARY_VISITORS_PER_ADDRESS ?? 5),
    },
    /** Addresses of proxies whose forwarding headers are trusted. */
    trustedProxies: given.TRUSTED_PROXIES?.split(',') ?? [],
    limits: parseRules(given.LIMITS) ?? {},
    limitsStore: given.LIMITS_STORE ?? 'memory',
    /** The quota of pictures per user, in bytes. */
    storagePerPerson: values.parseBytes(given.STORAGE_PER_PERSON ?? '2GB'),
    /** Whether everybody, nobody, or only holders of an invitation can create an account. */
    signUp: given.SIGNUP ?? 'open',
    /** Maximum number of concurrent requests; further ones get 503. */
    maxCalls: Number(given.MAX_CALLS ?? 500),
    /** Maximum number of open requests of one address; further ones get 429. */
    maxCallsByAddress: Number(given.MAX_CALLS_BY_ADDRESS ?? 300),
    /** Enables Google's maps and place search. Visitors can read the key: restrict it to the site's origin. */
    googleMapsApiKey: given.GOOGLE_MAPS_API_KEY,
    /** The PMTiles file with the streets of the embedded map: a path relative to `dataDir`, or a URL. */
    mapPmtiles: given.MAP_PMTILES,
    /** Raster tiles of the embedded map, such as `https://tiles.example/{z}/{x}/{y}.png`. */
    mapTilesUrl: given.MAP_TILES_URL,
    /** The attribution of the tiles, shown on the map. */
    mapTilesAttribution: given.MAP_TILES_ATTRIBUTION,
  }
}

function toS3Config(given: Static<typeof variables>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined
  const region = given.S3_REGION ?? 'us-east-1'
  const endpoint = parseOrigin(given.S3_ENDPOINT) ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

const parseOrigin = (url: string | undefined) => url && new URL(url).origin

const parseOverrides = (list = '') =>
  Object.fromEntries(list.split(',').flatMap((entry) => parseOverride(entry)))

function parseOverride(entry: string): [string, string][] {
  const at = entry.indexOf('=')
  return at > 0 ? [[entry.slice(0, at), entry.slice(at + 1)]] : []
}

/** Names the missing variables about the operator, such as 'CONTACT is not set'; undefined for none. */
export function missingAboutOperator({ contact, operatorName }: Config): string | undefined {
  const missing = [...(contact ? [] : ['CONTACT']), ...(operatorName ? [] : ['OPERATOR_NAME'])]
  if (missing.length === 0) return undefined
  return `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set`
}
