import { isArchive, isInstalled } from './root.mjs'

/**
 * @typedef {object} CommandOption
 * @property {'string' | 'boolean'} type
 * @property {string} [short] one letter
 * @property {boolean} [multiple] it may be given several times
 * @property {string} [value] the placeholder of its value in the help
 * @property {RegExp} [pattern] the pattern that its value must match
 * @property {string} [wants] completes the error "--option needs …" for any other value
 * @property {string} does
 */

/**
 * How a command works in the repository of a remote.
 * @typedef {object} InRepository
 * @property {'commands' | 'repository'} from the folder of its module
 * @property {string} [does] replaces that of a checkout
 * @property {string} [usage] replaces that of a checkout
 * @property {boolean} [takesOwnPart] its PART is the remote
 */

/**
 * How a command works in an unpacked archive of the site.
 * @typedef {object} InArchive
 * @property {string} [from] the folder of its module, if it is another one
 * @property {string} [does] replaces that of a checkout
 * @property {string} [usage] replaces that of a checkout
 */

/**
 * @typedef {object} Command
 * @property {string} does one line
 * @property {string} [usage] its arguments, as the help shows them
 * @property {number} [atLeast] minimum number of arguments; 0 by default
 * @property {number} [atMost] maximum number of arguments; `atLeast` by default
 * @property {string} [argumentsFollow] the option without which it takes no arguments
 * @property {boolean} [onlyTalks] it only talks to a running site, so it needs no installed package
 * @property {boolean} [isHidden] other commands use it
 * @property {string} [passesTo] another program reads its arguments
 * @property {InRepository} [inRepository] without it, the command works in a checkout of the site only
 * @property {boolean} [onlyInRepository] it does not work in a checkout of the site
 * @property {InArchive} [inArchive] without it, the command does not work in an unpacked archive of the site
 * @property {boolean} [onlyInArchive] it works there only
 * @property {boolean} [readsEnvFile] it works on the site of this folder, so it reads `.env`
 * @property {boolean} [hasOwnHelp] the other program also prints the help
 * @property {Readonly<Record<string, CommandOption>>} [options]
 */

const to = /** @type {const} @satisfies {CommandOption} */ ({
  type: 'string',
  value: 'URL',
  does: isInstalled
    ? 'the site; without it, the one in package.json. DEPLOY_TOKEN has its token'
    : 'the site; without it, the one that runs from this folder. DEPLOY_TOKEN has its token',
})
const message = /** @type {const} */ ({ type: 'string', short: 'm', value: 'WHY', does: 'for the history' })

const release = /** @type {const} @satisfies {CommandOption} */ ({
  type: 'string',
  multiple: true,
  value: 'PART …',
  does: 'releases these parts, or all, regardless of their history',
})

