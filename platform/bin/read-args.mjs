import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { indentedLines, callOf, parseCommand, usageHelp } from './command-line.mjs'
import { commands } from './command-table.mjs'
import { isArchive, isInstalled, root } from './root.mjs'

/** @import { Usage } from './command-line.mjs' */
/** @import { Command, CommandName } from './command-table.mjs' */

export * from './command-line.mjs'

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
