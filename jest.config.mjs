import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

// Packages compiled for Jest like our own sources: ES modules only, or with a dynamic import, which Jest cannot run.
const compiled = [
  'typebox',
  '@fastify/type-provider-typebox',
  'uuid',
  'lucide-react',
  '@opentelemetry/otlp-exporter-base',
]
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]
const retryFailedTests = '<rootDir>/../platform/src/testing/retry-failed-tests.ts'
const common = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
}
const browserPackage = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jsdom',
  globals: { __PART__: name },
  moduleNameMapper: {
    '^@emotion/sheet$': '<rootDir>/../platform/src/testing/no-styles.ts',
    '\\.(svg|webp|webm|mp4|woff2|css)$': '<rootDir>/../platform/src/testing/asset.ts',
  },
  setupFilesAfterEnv: [retryFailedTests, '<rootDir>/../platform/src/testing/jest-browser.ts'],
})
const nodePackage = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  setupFilesAfterEnv: [retryFailedTests],
})

const remotes = readdirSync(import.meta.dirname).filter((entry) => entry.startsWith('remote-'))

export default {
  // Not in the temporary folder, which may be cleared.
  cacheDirectory: join(import.meta.dirname, '.cache/jest'),
  // Long enough for a busy machine. A test that hangs still fails.
  testTimeout: 60_000,
  // More workers than cores, because many tests wait for PostgreSQL or for other processes.
  maxWorkers: availableParallelism() + 1,
  projects: [
    ...['shared-ui', 'shared-auth', 'shell', ...remotes].map(browserPackage),
    nodePackage('platform'),
    nodePackage('embedded-postgres'),
    nodePackage('bench'),
    {
      ...nodePackage('api'),
      testEnvironment: '<rootDir>/test/node-environment.ts',
      // The server's build replaces this with the bundled script.
      globals: { __PAGE_START_SCRIPT__: 'startPage()' },
      globalSetup: '<rootDir>/test/global-setup.ts',
      globalTeardown: '<rootDir>/test/global-teardown.ts',
    },
  ],
}
