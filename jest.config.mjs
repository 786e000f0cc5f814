import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

// ES-module-only packages, compiled for Jest like our own sources.
const esmOnly = ['typebox', '@fastify/type-provider-typebox', 'uuid', 'lucide-react']
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
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
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
  // Not among the temporary files, which don't last.
  cacheDirectory: join(import.meta.dirname, '.cache/jest'),
  // Machines that run everything at once are slow; a test that hangs still ends.
  testTimeout: 60_000,
  // Jest leaves a core free by default; tests that wait for PostgreSQL or the end of a process leave room for one more.
  maxWorkers: availableParallelism() + 1,
  projects: [
    ...['shared-ui', 'shared-auth', 'shell', ...remotes].map(browserPackage),
    nodePackage('platform'),
    nodePackage('embedded-postgres'),
    nodePackage('bench'),
    {
      ...nodePackage('api'),
      testEnvironment: '<rootDir>/test/node-environment.ts',
      // The server's build puts the bundle in.
      globals: { __PAGE_START_SCRIPT__: 'startPage()' },
      globalSetup: '<rootDir>/test/global-setup.ts',
      globalTeardown: '<rootDir>/test/global-teardown.ts',
    },
  ],
}