/** All commands with their arguments and options. The help and the validation of arguments use this table. */
export const commands = /** @type {const} @satisfies {Record<string, Command>} */ ({
  start: {
    does: 'Builds what changed, starts the site and prints its address and a demo login.',
    atMost: Infinity,
    argumentsFollow: 'release',
    readsEnvFile: true,
    options: { release },
  },
  serve: {
    does: 'Starts the site and prints its address; with an embedded database also a demo login.',
    atMost: Infinity,
    argumentsFollow: 'release',
    readsEnvFile: true,
    onlyInArchive: true,
    inArchive: {},
    options: { release },
  },
  ready: {
    does: 'Waits until the site answers; exits with 1 if it does not.',
    readsEnvFile: true,
    onlyInArchive: true,
    inArchive: {},
    onlyTalks: true,
    options: {
      timeout: {
        type: 'string',
        value: 'SECONDS',
        does: 'the time to wait; 60 by default',
        pattern: /^\d{1,5}$/,
        wants: 'a number of seconds',
      },
    },
  },
  migrate: {
    does: 'Migrates the database to this version, while the version before runs.',
    readsEnvFile: true,
    onlyInArchive: true,
    inArchive: {},
    options: {
      stopped: { type: 'boolean', does: 'also applies migrations after which earlier versions do not work' },
    },
  },
  dev: {
    readsEnvFile: true,
    inRepository: {
      from: 'repository',
      does: 'Serves the remote with hot reload, in a tab of the site.',
      usage: '',
    },
    does: 'Serves the whole site, or the shell and some parts, with hot reload.',
    usage: '[PART …]',
    atMost: Infinity,
    options: { to: { type: 'string', value: 'URL', does: 'a running site that shows the parts in one tab' } },
  },
  build: {
    inRepository: { from: 'commands', takesOwnPart: true, usage: '' },
    does: 'Builds what changed, or these parts.',
    usage: '[PART …]',
    atMost: Infinity,
  },
  test: { does: 'Runs every check; the last lines list flaky tests and count all of them.' },
  e2e: {
    inRepository: { from: 'repository', does: 'Runs the browser tests of the remote against the site.' },
    does: 'Runs the browser tests against BASE_URL, or against a fresh site.',
    usage: '[ARGUMENTS OF PLAYWRIGHT]',
    passesTo: 'npx playwright test --help',
  },
  screenshots: {
    does: 'Writes every screen into docs/screenshots/.',
    usage: '[ARGUMENTS OF PLAYWRIGHT]',
    passesTo: 'npx playwright test --help',
  },
  release: {
    readsEnvFile: true,
    inRepository: {
      from: 'commands',
      takesOwnPart: true,
      usage: '',
      does: 'Checks and builds the remote and makes it live. Its code can access everything in a page.',
    },
    does: 'Checks and builds parts and makes them live on a site, all or none. Their code can access everything in a page: docs/security.md.',
    usage: 'PART …',
    atLeast: 1,
    atMost: Infinity,
    options: {
      message,
      canary: {
        type: 'string',
        value: 'PERCENT',
        does: 'the percentage of visitors who get it',
        pattern: /^[1-9]\d?$/,
        wants: 'a whole number from 1 to 99, the percentage of visitors',
      },
      unchecked: {
        type: 'boolean',
        does: 'skips the types and tests of the parts; the history and /status say so',
      },
      'dry-run': {
        type: 'boolean',
        does: 'changes nothing; says what would become live and every reason against it',
      },
      to,
    },
  },
  rollback: {
    inArchive: {},
    readsEnvFile: true,
    inRepository: {
      from: 'commands',
      takesOwnPart: true,
      usage: '[VERSION]',
      does: 'Withdraws a canary, or else makes the previous version, or VERSION, live.',
    },
    does: 'Withdraws a canary, or else makes the previous version, or VERSION, live; several parts all or none.',
    usage: 'PART [VERSION | PART …]',
    atLeast: 1,
    atMost: Infinity,
    onlyTalks: true,
    options: { message, to },
  },
  releases: {
    inArchive: {},
    readsEnvFile: true,
    inRepository: { from: 'commands', takesOwnPart: true, usage: '' },
    does: 'Shows what is live and the history; also the kill switch.',
    usage: '[PART]',
    atMost: 1,
    onlyTalks: true,
    options: {
      off: { type: 'boolean', does: 'switches the remote off' },
      on: { type: 'boolean', does: 'switches it on again' },
      remove: { type: 'boolean', does: 'removes a remote that is switched off; its history stays' },
      yes: { type: 'boolean', does: 'removes it without asking' },
      message,
      to,
    },
  },
  'deploy-token': {
    inArchive: {},
    readsEnvFile: true,
    inRepository: { from: 'commands' },
    does: 'Lists deploy tokens, or creates one for PART.',
    usage: '[PART]',
    atMost: 1,
    onlyTalks: true,
    options: {
      name: { type: 'string', value: 'WHOSE', does: 'the owner of the token, for the history' },
      revoke: { type: 'string', value: 'ID', does: 'revokes that token' },
      to,
    },
  },
  audit: {
    inArchive: {},
    readsEnvFile: true,
    does: 'Shows who changed releases, deploy tokens and accounts; only with the token of the operator.',
    onlyTalks: true,
    options: {
      limit: {
        type: 'string',
        value: 'N',
        does: 'the number of entries, newest first; 100 by default',
        pattern: /^[1-9]\d{0,5}$/,
        wants: 'a whole number from 1 to 999999',
      },
      json: { type: 'boolean', does: 'one JSON object per line' },
      to,
    },
  },
  new: {
    inRepository: {
      from: 'repository',
      does: 'Creates the repository of a remote: a page, a piece for a slot, tests and a CI workflow.',
    },
    does: 'Creates a remote with a page, pieces for slots, and tests.',
    usage: 'NAME',
    atLeast: 1,
    options: {
      slot: {
        type: 'string',
        multiple: true,
        value: 'SLOT',
        does: 'adds a piece for a slot in pages of other parts, such as kick.panel',
      },
      ...(isInstalled ? { to } : {}),
    },
  },
  check: {
    does: 'Checks whether the remote fits the live site: types, tests, build and contract. Needs no deploy token.',
    inRepository: { from: 'repository' },
    onlyInRepository: true,
    inArchive: {
      from: 'archive',
      does: 'Checks configuration, database, store, mail, map, clock, disk and versions of the site.',
    },
    readsEnvFile: true,
    options: { ...(isArchive ? {} : { to }) },
  },
  upgrade: {
    does: 'Installs the packages that the live shell of the site was built with, and lists what no longer fits.',
    inRepository: { from: 'repository' },
    onlyInRepository: true,
    options: { to },
  },
  pack: {
    does: 'Packs what other repositories build remotes with; a site hands it out at /packages/.',
    options: {
      to: { type: 'string', value: 'URL', does: 'also sends it to that site' },
    },
  },
  backup: {
    does: 'Writes the whole site into one file, while it runs.',
    usage: 'FILE',
    atLeast: 1,
    inArchive: {},
    readsEnvFile: true,
  },
  package: {
    does: 'Packs the built site with everything it needs but Node, for machines without this checkout.',
    options: {
      to: { type: 'string', value: 'FOLDER', does: 'the folder of the archive; dist by default' },
      unpacked: { type: 'boolean', does: 'writes a folder instead of an archive' },
      dirty: {
        type: 'boolean',
        does: 'packs files that differ from the commit, too; archive.json records it',
      },
    },
  },
  restore: {
    inArchive: {},
    readsEnvFile: true,
    does: 'Restores a backup into an empty site.',
    usage: 'FILE',
    atLeast: 1,
    options: {
      replace: { type: 'boolean', does: 'overwrites the existing site' },
      deletions: {
        type: 'string',
        value: 'FILE_OR_FOLDER',
        does: 'deletes again the accounts that were deleted since: docs/operations/backup.md',
      },
    },
  },
  unlock: {
    inArchive: {},
    readsEnvFile: true,
    does: 'Resets the failed logins of an account, so that its owner can log in at once.',
    usage: 'EMAIL',
    atLeast: 1,
  },
  admin: {
    inArchive: {},
    readsEnvFile: true,
    does: 'Looks after accounts, content, sign-up and mail of the site, and checks it.',
    usage: 'COMMAND',
    passesTo: 'npm run admin -- --help',
    hasOwnHelp: true,
  },
  licences: {
    does: 'Prints the licences of the installed packages.',
    options: { all: { type: 'boolean', does: 'names every package' } },
  },
  faults: { does: 'Kills, slows down and fills up the dependencies of a site, and prints the results.' },
  fuzz: {
    does: 'Sends requests that the API document allows and forbids.',
    options: {
      runs: { type: 'string', value: 'N', does: 'the number for each operation; 5000 by default' },
      seed: { type: 'string', value: 'N', does: 'makes the same requests again' },
      operation: { type: 'string', value: "'POST /api/kick'", does: 'only this operation' },
    },
  },
  load: {
    does: 'Loads a server of its own, and prints the results.',
    usage: '[steady | logins | overload | enumeration | hostile …]',
    atMost: Infinity,
    options: {
      seconds: { type: 'string', value: 'N', does: 'the duration of the steady (300) or hostile (120) load' },
    },
  },
  bench: {
    does: 'Measures the site against named references.',
    usage: '[NAME …]',
    atMost: Infinity,
    options: {
      million: { type: 'boolean', does: 'with a million Kicks' },
      only: { type: 'string', value: 'NAME', does: 'only the request, page or peer of that name' },
    },
  },
  install: { does: 'Installs the packages.', isHidden: true },
  throwaway: { does: 'Starts a site for tests, which ends with its standard input.', isHidden: true },
})

/** @typedef {keyof typeof commands} CommandName */
