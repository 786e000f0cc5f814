#!/usr/bin/env node
// The commands of a checkout, of the repository of a remote, and of an archive of the site.
// This file imports no package, because a fresh clone has none. Commands that only talk to a running site import no
// package either, so that the kill switch works without an installation.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commands } from './command-table.mjs'
import { shutDownOnSignal } from './shutdown.mjs'
import { readEnvFile, useWorkingDirectory } from './env-file.mjs'
import { checkNode, checkPlatform, install, siteVersion } from './prepare.mjs'
import { isArchive, isInstalled, platformFolder } from './root.mjs'
import { asksForHelp, commandNames, helpOf, helpOfAll, nearest, readArgs } from './command-line.mjs'

/** @import { CommandName } from './command-table.mjs' */

/** @param {string} name @returns {name is CommandName} */
const isCommand = (name) => commandNames().some((each) => each === name)

/** @param {string} name */
const unknownCommand = (name) => {
  const meant = nearest(name, commandNames())
  return new Error(`There is no command ${name}${meant ? `; did you mean ${meant}?` : `.\n\n${helpOfAll()}`}`)
}

/** The folders of the modules of commands. That of the repository of a remote comes first, and the server's last. */
const folders = isInstalled
  ? ['dist/src/commands/repository', 'dist/src/commands']
  : isArchive
    ? ['dist/src/commands', '../api/dist']
    : ['src/commands', '../api/src/commands']

/** @param {CommandName} name */
const commandFrom = async (name) => {
  const files = folders.flatMap((folder) =>
    ['js', 'mjs', 'ts'].map((type) => join(platformFolder, folder, `${name}.${type}`)),
  )
  const file = files.find((each) => existsSync(each)) ?? name
  // For the sources of a checkout, and for webpack.config.ts of a part.
  if (!isArchive && !file.endsWith('.mjs')) {
    if (!isInstalled) await install()
    const { register } = await import('tsx/esm/api')
    register()
  }
  return import(pathToFileURL(file).href)
}

/** @param {string[]} args @returns {Promise<number>} */
const main = async ([name = '--help', ...args]) => {
  if (name === '--help' || name === '-h') return (console.log(helpOfAll()), 0)
  if (name === '--version') return (console.log(siteVersion()), 0)
  if (!isCommand(name)) throw unknownCommand(name)
  if (asksForHelp(args) && !('hasOwnHelp' in commands[name])) return (console.log(helpOf(name)), 0)
  checkNode()
  if (isArchive) checkPlatform()
  const asked = readArgs(name, args)
  // A token of this site is not for another one.
  if ('readsEnvFile' in commands[name] && !('to' in asked.values)) readEnvFile()
  if (isArchive) useWorkingDirectory()
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
