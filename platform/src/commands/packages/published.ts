import type { PublishedPackage } from './build-package'

/** The packages that remotes in other repositories install, as the site serves them at /packages/. */
export const publishedPackages: PublishedPackage[] = [
  {
    folder: 'platform',
    runsIn: 'node',
    internal: ['.', './runtime', './command-line'],
    modules: [
      'src/commands/repository',
      ...['build', 'release', 'translations'].map((name) => `src/commands/${name}.ts`),
      ...['rollback', 'releases', 'deploy-token'].map((name) => `src/commands/${name}.mjs`),
      'src/translations/po-loader.mjs',
      'src/testing/po-transform.mjs',
      ...['asset', 'no-styles', 'jest-browser', 'retry-failed-tests'].map((name) => `src/testing/${name}.ts`),
    ],
    copies: [
      'src/globals.d.ts',
      'src/catalogues.d.ts',
      'src/commands/new-remote/template',
      'src/commands/new-remote/slot-template',
      'src/commands/new-remote/bar-template',
      'src/commands/new-remote/repository-template',
    ],
  },
  { folder: 'shared-auth', runsIn: 'browser', internal: [], modules: [], copies: [] },
  {
    folder: 'shared-ui',
    runsIn: 'browser',
    internal: ['./page-placeholder', './initial-mode', './prerender'],
    modules: [],
    copies: [],
  },
]
