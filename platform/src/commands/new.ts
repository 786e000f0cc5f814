import type { Args } from '../../bin/command-line.mjs'
import { install } from '../../bin/prepare.mjs'
import { makeRemote } from './new-remote/new-remote'
import { root } from '../../bin/root.mjs'

/** `npm run new -- postcards --slot kick.panel`: creates `remote-postcards`, ready to be tested and released. */
export async function run({ values: { slot = [] }, positionals: [name = ''] }: Args<'new'>) {
  const files = makeRemote(root, name, slot)
  console.log(files.map((file) => `  ${file}`).join('\n'))
  // The folder is a new workspace, which the lock file lacks.
  await install()
  console.log(`
  npx jest --selectProjects remote-${name}   runs its tests
  npm run dev -- ${name}                     shows it with hot reload
  npm run release -- ${name}                 makes it live on the site that runs from here

  Its pages and pieces are in remote-${name}/src/pages.ts and remote.json. Commit the folder and package-lock.json.
`)
  return 0
}
