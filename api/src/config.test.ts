import { ConfigError, readConfig } from './config'
import { defaultRules } from './limits/rules'

function errorsOf(env: Record<string, string>) {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.lines : [error]
  }
}

test('uses the defaults for an empty environment', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    corsOrigins: [],
    allowOverrides: false,
    overrides: {},
    overrideOrigins: [],
    siteLanguage: 'en',
    loadPlaces: true,
    logLevel: 'info',
    logAddresses: false,
    canaryBudget: { percent: 5, minVisitors: 20, visitorsPerAddress: 5 },
    trustedProxies: [],
    limits: defaultRules,
    limitsStore: 'memory',
    storagePerPerson: 2_000_000_000,
    signUp: 'open',
    maxCalls: 500,
    maxCallsByAddress: 300,
  })
})

test('reads every variable', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://me:secret@db:5432/site',
    PUBLIC_URL: 'https://bucketeer.example/',
    API_URL: 'https://api.bucketeer.example',
    CORS_ORIGINS: 'https://a.example, https://b.example/',
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'bucketeer',
    S3_REGION: 'eu-north-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hush',
    SMTP_URL: 'smtps://me:secret@mail.example',
    MAIL_FROM: 'Bucketeer <site@bucketeer.example>',
    CONTACT: 'Ann (ann@bucketeer.example)',
    OPERATOR_NAME: 'The Walkers of Graz',
    SITE_LANGUAGE: 'pt-BR',
    ALLOW_OVERRIDES: 'true',
    OVERRIDES: 'kicks=http://localhost:4101,journals=http://localhost:4102',
    OVERRIDE_ORIGINS: 'https://dev.example',
    SEED_DEMO: 'false',
    LOAD_PLACES: 'false',
    LOG_LEVEL: 'warn',
    DEPLOY_TOKEN: 'x'.repeat(32),
    METRICS_TOKEN: 'm'.repeat(32),
    METRICS_PORT: '9090',
    CANARY_MAX_FAILURES: '2',
    CANARY_MIN_VISITORS: '50',
    CANARY_VISITORS_PER_ADDRESS: '3',
    TRUSTED_PROXIES: '10.0.0.5,192.168.0.0/16',
    LIMITS: 'login-by-address=50/300',
    LIMITS_STORE: 'database',
    LOG_ADDRESSES: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    STORAGE_PER_PERSON: '500MB',
    SIGNUP: 'invitation',
    MAX_CALLS: '1000',
    MAX_CALLS_BY_ADDRESS: '400',
    GOOGLE_MAPS_API_KEY: 'key',
    MAP_PMTILES: 'maps/town.pmtiles',
    MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Tiles',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/data',
    databaseUrl: 'postgres://me:secret@db:5432/site',
    publicUrl: 'https://bucketeer.example',
    apiUrl: 'https://api.bucketeer.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'bucketeer',
      region: 'eu-north-1',
      accessKeyId: 'id',
      secretAccessKey: 'hush',
    },
    smtpUrl: 'smtps://me:secret@mail.example',
    mailFrom: 'Bucketeer <site@bucketeer.example>',
    contact: 'Ann (ann@bucketeer.example)',
    operatorName: 'The Walkers of Graz',
    siteLanguage: 'pt-BR',
    allowOverrides: true,
    overrides: { kicks: 'http://localhost:4101', journals: 'http://localhost:4102' },
    overrideOrigins: ['https://dev.example'],
    seedDemo: false,
    loadPlaces: false,
    logLevel: 'warn',
    logAddresses: true,
    otlpEndpoint: 'http://collector:4318',
    deployToken: 'x'.repeat(32),
    metricsToken: 'm'.repeat(32),
    metricsPort: 9090,
    canaryBudget: { percent: 2, minVisitors: 50, visitorsPerAddress: 3 },
    trustedProxies: ['10.0.0.5', '192.168.0.0/16'],
    limits: { ...defaultRules, 'login-by-address': { max: 50, seconds: 300 } },
    limitsStore: 'database',
    storagePerPerson: 500_000_000,
    signUp: 'invitation',
    maxCalls: 1000,
    maxCallsByAddress: 400,
    googleMapsApiKey: 'key',
    mapPmtiles: 'maps/town.pmtiles',
    mapTilesUrl: '/tiles/{z}/{x}/{y}.png',
    mapTilesAttribution: '© Tiles',
  })
})

