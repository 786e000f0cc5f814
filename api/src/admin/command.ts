import type { parseCommand, Usage } from '@bucketeer/platform/command-line'
import { type Queries, StartError } from '@bucketeer/host/server'
import { Compile } from 'typebox/compile'
import type { AppDeps } from '../app-deps'
import { emailText } from '../contract/texts'
import { createAuditLog } from '../modules/audit/repository'

/** The dependencies of a command. */
export type AdminSite = Pick<AppDeps, 'config' | 'database' | 'store'>

/** The validated arguments of a command. */
export interface AdminInput {
  args: string[]
  options: ReturnType<typeof parseCommand>['values']
}

export interface AdminResult {
  /** For people. */
  lines: string[]
  /** For `--json`. */
  data: unknown
  /** Default: 0. */
  exitCode?: number
}

interface CommandBase {
  /** Its words, such as `users list`. */
  name: string
  takes?: Usage['takes']
  does: string
  options?: Usage['options']
}

/** Reads only. */
interface ReadCommand extends CommandBase {
  run(site: AdminSite, input: AdminInput): Promise<AdminResult>
}

/** Changes something, after a confirmation. */
interface ChangeCommand extends CommandBase {
  /** Returns what the command would do, as one sentence. @throws AdminError if it cannot */
  plan(site: AdminSite, input: AdminInput): Promise<string>
  run(site: AdminSite, input: AdminInput): Promise<AdminResult>
}

/** Works on the environment alone, so that it also runs when the site cannot be opened. */
interface EnvironmentCommand extends CommandBase {
  runWithout(env: Environment, input: AdminInput): Promise<AdminResult>
}

export type Environment = Record<string, string | undefined>
export type AdminCommand = ReadCommand | ChangeCommand | EnvironmentCommand

/** An expected failure. The message tells the operator what to do. */
export class AdminError extends StartError {
  override name = 'AdminError'
}

/** The caller of the command in the audit log. */
export const commandLine = 'the command line'

/** Adds an entry of a command to the audit log. */
export const recordChange = (queries: Queries, what: string, subject: string): Promise<void> =>
  createAuditLog(queries).record({ who: commandLine, what, subject })

const email = Compile(emailText)

/** Returns the text if it is an e-mail address. @throws AdminError */
export function emailAddress(text: string): string {
  if (!email.Check(text)) throw new AdminError(`${text} is not an e-mail address.`)
  return text
}

export function textOption({ options }: AdminInput, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns an argument that `args` of the command requires. */
export function argument({ args }: AdminInput, index = 0): string {
  const value = args[index]
  if (value === undefined) throw new Error(`The command has no argument ${index}.`)
  return value
}

export const countOption = (input: AdminInput, name: string, usual: number): number =>
  Number(textOption(input, name) ?? usual)

export const limitOption = (usual: number) =>
  ({
    limit: {
      value: 'N',
      does: `at most N, ${usual} by default`,
      pattern: /^([1-9]\d{0,3}|10000)$/,
      wants: 'a whole number from 1 to 10000',
    },
  }) as const
