import { withSite } from '../backup/open-site'
import { readConfig } from '../config'
import { incompatibleMigrations, NewerDatabase, pendingMigrations } from '../database/migrate'
import { AdminError, type AdminSite, type Environment } from './command'
import { describeError } from './describe-error'
import { readAdminCommand, type ReadAdminCommand } from './read-command'

interface Terminal {
  print(line: string): void
  printError(line: string): void
  /** Asks a question that is answered by yes or no. Undefined without a person at the terminal. */
  confirm: ((question: string) => Promise<boolean>) | undefined
}

export interface AdminCall {
  args: string[]
  env: Environment
  terminal: Terminal
}

/** @throws AdminError if the tables are those of another version */
async function expectMigrated({ database }: AdminSite) {
  if ((await pendingMigrations(database)).length > 0)
    throw new AdminError('The database is of an older version: start the site once, which migrates it.')
  const newer = await incompatibleMigrations(database)
  if (newer.length > 0) throw new NewerDatabase(newer)
}

function onSite<T>(env: Environment, work: (site: AdminSite) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  return withSite(config, async ({ database, store }) => {
    const site = { config, database, store }
    await expectMigrated(site)
    return work(site)
  })
}

/** Returns whether the command may run. Says what it would do unless `--yes` is given. */
async function isConfirmed(
  site: AdminSite,
  { command, input, isConfirmed, isJson }: ReadAdminCommand,
  { print, confirm }: Terminal,
) {
  if (!('plan' in command)) return true
  const plan = await command.plan(site, input)
  if (isConfirmed) return true
  if (isJson) print(JSON.stringify({ isDone: false, plan }))
  else if (confirm) return confirm(`${plan} Go on?`)
  else print(plan)
  return false
}

function resultOf(call: AdminCall, { command, ...read }: ReadAdminCommand) {
  if ('runWithout' in command) return command.runWithout(call.env, read.input)
  return onSite(call.env, async (site) =>
    (await isConfirmed(site, { command, ...read }, call.terminal))
      ? command.run(site, read.input)
      : undefined,
  )
}

async function run(call: AdminCall): Promise<number> {
  const { terminal } = call
  const read = readAdminCommand(call.args)
  if ('help' in read) {
    terminal.print(read.help)
    return 0
  }
  const result = await resultOf(call, read)
  if (!result) {
    terminal.printError('Nothing was changed. Add --yes to do it.')
    return 1
  }
  if (read.isJson) terminal.print(JSON.stringify(result.data))
  else for (const line of result.lines) terminal.print(line)
  return result.exitCode ?? 0
}

/** Runs an admin command. Prints expected errors as one line. @returns the exit code */
export async function runAdmin(call: AdminCall): Promise<number> {
  try {
    return await run(call)
  } catch (error) {
    call.terminal.printError(describeError(error))
    return 1
  }
}
