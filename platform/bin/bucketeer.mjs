#!/usr/bin/env node
// This file imports no package, because a fresh clone has none. Commands that only talk to a running site import no
// package either, so that the kill switch works without an installation.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { commands } from './command-table.mjs'
import { shutDownOnSignal } from './shutdown.mjs'
import { nearest } from './nearest.mjs'
import { checkNode, install, root } from './prepare.mjs'
import { asksForHelp, helpOf, helpOfAll, readArgs } from './read-args.mjs'

/** @import { CommandName } from './command-table.mjs' */

/** @param {string} name @returns {name is CommandName} */
const isCommand = (name) => Object.hasOwn(commands, name)

/** @param {string} name */
const unknownCommand = (name) => {
  const meant = nearest(name, Object.keys(commands))
  return new Error(`There is no command ${name}${meant ? `; did you mean ${meant}?` : `.\n\n${helpOfAll()}`}`)
}

/** @param {string} file below `platform/src/commands` */
const load = (file) => import(pathToFileURL(join(root, 'platform/src/commands', file)).href)

/** @param {CommandName} name */
const commandFrom = async (name) => {
  if ('onlyTalks' in commands[name]) return load(`${name}.mjs`)
  await install()
  const { register } = await import('tsx/esm/api')
  register()
  return load(`${name}.ts`)
}

/** @param {string[]} args @returns {Promise<number>} */
const main = async ([name = '--help', ...args]) => {
  if (name === '--help' || name === '-h') return (console.log(helpOfAll()), 0)
  if (!isCommand(name)) throw unknownCommand(name)
  if (asksForHelp(args)) return (console.log(helpOf(name)), 0)
  checkNode()
  const asked = readArgs(name, args)
  const { run } = await commandFrom(name)
  return run(asked)
}

shutDownOnSignal()
// The reader of a pipe may close it: `npm run releases | head`.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
