import { basename, join } from 'node:path'
import { ownModule, root } from '../bin/root.mjs'

/** Packages compiled for Jest like sources: ES modules only, or with a dynamic import, which Jest cannot run. */
const compiled = [
  'typebox',
  '@fastify/type-provider-typebox',
  'uuid',
  'lucide-react',
  '@opentelemetry/otlp-exporter-base',
  '@mapbox',
  'pbf',
  'supercluster',
  'kdbush',
  'marked',
  'csv-parse',
  'stream-chain',
  'stream-json',
  '@bucketeer',
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

/** @param {string} folder */
const tests = (folder) => ({
  displayName: basename(folder),
  rootDir: folder,
  // Not in the temporary folder, which each `npm test` makes anew. Jest reads it from a project only.
  cacheDirectory: join(root, '.cache/jest'),
  transform: { '^.+\\.(t|j|mj)sx?$': swc, '\\.po$': ownModule('src/testing/po-transform') },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  setupFilesAfterEnv: [ownModule('src/testing/retry-failed-tests')],
})

/**
 * Returns the Jest configuration of a package for browsers, such as a remote. Its whole jest.config.mjs is
 * `export default browserTests(import.meta.dirname)`.
 * @param {string} folder
 */
export const browserTests = (folder) => {
  const common = tests(folder)
  return {
    ...common,
    testEnvironment: 'jsdom',
    globals: { __PART__: common.displayName },
    moduleNameMapper: {
      '^@emotion/sheet$': ownModule('src/testing/no-styles'),
      '\\.(svg|webp|webm|mp4|woff2|css)$': ownModule('src/testing/asset'),
    },
    setupFilesAfterEnv: [...common.setupFilesAfterEnv, ownModule('src/testing/jest-browser')],
  }
}

/**
 * Returns the Jest configuration of a package for Node.
 * @param {string} folder
 */
export const nodeTests = (folder) => ({ ...tests(folder), testEnvironment: 'node' })
