import { parseArgs } from 'node:util'
import { callOf } from '../commands/call-of'
import { AdminError, type AdminCommand, type AdminInput, type AdminOption } from './command'
import { adminCommands } from './commands'
import { listOf } from './text'

const call = callOf('admin')

const common = {
  json: { type: 'boolean', does: 'prints JSON' },
  help: { type: 'boolean', does: 'shows this help' },
} as const
const confirmation = { yes: { type: 'boolean', does: 'does it, without asking' } } as const

const optionsOf = (command: AdminCommand): Record<string, AdminOption> => ({
  ...command.options,
  ...('plan' in command && confirmation),
  ...common,
})

const usageOf = ({ name, args = [] }: AdminCommand) => [name, ...args].join(' ')

const helpOfAll = () => [
  'Looks after the site of this folder, or of DATABASE_URL and DATA_DIR, whether it runs or not.',
  '',
  ...listOf(adminCommands.map((command) => [`  ${usageOf(command)}`, command.does])),
  '',
  '  Each has --help and --json. Commands that change something say what they will do, and need --yes.',
]

const helpOf = (command: AdminCommand) => [
  command.does,
  '',
  `  ${call} ${usageOf(command)} [OPTIONS]`,
  '',
  ...listOf(
    Object.entries(optionsOf(command)).map(([name, { value, does }]) => [
      `  --${name}${value ? ` ${value}` : ''}`,
      does,
    ]),
  ),
]

/** Returns the command with the most words at the beginning of the arguments. */
const commandAt = (words: string[]) =>
  adminCommands.find(({ name }) => {
    const own = name.split(' ')
    return own.every((word, index) => words[index] === word)
  })

/** Returns the commands that begin with the first argument, such as all of `users`. */
const groupOf = ([group]: string[]) => adminCommands.filter(({ name }) => name.split(' ')[0] === group)

const unknownCommand = (words: string[]) => {
  if (words.length === 0) return new AdminError(helpOfAll().join('\n'))
  const group = groupOf(words).map(usageOf)
  const known = group.length > 0 ? `Known: ${group.join(', ')}.` : `${call} --help lists the commands.`
  return new AdminError(`There is no command ${words.slice(0, 2).join(' ')}. ${known}`)
}

const parse = (command: AdminCommand, args: string[]) => {
  try {
    return parseArgs({ args, options: optionsOf(command), allowPositionals: true })
  } catch (error) {
    // Node names the option with a missing or unexpected value in its first line.
    const [line = ''] = error instanceof Error ? error.message.split('\n') : []
    throw new AdminError(`${line.replace(/\.?$/, '.')} ${call} ${command.name} --help shows how to use it.`)
  }
}

const takes = ({ args = [] }: AdminCommand, count: number) =>
  count >= args.filter((name) => !name.startsWith('[')).length && count <= args.length

export interface ReadAdminCommand {
  command: AdminCommand
  input: AdminInput
  isJson: boolean
  isConfirmed: boolean
}

/**
 * Returns the command and its arguments, or the lines of a help text.
 * @throws AdminError for unknown commands and options, and missing arguments
 */
export const readAdminCommand = (args: string[]): ReadAdminCommand | { help: string[] } => {
  const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h')
  const words = args.filter((arg) => !arg.startsWith('-'))
  const command = commandAt(words)
  if (!command) {
    if (asksForHelp && words.length === 0) return { help: helpOfAll() }
    const group = groupOf(words)
    if (asksForHelp && group.length > 0) return { help: group.flatMap((each) => [...helpOf(each), '']) }
    throw unknownCommand(words)
  }
  if (asksForHelp) return { help: helpOf(command) }
  const { values, positionals } = parse(command, args)
  const given = positionals.slice(command.name.split(' ').length)
  if (!takes(command, given.length))
    throw new AdminError(`How to use it: ${call} ${usageOf(command)} [OPTIONS]`)
  const { json, yes, help: _help, ...options } = values
  return {
    command,
    input: { args: given, options },
    isJson: json === true,
    isConfirmed: yes === true,
  }
}
