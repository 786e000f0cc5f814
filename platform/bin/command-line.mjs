// Parses arguments and writes help, for the commands of this package and for the admin commands of the server.
// It imports no package, because a fresh clone has none.
import { parseArgs } from 'node:util'
import { nearest } from './nearest.mjs'
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
 *
 * @typedef {object} Usage
 * @property {(args: string) => string} call returns how to call the command with these arguments
 * @property {string} does one line
 * @property {string} [takes] its arguments: one in brackets is optional, and one before … may be repeated
 * @property {string} [own] an argument that is always given, so that it need not be
 * @property {string} [argumentsFollow] the option without which it takes no arguments
 * @property {Readonly<Record<string, CommandOption>>} [options]
 */

/** A wrong argument. The message tells the user what to do. */
export class UsageError extends Error {}

/**
 * Returns how to call a command with arguments: in a checkout, in the repository of a remote, or in an archive.
 * @param {string} name
 * @param {string} [args]
 */
export const callOf = (name, args) => {
  if (isArchive || isInstalled)
    return [...(isInstalled ? ['npx'] : []), 'bucketeer', name, ...(args ? [args] : [])].join(' ')
  return `npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}${args ? ` -- ${args}` : ''}`
}

/** Returns a line for each row, with columns that are as wide as their widest text. @param {string[][]} rows */
export const tableLines = (rows) => {
  const width = (/** @type {number} */ column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = rows[0]?.map((_, column) => width(column)) ?? []
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Returns the lines of a table, indented. @param {string[][]} rows */
export const indentedLines = (rows) => tableLines(rows).map((line) => `  ${line}`)

/** Returns whether the arguments ask for help. @param {string[]} args */
export const asksForHelp = (args) => {
  const ends = args.indexOf('--')
  return args.slice(0, ends < 0 ? undefined : ends).some((arg) => arg === '--help' || arg === '-h')
}

/** @param {Usage} usage */
const exampleOf = ({ call, takes, options = {} }) =>
  call([takes, Object.keys(options).length > 0 && '[OPTIONS]'].filter(Boolean).join(' '))

/** Returns the help of a command. @param {Usage} usage */
export const usageHelp = (usage) => {
  const options = Object.entries(usage.options ?? {}).map(([name, { short, value, does }]) => [
    `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`,
    does,
  ])
  const lines = indentedLines([...options, ['-h, --help', 'shows this help']])
  return [usage.does, '', `  ${exampleOf(usage)}`, '', ...lines].join('\n')
}

/** Returns how many arguments a command takes. @param {string} takes */
const countsOf = (takes) => {
  const count = (/** @type {string} */ text) => text.match(/[\w|]+/g)?.length ?? 0
  return {
    least: count(takes.replaceAll(/\[.*?\]/g, '')),
    most: takes.includes('…') ? Infinity : count(takes),
  }
}

/** @param {Usage} usage @param {string[]} args */
const parseOptions = ({ call, options = {} }, args) => {
  const seeHelp = `${call('--help')} shows how to use it.`
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue
    const meant = nearest(token.name, Object.keys(options))
    throw new UsageError(
      `${call('')} has no option ${token.rawName}${meant ? `; did you mean --${meant}?` : '.'} ${seeHelp}`,
    )
  }
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Node names the option with a missing or unexpected value in its first line.
    const [line] = error instanceof Error ? error.message.split('\n') : [String(error)]
    throw new UsageError(`${line?.replace(/\.?$/, '.')} ${seeHelp}`, { cause: error })
  }
}

/**
 * Parses the arguments of a command.
 * @param {Usage} usage
 * @param {string[]} args
 * @throws UsageError that names the mistake and, for an unknown option, the nearest known one
 */
export const parseCommand = (usage, args) => {
  const { call, takes = '', own, argumentsFollow, options = {} } = usage
  const parsed = parseOptions(usage, args)
  const { values } = parsed
  const positionals = parsed.positionals.filter((each) => each !== own)
  const { least, most } = argumentsFollow ? { least: 0, most: Infinity } : countsOf(takes)
  if (argumentsFollow && positionals.length > 0 && values[argumentsFollow] === undefined)
    throw new UsageError(
      `${call('')} has no argument ${positionals[0]}. ${call('--help')} shows how to use it.`,
    )
  if (positionals.length < least || positionals.length > most)
    throw new UsageError(`How to use it: ${exampleOf(usage)}. ${call('--help')} shows how to use it.`)
  for (const [name, { pattern, wants }] of Object.entries(options)) {
    const value = values[name]
    if (pattern && typeof value === 'string' && !pattern.test(value))
      throw new UsageError(`--${name} needs ${wants}, not ${value}.`)
  }
  return { values, positionals: own === undefined ? positionals : [own, ...positionals] }
}
