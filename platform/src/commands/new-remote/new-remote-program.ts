import { makeRemote } from './new-remote'
import { buildPart } from '../../build/webpack/build-part'

/**
 * A program for browser tests. `make ROOT NAME [SLOT …]` makes a remote as `npm run new` does, but in a folder of its own;
 * `build NAME FOLDER` builds it.
 */
const [task, ...args] = process.argv.slice(2)
if (task === 'make') {
  const [root = '', name = '', ...slots] = args
  makeRemote(root, name, slots)
} else if (task === 'build') {
  const [name = '', folder = ''] = args
  await buildPart({ name, folder })
} else throw new Error(`Unknown task: ${task}.`)
