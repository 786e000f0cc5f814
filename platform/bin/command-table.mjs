import { isArchive, isInstalled } from './root.mjs'

/**
 * @import { CommandOption } from './command-line.mjs'
 *
 * @typedef {object} Command
 * @property {string} does one line
 * @property {string} [takes] its arguments: one in brackets is optional, and one before … may be repeated
 * @property {string} [argumentsFollow] the option without which it takes no arguments
 * @property {Readonly<Record<string, CommandOption>>} [options]
 * @property {readonly Place[]} [in] where it works; in a checkout by default
 * @property {boolean} [takesOwnPart] in the repository of a remote, its PART is that remote
 * @property {boolean} [readsEnvFile] it works on the site of this folder, so it reads `.env`
 * @property {boolean} [isHidden] other commands use it
 * @property {string} [passesTo] shows the help of another program, which reads its arguments
 * @property {boolean} [hasOwnHelp] the other program also prints the help
 *
 * @typedef {'checkout' | 'repository' | 'archive'} Place a checkout of the site, the repository of a remote, or an
 *   unpacked archive of the site
 */

const to = /** @type {const} @satisfies {CommandOption} */ ({
  value: 'URL',
  does: isInstalled
    ? 'the site; without it, the one in package.json. DEPLOY_TOKEN has its token'
    : 'the site; without it, the one that runs from this folder. DEPLOY_TOKEN has its token',
})
const message = /** @type {const} */ ({ short: 'm', value: 'WHY', does: 'for the history' })

const everywhere = /** @type {const} */ (['checkout', 'repository', 'archive'])
const inCheckoutAndArchive = /** @type {const} */ (['checkout', 'archive'])

const release = /** @type {const} @satisfies {CommandOption} */ ({
  multiple: true,
  value: 'PART …',
  does: 'releases these parts, or all, regardless of their history',
})

/**
 * All commands with their arguments and options. The help and the validation of arguments use this table. The module of a
 * command has its name: `src/commands`, `src/commands/repository` for what differs in the repository of a remote, and
 * `api/src/commands` of the server. A module in `.mjs` imports no package, so that it works without an installation.
 */
