// Parses arguments and writes help, for the commands of this package and for the admin commands of the server.
// It imports no package, because a fresh clone has none.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commands } from './command-table.mjs'
import { isArchive, isInstalled, root } from './root.mjs'

/** @import { Command, CommandName } from './command-table.mjs' */

/**
 * @typedef {object} CommandOption
 * @property {string} [short] one letter
 * @property {boolean} [multiple] it may be given several times
 * @property {string} [value] the placeholder of its value in the help; an option without one is a switch
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

/**
 * Returns the Levenshtein distance of two words.
 * @param {string} one
 * @param {string} other
 */
const distance = (one, other) => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [y, letter] of [...one].entries()) {
    const next = [y + 1]
    for (const [x, otherLetter] of [...other].entries())
      next.push(
        Math.min((row[x] ?? 0) + Number(letter !== otherLetter), (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const mostWrong = 2

/**
 * Returns the known word that the user probably meant, if there is one.
 * @param {string} word
 * @param {readonly string[]} known
 */
export const nearest = (word, known) => {
  const [best] = known
    .map((candidate) => ({ candidate, wrong: distance(word, candidate) }))
    .sort((one, other) => one.wrong - other.wrong)
  return best && best.wrong <= mostWrong ? best.candidate : known.find((each) => each.startsWith(word))
}

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

/** @param {CommandOption} option @returns {'string' | 'boolean'} */
const typeOf = ({ value }) => (value ? 'string' : 'boolean')

/** @param {Usage} usage @param {string[]} args */
const parseOptions = ({ call, options = {} }, args) => {
  const seeHelp = `${call('--help')} shows how to use it.`
  const typed = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, type: typeOf(option) }]),
  )
  const { tokens } = parseArgs({ args, options: typed, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue
    const meant = nearest(token.name, Object.keys(options))
    throw new UsageError(
      `${call('')} has no option ${token.rawName}${meant ? `; did you mean --${meant}?` : '.'} ${seeHelp}`,
    )
  }
  try {
    return parseArgs({ args, options: typed, allowPositionals: true })
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

/**
 * @template {CommandName} Name
 * @typedef {(typeof commands)[Name] extends { options: infer Options }
 *   ? { [Key in keyof Options]?: Options[Key] extends { value: string } | undefined
 *       ? Options[Key] extends { multiple: true } ? string[] : string
 *       : boolean }
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

/** Returns the names of the commands that work here. */
export const commandNames = () => {
  const place = isArchive ? 'archive' : isInstalled ? 'repository' : 'checkout'
  /** @param {Command} command */
  const worksHere = ({ in: places = ['checkout'] }) => places.includes(place)
  return Object.entries(commands).flatMap(([name, command]) =>
    worksHere(command) ? /** @type {CommandName} */ (name) : [],
  )
}

/** The repository of a remote has one part, which its commands need not be told. */
const partArgument = /( \| )?(\[PART( …)?\]|PART( …)?)/g

/** @param {CommandName} name @returns {Usage} */
const usageOf = (name) => {
  /** @type {Command} */
  const { takes, takesOwnPart, ...command } = commands[name]
  const isOwn = isInstalled && takesOwnPart
  return {
    ...command,
    call: (args) => callOf(name, args),
    takes: isOwn ? takes?.replaceAll(partArgument, '').trim() : takes,
  }
}

/** Returns the help of a command. @param {CommandName} name */
export const helpOf = (name) => {
  const { passesTo } = /** @type {Command} */ (commands[name])
  return `${usageHelp(usageOf(name))}${passesTo && !isArchive ? `\n\nFor the arguments: ${passesTo}` : ''}`
}

/** Returns the help of all commands, one line each. */
export const helpOfAll = () =>
  [
    ...indentedLines(
      commandNames().flatMap((name) =>
        'isHidden' in commands[name] ? [] : [[callOf(name), commands[name].does]],
      ),
    ),
    '',
    `  Each has --help, for example: ${callOf('releases', '--help')}`,
    // npm, which runs the commands of a checkout, has a --version of its own.
    ...(isInstalled || isArchive ? [`  ${callOf('--version')} prints the version.`] : []),
  ].join('\n')

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
 * @throws UsageError that names the mistake
 */
export const readArgs = (name, args) => {
  const { passesTo, takesOwnPart } = /** @type {Command} */ (commands[name])
  if (passesTo) return { args, values: /** @type {Values<Name>} */ ({}), positionals: args }
  const own = isInstalled && takesOwnPart ? ownPart() : undefined
  const { values, positionals } = parseCommand({ ...usageOf(name), own }, args)
  return { args, values: /** @type {Values<Name>} */ (values), positionals }
}
