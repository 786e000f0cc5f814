import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
      'host',
      'host/http',
      'host/server',
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
  'platform/host': { may: ['platform', 'platform/runtime', 'platform/text'], test: [] },
  'embedded-postgres': { may: [], test: [] },
  e2e: { may: [], test: [] },
  bench: { may: [], test: [] },
}

/** Folders that every module of the server may import, and all that one without a row may. */
const base = [
  'app-deps.ts',
  'config.ts',
  'contract',
  'database',
  'http',
  'idempotency',
  'limits',
  'modules/audience',
  'modules/session',
]

/** Folders for modules that present pictures and creators. */
const shown = [...base, 'modules/creator', 'modules/media', 'modules/photo']

/** Folders for modules that change accounts. */
const account = [...base, 'mail', 'modules/audit', 'modules/password', 'site-key']

/**
 * Returns the row of a module of the server.
 * @param {string[]} folders
 * @param {string[]} names those of modules
 */
const row = (folders, ...names) => [...folders, ...names.map((name) => `modules/${name}`)]

/** The rows of the modules of the server that have routes, and of what these show in common. */
const modules = {
  media: row([...base, 'daily', 'metrics', 'site-key']),
  creator: row(base, 'media'),
  photo: row(base, 'media'),
  kick: row([...shown, 'daily']),
  notification: row([...base, 'daily'], 'creator'),
  story: row(shown, 'kick'),
  like: row(base, 'kick', 'notification'),
  journal: row(shown, 'story'),
  comment: row(shown, 'journal', 'kick', 'notification', 'story', 'things'),
  log: row(shown, 'journal', 'kick', 'notification', 'story'),
  follow: row(base, 'creator', 'notification'),
  safety: row([...base, 'daily'], 'comment', 'creator', 'follow', 'media', 'notification', 'things'),
  people: row(base, 'creator', 'follow', 'kick', 'safety'),
  bucket: row(shown, 'kick', 'log'),
  feed: row(shown, 'bucket', 'kick', 'log'),
  user: row(account, 'creator', 'follow', 'kick', 'media', 'notification', 'places', 'safety'),
  archive: row([...shown, 'jobs', 'site-key'], 'user'),
  import: row([...shown, 'daily', 'jobs'], 'archive', 'bucket', 'journal', 'kick', 'log', 'places', 'story'),
  share: row([...shown, 'site-key'], 'bucket', 'journal', 'kick', 'log', 'password', 'story', 'user'),
  auth: row(account, 'safety', 'share', 'user'),
  site: row([...shown, 'daily', 'site-key'], 'audit', 'journal', 'map', 'share'),
}

/**
 * The folders, and top files, of a package's `src` that each folder may import besides itself. A folder without a row imports
 * none, a module of the server `base`. A row names only folders without a row or rows above it, so folders make no circle. `.` is all folders, in a last
 * row only. Top files without a row, such as index.ts, may import all, and no folder imports them. A folder with rows of
 * folders in it, such as modules, is as many folders, and needs no row.
 * @type {Record<string, Record<string, string[]>>}
 */
