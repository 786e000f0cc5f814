import { parseArgs } from 'node:util'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from './command-table.mjs'
import { nearest } from './nearest.mjs'
import { isArchive, isInstalled, root } from './root.mjs'

/** @import { Command, CommandName } from './command-table.mjs' */

/**
 * @template {CommandName} Name
 * @typedef {(typeof commands)[Name] extends { options: infer Options }
 *   ? { [Key in keyof Options]?: Options[Key] extends { type: 'boolean' } ? boolean
 *       : Options[Key] extends { multiple: true } ? string[] : string }
 *   : {}} Values
 */

/**
 * The arguments of a command.
 * @template {CommandName} Name
 * @typedef {object} Args
 * @property {string[]} args all arguments, unparsed
 * @property {Values<Name>} values the options
 * @property {string[]} positionals
 */

/** @param {Command} command */
const worksHere = ({ inRepository, onlyInRepository, inArchive, onlyInArchive }) => {
  if (isArchive) return inArchive !== undefined
  return isInstalled ? inRepository !== undefined : !onlyInRepository && !onlyInArchive
}

/** Returns the names of the commands that work here. */
export const commandNames = () =>
  Object.entries(commands).flatMap(([name, command]) =>
    worksHere(command) ? /** @type {CommandName} */ (name) : [],
  )

/** Returns how a command differs from that of a checkout. @param {Command} command */
const differences = ({ inRepository, inArchive }) => {
  if (isArchive) return inArchive
  return isInstalled ? inRepository : undefined
}

/** @param {string} name */
const npmCall = (name) => {
  if (isArchive) return `bucketeer ${name}`
  if (isInstalled) return `npx bucketeer ${name}`
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
}

/**
 * Returns how to call a command with arguments: in a checkout, in the repository of a remote, or in an archive.
 * @param {string} name
 * @param {string} [args]
 */
export const callOf = (name, args) => {
  if (!args) return npmCall(name)
  return `${npmCall(name)} ${isInstalled || isArchive ? '' : '-- '}${args}`
}

/** @param {Command} command */
const doesOf = (command) => differences(command)?.does ?? command.does

/** @param {string} name @param {Command} command */
const usageOf = (name, command) => {
  const named = differences(command)?.usage ?? command.usage
  return callOf(name, [named, command.options && '[OPTIONS]'].filter(Boolean).join(' '))
}

/** @param {[string, string][]} lines */
const aligned = (lines) => {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/**
 * Returns the help of a command.
 * @param {CommandName} name
 */
export const helpOf = (name) => {
  /** @type {Command} */
  const command = commands[name]
  const options = Object.entries(command.options ?? {}).map(([key, { short, value, does }]) => [
    [...(short ? [`-${short}`] : []), `--${key}`].join(', ') + (value ? ` ${value}` : ''),
    does,
  ])
  return [
    doesOf(command),
    '',
    `  ${usageOf(name, command)}`,
    '',
    ...aligned(/** @type {[string, string][]} */ ([...options, ['-h, --help', 'shows this help']])),
    ...(command.passesTo && !isArchive ? ['', `For the arguments: ${command.passesTo}`] : []),
  ].join('\n')
}

/** @param {string} name */
const seeHelp = (name) => `${callOf(name, '--help')} shows how to use it.`

/** npm, which runs the commands of a checkout, has a --version of its own. */
const versionHelp = isInstalled || isArchive ? [`  ${npmCall('--version')} prints the version.`] : []

/** Returns the help of all commands, one line each. */
export const helpOfAll = () =>
  commandNames()
    .flatMap((name) => ('isHidden' in commands[name] ? [] : [[npmCall(name), doesOf(commands[name])]]))
    .map(([left = '', right = '']) => `  ${left.padEnd(isInstalled || isArchive ? 26 : 22)}  ${right}`)
    .concat('', `  Each has --help, for example: ${callOf('releases', '--help')}`, ...versionHelp)
    .join('\n')

/**
 * Returns whether the arguments ask for help.
 * @param {string[]} args
 */
export const asksForHelp = (args) => {
  const ends = args.indexOf('--')
  return args.slice(0, ends < 0 ? undefined : ends).some((arg) => arg === '--help' || arg === '-h')
}

/** @param {string} name @param {Command} command @param {string[]} args */
const expectKnownOptions = (name, { options = {} }, args) => {
  const known = Object.entries(options).flatMap(([key, { short }]) => (short ? [key, short] : [key]))
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !known.includes(token.name) ? [token] : [],
  )[0]
  if (!unknown) return
  const meant = nearest(unknown.name, Object.keys(options))
  throw new Error(
    `${npmCall(name)} has no option ${unknown.rawName}${meant ? `; did you mean --${meant}` : ''}${meant ? '?' : '.'} ${seeHelp(name)}`,
  )
}

/** @param {string} name @param {Command} command @param {string[]} args */
const parseKnown = (name, { options = {} }, args) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Node names the option with a missing or unexpected value in its first line.
    const [line] = error instanceof Error ? error.message.split('\n') : [String(error)]
    throw new Error(`${line?.replace(/\.?$/, '.')} ${seeHelp(name)}`, { cause: error })
  }
}

/** @param {Command} command @param {Record<string, unknown>} values */
const expectValues = ({ options = {} }, values) => {
  for (const [key, { pattern, wants }] of Object.entries(options)) {
    const value = values[key]
    if (pattern && typeof value === 'string' && !pattern.test(value))
      throw new Error(`--${key} needs ${wants}, not ${value}.`)
  }
}

/** @param {string} name @param {Command} command @param {ReturnType<typeof parseKnown>} parsed */
const expectArguments = (name, command, { values, positionals }) => {
  const { atLeast = 0, atMost = atLeast, argumentsFollow } = command
  if (argumentsFollow && positionals.length > 0 && values[argumentsFollow] === undefined)
    throw new Error(`${npmCall(name)} has no argument ${positionals[0]}. ${seeHelp(name)}`)
  if (positionals.length < atLeast || positionals.length > atMost)
    throw new Error(`How to use it: ${usageOf(name, command)}. ${seeHelp(name)}`)
}

/** Returns the name of the remote whose repository this is. @throws Error outside of one */
const ownPart = () => {
  try {
    return JSON.parse(readFileSync(join(root, 'remote.json'), 'utf8')).name
  } catch (cause) {
    throw new Error(`${root} has no readable remote.json: run this in the repository of a remote.`, { cause })
  }
}

/**
 * Parses the arguments of a command by the command table.
 * @template {CommandName} Name
 * @param {Name} name
 * @param {string[]} args
 * @returns {Args<Name>}
 * @throws Error that names the mistake and, for an unknown option, the nearest known one
 */
export const readArgs = (name, args) => {
  /** @type {Command} */
  const command = commands[name]
  if (command.passesTo) return { args, values: /** @type {Values<Name>} */ ({}), positionals: args }
  expectKnownOptions(name, command, args)
  const parsed = parseKnown(name, command, args)
  if (isInstalled && command.inRepository?.takesOwnPart) {
    const own = ownPart()
    parsed.positionals = [own, ...parsed.positionals.filter((each) => each !== own)]
  }
  expectArguments(name, command, parsed)
  expectValues(command, parsed.values)
  return { args, values: /** @type {Values<Name>} */ (parsed.values), positionals: parsed.positionals }
}
