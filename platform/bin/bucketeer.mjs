#!/usr/bin/env node
// Everything up to the first import of a package is plain Node, so that a fresh clone needs nothing else.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { checkNode, install, root } from './prepare.mjs'

const commands = [
  'install',
  'start',
  'dev',
  'build',
  'test',
  'e2e',
  'screenshots',
  'release',
  'rollback',
  'releases',
  'deploy-token',
  'throwaway',
  'licences',
  'faults',
  'fuzz',
  'load',
  'bench',
  'backup',
  'restore',
  'new',
]
const [command, ...args] = process.argv.slice(2)

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

if (!commands.includes(command)) fail(`Bucketeer knows ${commands.join(', ')}, not ${command ?? 'nothing'}.`)
try {
  checkNode()
  await install()
} catch (error) {
  fail(error.message)
}
const { register } = await import('tsx/esm/api')
register()
const { run } = await import(pathToFileURL(join(root, 'platform/src/commands', `${command}.ts`)).href)
try {
  process.exitCode = await run(args)
} catch (error) {
  fail(error.message)
}
