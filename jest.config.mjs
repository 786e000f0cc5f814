import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { browserTests, nodeTests } from './platform/presets/jest.mjs'
import { groupTests } from './platform/group-tests.mjs'

const at = (folder) => join(import.meta.dirname, folder)
const remotes = readdirSync(import.meta.dirname).filter((entry) => entry.startsWith('remote-'))

// Set by `npm test`.
const inGroups = (project, hooks = []) => (process.env.GROUP_TESTS ? groupTests(project, hooks) : project)
/** Modules whose hooks unmount components and reset stubs. */
const browserHooks = [
  '@testing-library/react',
  at('shared-auth/src/testing/auth-status.ts'),
  at('shared-ui/src/testing/configure-maps.ts'),
]

// Workers inherit it. With the default of 16 MB, garbage collection makes the API tests a seventh slower.
process.execArgv.push('--max-semi-space-size=64')

export default {
  // Long enough for a busy machine. A test that hangs still fails.
  testTimeout: 60_000,
  // More workers than cores, because many tests wait for PostgreSQL or for other processes.
  maxWorkers: availableParallelism() + 1,
  projects: [
    ...['shared-ui', 'shared-auth', 'shell', ...remotes]
      .map(at)
      .map((folder) => inGroups(browserTests(folder), browserHooks)),
    { ...nodeTests(at('platform')), testPathIgnorePatterns: ['<rootDir>/host/'] },
    ...['embedded-postgres', 'bench'].map(at).map(nodeTests),
    // The host's tests run it on the site's server.
    ...['api', 'platform/host']
      .map(at)
      .map((folder) => ({
        ...nodeTests(folder),
        testEnvironment: at('api/test/node-environment.ts'),
        setupFiles: [at('api/test/quick-passwords.ts')],
        // The server's build replaces this with the bundled script.
        globals: { __PAGE_START_SCRIPT__: 'startPage()' },
        globalSetup: at('api/test/global-setup.ts'),
        globalTeardown: at('api/test/global-teardown.ts'),
      }))
      .map((project) => inGroups(project)),
  ],
}