test('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('reports all invalid variables at once, each with what it expects', () => {
  expect(
    errorsOf({ PORT: 'abc', LOG_LEVEL: 'loud', ALLOW_OVERRIDES: 'yes', PUBLIC_URL: 'bucketeer' }),
  ).toEqual([
    'PORT: expected a whole number from 0 to 65535, not "abc"',
    'PUBLIC_URL: expected an http or https address without a path, such as https://bucketeer.example, not "bucketeer"',
    'ALLOW_OVERRIDES: expected one of true, false, not "yes"',
    'LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent, not "loud"',
  ])
})

test('reports more than eight invalid variables at once, and missing ones with them', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'API_URL', 'SMTP_URL', 'LOG_LEVEL', 'SEED_DEMO']
  const more = ['SIGNUP', 'LIMITS', 'MAX_CALLS', 'CORS_ORIGINS', 'S3_BUCKET']
  const lines = errorsOf(Object.fromEntries([...names, ...more].map((name) => [name, '.'])))
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toContain('S3_SECRET_ACCESS_KEY: expected at least 1 character, but it is not set')
})

test.each([
  ['PORT', '65536'],
  ['PORT', '3.5'],
  ['PORT', '-1'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['DATABASE_URL', 'mysql://db/site'],
  ['DATABASE_URL', 'postgres://db:99999/site'],
  ['PUBLIC_URL', 'https://bucketeer.example/site'],
  ['API_URL', 'ftp://bucketeer.example'],
  ['CORS_ORIGINS', 'https://a.example,nonsense'],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://mail.example:99999'],
  ['MAIL_FROM', 'Bucketeer'],
  ['MAIL_FROM', 'site@bucketeer.example\r\nBcc: all@bucketeer.example'],
  ['OVERRIDES', 'kicks'],
  ['OVERRIDE_ORIGINS', 'https://dev.example/path'],
  ['TRUSTED_PROXIES', '999.1.1.1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '10.0.0.5,,10.0.0.6'],
  ['TRUSTED_PROXIES', '2001:db8::/129'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['SEED_DEMO', '1'],
  ['LOG_ADDRESSES', 'yes'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['STORAGE_PER_PERSON', '2 bytes'],
  ['STORAGE_PER_PERSON', '0GB'],
  ['LIMITS', 'login=5/300'],
  ['LIMITS_STORE', 'redis'],
  ['MAX_CALLS', '0'],
  ['MAX_CALLS_BY_ADDRESS', '0'],
  ['DEPLOY_TOKEN', 'short'],
])('rejects %s=%s', (name, value) => {
  expect(errorsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: expected `)])
})

test('rejects an S3 bucket without a secret key, and defaults its endpoint to AWS', () => {
  expect(errorsOf({ S3_BUCKET: 'bucketeer', S3_ACCESS_KEY_ID: 'id' })).toEqual([
    'S3_SECRET_ACCESS_KEY: expected at least 1 character, but it is not set',
  ])
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' }
  expect(readConfig({ S3_BUCKET: 'bucketeer', ...key }).s3).toMatchObject({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
  })
})

test('ignores OVERRIDES without ALLOW_OVERRIDES', () => {
  expect(readConfig({ OVERRIDES: 'kicks=http://localhost:4101' }).overrides).toEqual({})
})

test('does not show secrets in error messages', () => {
  const lines = errorsOf({
    DATABASE_URL: 'mysql://me:hunter2@db/site',
    SMTP_URL: 'http://me:hunter2@mail.example',
    DEPLOY_TOKEN: 'hunter2',
  })
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toContain('hunter2')
})
