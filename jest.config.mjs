import { readdirSync } from 'node:fs'

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
const secondTry = '<rootDir>/../platform/src/testing/second-try.ts'
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
  globals: { __PART__: `${name}/test` },
  moduleNameMapper: {
    '^@emotion/sheet$': '<rootDir>/../platform/src/testing/no-styles.ts',
    '\\.(svg|webp|webm|mp4|woff2|css)$': '<rootDir>/../platform/src/testing/asset.ts',
  },
  setupFilesAfterEnv: [secondTry, '<rootDir>/../platform/src/testing/jest-browser.ts'],
})
const nodePackage = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  setupFilesAfterEnv: [secondTry],
})

const remotes = readdirSync(import.meta.dirname).filter((entry) => entry.startsWith('remote-'))

export default {
  // Machines that run everything at once are slow; a test that hangs still ends.
  testTimeout: 60_000,
  // Jest leaves a core free by default, which on two is half of the machine.
  maxWorkers: '100%',
  projects: [
    ...['shared-ui', 'shared-auth', 'shell', ...remotes].map(browserPackage),
    nodePackage('platform'),
    nodePackage('bench'),
    {
      ...nodePackage('api'),
      globalSetup: '<rootDir>/test/global-setup.ts',
      globalTeardown: '<rootDir>/test/global-teardown.ts',
    },
  ],
}
