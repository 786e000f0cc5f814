import { readConfig } from '../../../../api/src/config'
import { pageSources } from '../../../../api/src/modules/site/page-sources'
import { createContentPolicies } from './content-policy'

/** Returns the directives of a page's two policies with this configuration. */
const policiesFor = (env: Record<string, string> = {}): Record<string, string | undefined> => {
  const config = readConfig(env)
  const [strict = '', byHost = ''] = createContentPolicies(config, pageSources(config))('abc')
  const directives = byHost.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources.join(' ')]
  })
  return { strict, ...Object.fromEntries(directives) }
}

test('a page loads from the site only, and runs the server’s scripts and what they load', () => {
  expect(policiesFor()).toEqual({
    strict: "script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
    'default-src': "'none'",
    'script-src': "'self' 'nonce-abc'",
    'style-src': expect.stringMatching(/^'self' 'nonce-abc' 'sha256-[^ ]+'$/),
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  })
})

test('allows requests and pictures of the configured origins', () => {
  expect(
    policiesFor({ API_URL: 'https://api.bucketeer.example', PUBLIC_URL: 'https://bucketeer.example' }),
  ).toMatchObject({
    'connect-src': "'self' https://api.bucketeer.example",
    'img-src': "'self' data: blob: https://bucketeer.example https://api.bucketeer.example",
    'script-src': "'self' 'nonce-abc'",
  })
})

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', ' https://tiles.example'],
  ['https://{s}.tiles.example:8443/{z}/{x}/{y}.png', ' https://*.tiles.example:8443'],
  ['/tiles/{z}/{x}/{y}.png', ''],
])('tiles of %s are pictures', (url, host) => {
  expect(policiesFor({ MAP_TILES_URL: url })['img-src']).toBe(`'self' data: blob:${host}`)
})

test('allows Google’s hosts and unsafe-eval only with a Google key', () => {
  const policies = policiesFor({ GOOGLE_MAPS_API_KEY: 'key' })
  expect(policies.strict).toContain("'strict-dynamic' 'unsafe-eval'")
  expect(policies['script-src']).toContain('https://*.googleapis.com')
  expect(policies['script-src']).toContain("'unsafe-eval'")
  expect(policies['frame-src']).toBe('https://*.google.com')
  expect(policies).not.toHaveProperty('require-trusted-types-for')
})

test('allows files and the web socket of a development server', () => {
  const server = 'http://127.0.0.1:4101'
  const policies = policiesFor({ ALLOW_OVERRIDES: 'true', OVERRIDES: `kicks=${server}` })
  for (const kind of ['script', 'img', 'font', 'connect'] as const)
    expect(policies[`${kind}-src`]).toContain(server)
  expect(policies['connect-src']).toContain('ws://127.0.0.1:4101')
  expect(policies).not.toHaveProperty('require-trusted-types-for')
})
