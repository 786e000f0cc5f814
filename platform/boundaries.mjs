import { dirname } from 'node:path'

const root = dirname(import.meta.dirname)

/**
 * The import rules between packages. The lint rules below follow this table, and docs/architecture.md repeats it. A package
 * may import the packages in `may`, through their exports, and no others.
 */
export const packages = {
  'shared-ui': { may: ['platform/text', 'platform/text/markdown'], test: [] },
  'shared-auth': { may: [], test: [] },
  'remote-*': {
    may: ['shared-auth', 'shared-ui', 'shared-ui/forms', 'shared-ui/menu', 'shared-ui/social'],
    test: ['shared-auth/testing', 'shared-ui/testing', 'platform/testing'],
  },
  shell: {
    may: [
      'shared-auth',
      'shared-ui',
      'shared-ui/forms',
      'shared-ui/initial-mode',
      'shared-ui/menu',
      'platform/runtime',
    ],
    test: ['shared-auth/testing', 'shared-ui/testing'],
  },
  api: {
    may: [
      'platform',
      'platform/command-line',
      'platform/runtime',
      'platform/text',
      'platform/text/markdown',
      'embedded-postgres',
    ],
    test: ['embedded-postgres/testing'],
  },
  platform: { may: [], test: [] },
  'embedded-postgres': { may: [], test: [] },
  e2e: { may: [], test: [] },
  bench: { may: [], test: [] },
}

/** Libraries that only some folders may use: the folders, as globs, and the reason. */
const kept = [
  {
    library: 'axios',
    only: ['shared-auth/src/api/**'],
    why: 'Calls go through the API client of shared-auth.',
  },
  {
    library: '@module-federation/*',
    only: ['shell/src/federation/**', 'platform/**'],
    why: 'Only shell/src/federation and platform know Module Federation.',
  },
  {
    library: 'drizzle-orm',
    only: ['api/src/**/repository.ts', 'api/src/database/**', 'api/src/host/database/**', 'api/test/**'],
    why: 'Only repositories hold SQL.',
  },
]

/** @param {string} text */
const escape = (text) => text.replaceAll(/[/.*]/g, (sign) => (sign === '*' ? '.*' : `\\${sign}`))
/** @param {string[]} names */
const allowOnly = (names) =>
  names.length === 0 ? '^@bucketeer/' : `^@bucketeer/(?!(${names.map(escape).join('|')})$)`

/**
 * Matches imports of other features from a file that is `depth` folders deep in its own feature.
 * @param {number} depth
 */
const intoFeature = (depth) => ({
  regex: `^(\\.\\./){${depth}}(?!\\.\\./)|^(\\.\\./)+features/`,
  message: 'A feature does not reach into another feature.',
})
const depths = [1, 2, 3]

/** @param {{ regex: string, message?: string }[]} patterns */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

/**
 * Returns the rules of a package.
 * @param {[string, { may: string[], test: string[] }]} entry
 * @param {string} at the prefix of its files
 */
const rulesOf = ([name, { may, test }], at = `${name}/`) => {
  const message = `${name} may import ${may.length > 0 ? may.join(', ') : 'no other package of ours'}: see platform/boundaries.mjs.`
  const outside = { regex: allowOnly(may), message }
  /** @param {string} folder */
  const keptFrom = (folder) =>
    kept
      .filter(({ only }) => !only.includes(folder) && !only.includes(`${name}/**`))
      .map(({ library, why }) => ({ regex: `^${escape(library)}(/|$)`, message: why }))
  const folders = kept
    .flatMap(({ only }) => only)
    .filter((folder) => folder.startsWith(`${name}/`) && folder !== `${name}/**`)
  const source = restrict(outside, ...keptFrom(''))
  return [
    { files: [`${at}**/*.{ts,tsx}`], rules: source },
    ...depths.map((depth) => ({
      files: [`${at}src/features/${'*/'.repeat(depth)}*.{ts,tsx}`],
      rules: restrict(outside, intoFeature(depth), ...keptFrom('')),
    })),
    ...folders.map((folder) => ({ files: [folder], rules: restrict(outside, ...keptFrom(folder)) })),
    {
      files: [`${at}**/*.test.{ts,tsx}`, `${at}src/testing/**/*.{ts,tsx}`],
      rules: restrict({ regex: allowOnly([...may, ...test]), message }),
    },
    {
      files: [`${at}webpack.config.ts`],
      rules: restrict({ regex: allowOnly(['platform/webpack', 'shared-ui/page-placeholder']), message }),
    },
    {
      files: [`${at}playwright.config.ts`],
      rules: restrict({ regex: allowOnly(['platform/playwright']), message }),
    },
  ]
}

/** The layers within the server, from the bottom up. Types count as imports. */
const layers = [
  {
    target: 'api/src/contract',
    from: 'api/src',
    except: ['contract'],
    message: 'The contract knows neither the database nor any module.',
  },
  {
    target: 'api/src/contract',
    from: 'node_modules',
    except: ['typebox'],
    message: 'The contract is schemas and needs typebox alone.',
  },
  {
    target: 'api/src/database',
    from: 'api/src',
    except: ['database', 'contract'],
    message: 'The database imports no module, only the contract.',
  },
  {
    // Its tests use the whole server.
    target: 'api/src/host/**/!(*.test).ts',
    from: 'api/src',
    except: ['host', 'contract', 'errors', 'http', 'store', 'database'],
    message: 'The host knows nothing of the product, which hands it what it needs.',
  },
  {
    target: 'api/src/host/**/!(*.test).ts',
    from: ['api/src/http/app-deps.ts', 'api/src/http/site-origin.ts', 'api/src/database/schema.ts'],
    message: 'The host knows nothing of the product, which hands it what it needs.',
  },
  {
    target: 'api/src/**/repository.ts',
    from: [
      'api/src/http',
      'api/src/errors/http-error.ts',
      'api/src/errors/error-handler.ts',
      'node_modules/fastify',
    ],
    message: 'Repositories throw domain errors (errors/domain-error.ts) and know no HTTP.',
  },
]

/** The rules of a remote in a repository of its own. */
export const remoteBoundaries = rulesOf(['remote-*', packages['remote-*']], '')

export const boundaries = [
  ...Object.entries(packages).flatMap((entry) => rulesOf(entry)),
  {
    files: ['api/src/**/*.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: layers }] },
  },
]