export const commands = /** @type {const} @satisfies {Record<string, Command>} */ ({
  start: {
    does: 'Builds what changed, starts the site and prints its address and a demo login.',
    argumentsFollow: 'release',
    readsEnvFile: true,
    options: { release },
  },
  serve: {
    does: 'Starts the site and prints its address; with an embedded database also a demo login.',
    in: ['archive'],
    argumentsFollow: 'release',
    readsEnvFile: true,
    options: { release },
  },
  ready: {
    does: 'Waits until the site answers; exits with 1 if it does not.',
    in: ['archive'],
    readsEnvFile: true,
    options: {
      timeout: {
        value: 'SECONDS',
        does: 'the time to wait; 60 by default',
        pattern: /^\d{1,5}$/,
        wants: 'a number of seconds',
      },
    },
  },
  migrate: {
    does: 'Migrates the database to this version, while the version before runs.',
    in: ['archive'],
    readsEnvFile: true,
    options: {
      stopped: { does: 'also applies migrations after which earlier versions do not work' },
    },
  },
  dev: {
    does: 'Serves the whole site, or some parts in a tab of a running one, with hot reload.',
    takes: '[PART …]',
    in: ['checkout', 'repository'],
    takesOwnPart: true,
    readsEnvFile: true,
    options: {
      to: { value: 'URL', does: 'a running site that shows the parts in one tab' },
      port: {
        value: 'N',
        does: 'the first port of the parts, one for each; 4100 by default',
        pattern: /^[1-9]\d{3,4}$/,
        wants: 'a port, from 1000 on',
      },
    },
  },
  build: {
    does: 'Builds what changed, or these parts.',
    takes: '[PART …]',
    in: ['checkout', 'repository'],
    takesOwnPart: true,
  },
  test: { does: 'Runs every check; the last lines list flaky tests and count all of them.' },
  e2e: {
    does: 'Runs the browser tests against BASE_URL, or against a fresh site; those of a remote against its site.',
    takes: '[ARGUMENTS OF PLAYWRIGHT]',
    in: ['checkout', 'repository'],
    passesTo: 'npx playwright test --help',
  },
  screenshots: {
    does: 'Writes every screen into .cache/screenshots/.',
    takes: '[ARGUMENTS OF PLAYWRIGHT]',
    passesTo: 'npx playwright test --help',
  },
  release: {
    does: 'Checks and builds parts and makes them live on a site, all or none. Their code can access everything in a page.',
    takes: 'PART …',
    in: ['checkout', 'repository'],
    takesOwnPart: true,
    readsEnvFile: true,
    options: {
      message,
      canary: {
        value: 'PERCENT',
        does: 'the percentage of visitors who get it',
        pattern: /^[1-9]\d?$/,
        wants: 'a whole number from 1 to 99, the percentage of visitors',
      },
      unchecked: {
        does: 'skips the types and tests of the parts; the history and /status say so',
      },
      'dry-run': {
        does: 'changes nothing; says what would become live and every reason against it',
      },
      to,
    },
  },
  rollback: {
    does: 'Withdraws a canary, or else makes the previous version, or VERSION, live; several parts all or none.',
    takes: 'PART [VERSION | PART …]',
    in: everywhere,
    takesOwnPart: true,
    readsEnvFile: true,
    options: { message, to },
  },
  releases: {
    does: 'Shows what is live and the history; also the kill switch.',
    takes: '[PART]',
    in: everywhere,
    takesOwnPart: true,
    readsEnvFile: true,
    options: {
      off: { does: 'switches the remote off' },
      on: { does: 'switches it on again' },
      remove: { does: 'removes a remote that is switched off; its history stays' },
      yes: { does: 'removes it without asking' },
      message,
      to,
    },
  },
  'deploy-token': {
    does: 'Lists deploy tokens, or creates one for PART.',
    takes: '[PART]',
    in: everywhere,
    readsEnvFile: true,
    options: {
      name: { value: 'WHOSE', does: 'the owner of the token, for the history' },
      revoke: { value: 'ID', does: 'revokes that token' },
      to,
    },
  },
  audit: {
    does: 'Shows who changed releases, deploy tokens and accounts; only with the token of the operator.',
    in: inCheckoutAndArchive,
    readsEnvFile: true,
    options: {
      limit: {
        value: 'N',
        does: 'the number of entries, newest first; 100 by default',
        pattern: /^[1-9]\d{0,5}$/,
        wants: 'a whole number from 1 to 999999',
      },
      json: { does: 'one JSON object per line' },
      to,
    },
  },
  new: {
    does: 'Creates a remote with a page, pieces for slots, and tests; outside of a checkout with its repository.',
    takes: 'NAME',
    in: ['checkout', 'repository'],
    options: {
      slot: {
        multiple: true,
        value: 'SLOT',
        does: 'adds a piece for a slot in pages of other parts, such as kick.panel',
      },
      ...(isInstalled ? { to } : {}),
    },
  },
  check: {
    does: isArchive
      ? 'Checks configuration, database, store, mail, map, clock, disk and versions of the site.'
      : 'Checks whether the remote fits the live site: types, tests, build and contract. Needs no deploy token.',
    in: ['repository', 'archive'],
    readsEnvFile: true,
    options: { ...(isArchive ? {} : { to }) },
  },
  upgrade: {
    does: 'Installs the packages that the live shell of the site was built with, and lists what no longer fits.',
    in: ['repository'],
    options: { to },
  },
  pack: {
    does: 'Packs what other repositories build remotes with; a site hands it out at /packages/.',
    options: {
      to: { value: 'URL', does: 'also sends it to that site' },
      'dry-run': { does: 'only checks whether a package needs a new version there' },
    },
  },
  package: {
    does: 'Packs the built site with everything it needs but Node, for machines without this checkout.',
    options: {
      to: { value: 'FOLDER', does: 'the folder of the archive; dist by default' },
      unpacked: { does: 'writes a folder instead of an archive' },
      dirty: {
        does: 'packs files that differ from the commit, too; archive.json records it',
      },
    },
  },
  backup: {
    does: 'Writes the whole site into one file, while it runs.',
    takes: 'FILE',
    in: inCheckoutAndArchive,
    readsEnvFile: true,
    options: {
      since: {
        value: 'BACKUP',
        does: 'leaves out the pictures and files of releases that this backup, or one before it, has',
      },
    },
  },
  restore: {
    does: 'Restores a backup into an empty site; after a whole one, all that were made since, in order.',
    takes: 'FILE …',
    in: inCheckoutAndArchive,
    readsEnvFile: true,
    options: {
      replace: { does: 'overwrites the existing site' },
      deletions: {
        value: 'FILE_OR_FOLDER',
        does: 'deletes again the accounts that were deleted since: docs/operations/backup.md',
      },
    },
  },
  unlock: {
    does: 'Resets the failed logins of an account, so that its owner can log in at once.',
    takes: 'EMAIL',
    in: inCheckoutAndArchive,
    readsEnvFile: true,
  },
  admin: {
    does: 'Looks after accounts, content, sign-up and mail of the site, and checks it.',
    takes: 'COMMAND',
    in: inCheckoutAndArchive,
    readsEnvFile: true,
    passesTo: 'npm run admin -- --help',
    hasOwnHelp: true,
  },
  translations: {
    does: 'Brings the catalogues up to date with the words of the sources, and prints what is not translated.',
    in: ['checkout', 'repository'],
    options: {
      add: {
        value: 'LANGUAGE',
        does: 'adds a language, such as fr',
        pattern: /^[a-z]{2,3}(-[A-Z][A-Za-z0-9]{1,7})?$/,
        wants: 'a language tag, such as fr or pt-BR',
      },
      check: { does: 'writes nothing; fails if a catalogue is outdated or has a mistake' },
    },
  },
  licences: {
    does: 'Prints the licences of the installed packages.',
    options: { all: { does: 'names every package' } },
  },
  faults: { does: 'Kills, slows down and fills up the dependencies of a site, and prints the results.' },
  cluster: {
    does: 'Runs the site on replicated parts from Debian, causes faults under load, and prints the results.',
    options: {
      fault: { multiple: true, value: 'NAME', does: 'only this fault, such as switchover' },
      seconds: {
        value: 'N',
        does: 'the duration of a fault; 40 by default, twice the lease of the primary',
        pattern: /^[1-9]\d{0,2}$/,
        wants: 'a number of seconds',
      },
    },
  },
  fuzz: {
    does: 'Sends requests that the API document allows and forbids.',
    options: {
      runs: { value: 'N', does: 'the number for each operation; 5000 by default' },
      seed: { value: 'N', does: 'makes the same requests again' },
      operation: { value: "'POST /api/kick'", does: 'only this operation' },
    },
  },
  load: {
    does: 'Loads a server of its own, and prints the results.',
    takes: '[steady | logins | overload | enumeration | hostile …]',
    options: {
      seconds: { value: 'N', does: 'the duration of the steady (300) or hostile (120) load' },
    },
  },
  bench: {
    does: 'Measures the site against named references.',
    takes: '[NAME …]',
    options: {
      million: { does: 'with a million Kicks' },
      only: { value: 'NAME', does: 'only the request of that name' },
      smallest: { does: 'shows in little time that they work' },
    },
  },
  throwaway: { does: 'Starts a site for tests, which ends with its standard input.', isHidden: true },
})

/** @typedef {keyof typeof commands} CommandName */
