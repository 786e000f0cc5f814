import {
  asksForHelp,
  callOf,
  indentedLines,
  parseCommand,
  type Usage,
  usageHelp,
  UsageError,
} from '@bucketeer/platform/command-line'
import type { AdminCommand, AdminInput } from './command'
import { adminCommands } from './commands'

const exampleOf = ({ name, takes = '' }: AdminCommand) => `${name} ${takes}`.trim()

const usageOf = (command: AdminCommand): Usage => ({
  ...command,
  call: (args) => callOf('admin', `${command.name} ${args}`.trim()),
  options: {
    ...command.options,
    ...('plan' in command && { yes: { does: 'does it, without asking' } }),
    json: { does: 'prints JSON' },
  },
})

const helpOfAll = () =>
  [
    'Looks after the site of this folder, or of DATABASE_URL and DATA_DIR, whether it runs or not.',
    '',
    ...indentedLines(adminCommands.map((command) => [exampleOf(command), command.does])),
    '',
    '  Each has --help and --json. Commands that change something say what they will do, and need --yes.',
  ].join('\n')

/** Returns the command with the most words at the beginning of the arguments. */
const commandAt = (words: string[]) =>
  adminCommands.find(({ name }) => {
    const own = name.split(' ')
    return own.every((word, index) => words[index] === word)
  })

/** Returns the commands that begin with the first argument, such as all of `users`. */
const groupOf = ([group]: string[]) => adminCommands.filter(({ name }) => name.split(' ')[0] === group)

function unknownCommand(words: string[]) {
  if (words.length === 0) return new UsageError(helpOfAll())
  const group = groupOf(words).map(exampleOf)
  const known =
    group.length > 0 ? `Known: ${group.join(', ')}.` : `${callOf('admin', '--help')} lists the commands.`
  return new UsageError(`There is no command ${words.slice(0, 2).join(' ')}. ${known}`)
}

export interface ReadAdminCommand {
  command: AdminCommand
  input: AdminInput
  isJson: boolean
  isConfirmed: boolean
}

/**
 * Returns the command and its arguments, or a help text.
 * @throws UsageError for unknown commands and options, and missing arguments
 */
export function readAdminCommand(args: string[]): ReadAdminCommand | { help: string } {
  const words = args.filter((arg) => !arg.startsWith('-'))
  const command = commandAt(words)
  if (asksForHelp(args)) {
    const commands = command ? [command] : groupOf(words)
    if (words.length === 0) return { help: helpOfAll() }
    if (commands.length > 0) return { help: commands.map((each) => usageHelp(usageOf(each))).join('\n\n') }
  }
  if (!command) throw unknownCommand(words)
  const given = [...args]
  for (const word of command.name.split(' ')) given.splice(given.indexOf(word), 1)
  const { values, positionals } = parseCommand(usageOf(command), given)
  const { json, yes, ...options } = values
  return {
    command,
    input: { args: positionals, options },
    isJson: json === true,
    isConfirmed: yes === true,
  }
}