export const folders = {
  'shared-ui': {
    covers: ['lazy'],
    dates: ['buttons'],
    drawings: ['words.ts'],
    markdown: ['lazy', 'words.ts'],
    theme: ['color-mode'],
    tooltip: ['theme'],
    dialogs: ['buttons', 'words.ts'],
    pictures: ['covers/index.ts', 'theme'],
    fields: ['icons.ts', 'lazy', 'theme', 'words.ts'],
    'page-placeholder': ['color-mode', 'drawings', 'theme'],
    toasts: ['icons.ts', 'lazy', 'theme', 'words.ts'],
    cards: ['covers/index.ts', 'links', 'pictures', 'theme'],
    swipe: ['theme'],
    page: ['covers/index.ts', 'dialogs', 'icons.ts', 'links', 'pictures', 'slots', 'theme', 'words.ts'],
    'site-theme.tsx': ['color-mode', 'page', 'theme', 'toasts'],
    prerender: ['page', 'theme', 'toasts'],
    language: ['theme', 'toasts', 'words.ts'],
    states: [
      'cards',
      'drawings',
      'icons.ts',
      'links',
      'page',
      'page-placeholder',
      'pictures',
      'theme',
      'words.ts',
    ],
    form: ['dialogs', 'icons.ts', 'page', 'states', 'storage', 'toasts', 'words.ts'],
    lists: ['buttons', 'icons.ts', 'states', 'theme', 'words.ts'],
    order: ['buttons', 'page', 'states', 'theme'],
    'person-menu': ['dialogs', 'icons.ts', 'links', 'states'],
    'hidden-notice': ['icons.ts', 'links'],
    audience: ['buttons', 'cards', 'fields', 'icons.ts', 'states', 'theme', 'words.ts'],
    map: ['color-mode', 'icons.ts', 'lazy', 'places', 'states', 'theme'],
    'picture-upload': ['buttons', 'covers/index.ts', 'icons.ts', 'pictures', 'states', 'theme', 'words.ts'],
    share: ['buttons', 'dates', 'dialogs', 'drawings', 'icons.ts', 'links', 'page', 'states'],
    wishes: ['buttons', 'form', 'icons.ts', 'slots', 'states'],
    photos: [
      'dates',
      'form',
      'icons.ts',
      'lazy',
      'map/index.ts',
      'order',
      'page',
      'picture-upload',
      'pictures',
      'places',
      'states',
      'storage',
      'theme',
    ],
  },
  'shared-auth': { api: ['storage.ts'] },
  api: {
    database: ['contract'],
    'access-changes': ['database'],
    'site-key': ['database'],
    'modules/audience': ['database'],
    idempotency: ['database', 'site-key'],
    limits: ['contract', 'database'],
    http: ['contract', 'database', 'limits'],
    daily: ['database', 'http'],
    jobs: ['database'],
    metrics: ['database', 'http'],
    tracing: ['database', 'http'],
    'modules/session': ['database', 'http', 'limits'],
    'modules/audit': ['contract', 'database'],
    'modules/password': ['contract', 'http', 'limits', 'metrics', 'modules/session'],
    'config.ts': ['config-values.ts', 'limits'],
    'app-deps.ts': ['config.ts', 'database'],
    mail: ['config.ts', 'contract', 'limits', 'metrics'],
    'modules/metrics': ['config.ts', 'http'],
    ...Object.fromEntries(Object.entries(modules).map(([name, folders]) => [`modules/${name}`, folders])),
    'modules/modules.ts': ['app-deps.ts', 'modules'],
    gazetteer: ['database', 'modules/places'],
    demo: [...account, 'modules/kick', 'modules/media', 'modules/user'],
    'app.ts': [
      ...base,
      'access-changes',
      'metrics',
      'modules/auth',
      'modules/metrics',
      'modules/modules.ts',
      'tracing',
    ],
    start: [...base, 'app.ts', 'demo', 'gazetteer', 'modules/map', 'modules/user'],
    backup: [...account, 'access-changes', 'modules/archive', 'modules/media', 'modules/user', 'start'],
    admin: [...account, 'backup', 'demo', 'modules'],
    commands: ['.'],
  },
  platform: {
    'build/parts': ['contract'],
    translations: ['build/parts', 'contract'],
    'build/webpack': ['build/parts', 'contract', 'translations'],
    testing: ['build/parts', 'build/webpack', 'contract', 'translations'],
    'commands/browser': ['build/parts', 'build/webpack', 'contract', 'run-tool.ts'],
    'commands/dev': ['build/parts', 'build/webpack'],
    'commands/new-remote': ['build/parts', 'build/webpack', 'contract', 'translations'],
    'commands/releases': ['build/parts', 'build/webpack', 'contract', 'run-tool.ts'],
    'commands/archive': ['build/parts', 'build/webpack', 'commands/releases'],
    'commands/packages': [
      'build/parts',
      'build/webpack',
      'commands/releases',
      'contract',
      'run-tool.ts',
      'translations',
    ],
    'commands/site': ['commands/releases'],
    'commands/repository': ['.'],
  },
  'platform/host': {
    'server/errors': ['server/database', 'server/messages.ts', 'server/store'],
    'server/http': ['server/database', 'server/errors'],
    'options.ts': ['server'],
    releases: ['database', 'html.ts', 'options.ts', 'server'],
    site: ['html.ts', 'options.ts', 'overrides', 'releases', 'server'],
  },
  shell: {
    federation: ['person'],
    guard: ['federation'],
    'startup-monitor': ['federation'],
    'page-scripts': ['federation', 'startup-monitor'],
    'account-page': ['federation', 'guard'],
    slots: ['account-page', 'federation', 'person'],
    features: ['account-page', 'federation', 'guard', 'menus', 'request.ts'],
    site: ['account-page', 'features', 'federation', 'guard', 'person', 'slots'],
  },
  'remote-archive': { imports: ['request.ts'], features: ['.'] },
  'remote-buckets': { bucket: ['request.ts'], 'bucket-form': ['bucket', 'request.ts'], features: ['.'] },
  'remote-journals': {
    'journal-form': ['choice-field', 'request.ts'],
    journal: ['journal-form', 'request.ts'],
    'story-form': ['choice-field', 'journal', 'picture-storage', 'request.ts'],
    features: ['.'],
  },
  'remote-kicks': {
    people: ['request.ts'],
    places: ['request.ts'],
    kick: ['places', 'request.ts'],
    comments: ['kick', 'people', 'request.ts'],
    saving: ['kick', 'request.ts'],
    seen: ['request.ts'],
    'kick-form': ['kick', 'places', 'request.ts'],
    buckets: ['fields', 'request.ts', 'saving'],
    features: ['.'],
  },
  'remote-log': {
    log: ['request.ts'],
    settings: ['request.ts'],
    wishes: ['request.ts'],
    entry: ['log'],
    way: ['settings'],
    stories: ['log', 'request.ts'],
    year: ['log', 'way'],
    sheet: ['log', 'request.ts', 'stories', 'tick'],
    'entry-actions': ['log', 'sheet', 'stories'],
    features: ['.'],
  },
  'remote-marketing': { components: ['footer'], 'sample-kicks': ['request.ts'], features: ['.'] },
  'remote-people': {
    lists: [],
    tabs: [],
    kicks: ['request.ts'],
    person: ['request.ts'],
    notifications: ['request.ts', 'person'],
    follow: ['request.ts', 'person'],
    reports: [],
    features: ['.'],
  },
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
    only: [
      'api/src/**/repository.ts',
      'api/src/database/**',
      'api/src/modules/import/tables.ts',
      'api/test/**',
      'platform/host/src/**/repository.ts',
      'platform/host/src/database/**',
      'platform/host/src/server/database/**',
    ],
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

/** Imports that are forbidden to single files of the server, besides the table of its folders. Types count as imports. */
const layers = [
  {
    target: 'api/src/contract',
    from: 'node_modules',
    except: ['typebox'],
    message: 'The contract is schemas and needs typebox alone.',
  },
  ...['api', 'platform/host'].map((name) => ({
    target: `${name}/src/**/repository.ts`,
    from: [
      'api/src/http',
      'platform/host/src/http.ts',
      'platform/host/src/server/errors/http-error.ts',
      'platform/host/src/server/errors/error-handler.ts',
      'platform/host/src/server/http',
      'node_modules/fastify',
    ],
    message: 'Repositories throw domain errors (server/errors/domain-error.ts of the host) and know no HTTP.',
  })),
]

/** Tests and their helpers may import any folder. */
const tests = ['**/*.test.{ts,tsx}', '**/src/**/{testing,test-support}/**']

/** @param {string} path */
const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )

