import { parseArgs } from 'node:util'
import { commands } from './command-table.mjs'
import { nearest } from './nearest.mjs'

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

/** @param {string} name */
const npmCall = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

/** @param {string} name @param {Command} command */
const usageOf = (name, { usage, options }) => {
  const asked = [usage, options && '[OPTIONS]'].filter(Boolean)
  return [npmCall(name), ...(asked.length > 0 ? ['--', ...asked] : [])].join(' ')
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
    command.does,
    '',
    `  ${usageOf(name, command)}`,
    '',
    ...aligned(/** @type {[string, string][]} */ ([...options, ['-h, --help', 'shows this help']])),
    ...(command.passesTo ? ['', `For the arguments: ${command.passesTo}`] : []),
  ].join('\n')
}

/** Returns the help of all commands, one line each. */
export const helpOfAll = () =>
  Object.entries(commands)
    .flatMap(([name, command]) => ('isHidden' in command ? [] : [[npmCall(name), command.does]]))
    .map(([left = '', right = '']) => `  ${left.padEnd(22)}  ${right}`)
    .concat('', '  Each has --help, for example: npm run releases -- --help')
    .join('\n')

/**
 * Returns whether the arguments ask for help.
 * @param {string[]} args
 */
export const asksForHelp = (args) => {
  const ends = args.indexOf('--')
  return args.slice(0, ends < 0 ? undefined : ends).some((arg) => arg === '--help' || arg === '-h')
}

/** @param {string} name */
const seeHelp = (name) => `${npmCall(name)} -- --help shows how to use it.`

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
  expectArguments(name, command, parsed)
  expectValues(command, parsed.values)
  return { args, values: /** @type {Values<Name>} */ (parsed.values), positionals: parsed.positionals }
}