/** The texts of a part and their languages, which every folder may import. */
const everywhere = ['messages', 'messages.ts']

/**
 * Returns the zones of a package's table of folders.
 * @param {string} name
 */
const zonesOf = (name) => {
  const table = folders[name]
  if (!table) return []
  const from = `${name}/src`
  const rows = Object.keys(table)
  /** @param {string} folder */
  const hasRows = (folder) => rows.some((row) => row.startsWith(`${folder}/`))
  const inside = foldersIn(from).flatMap((folder) =>
    hasRows(folder) ? foldersIn(`${from}/${folder}`).map((each) => `${folder}/${each}`) : folder,
  )
  const named = Object.values(table).flat()
  const top = named.filter((each) => each !== '.' && !each.includes('/') && !hasRows(each))
  return [...new Set([...inside, ...rows, ...top])].map((folder) => ({
    target: `${from}/${folder}`,
    from,
    except: [
      ...new Set([folder, ...everywhere, ...(table[folder] ?? (folder.startsWith('modules/') ? base : []))]),
    ],
    message: `See the folders of ${name} in platform/boundaries.mjs.`,
  }))
}

/** The rules of a remote in a repository of its own. */
export const remoteBoundaries = rulesOf(['remote-*', packages['remote-*']], '')

/** Returns the rules of this checkout, whose folders it reads. */
export const boundaries = () => [
  ...Object.entries(packages).flatMap((entry) => rulesOf(entry)),
  ...Object.keys(folders).map((name) => {
    const zones = [...zonesOf(name), ...layers.filter(({ target }) => target.startsWith(`${name}/`))]
    return {
      files: [`${name}/src/**/*.{ts,tsx}`],
      ignores: tests,
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
    }
  }),
]
