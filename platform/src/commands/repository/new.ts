import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { npm, quietly } from '../../../bin/prepare.mjs'
import type { Args } from '../../../bin/command-line.mjs'
import { platformFolder } from '../../../bin/root.mjs'
import { step } from '../../../bin/print.mjs'
import type { SitePackages } from '../../contract/packages'
import { readJson } from '../../build/parts/json-file'
import { createRemote } from '../new-remote/new-remote'
import { expectIntegrity, readLiveRoutes, readSitePackages } from '../releases/site-packages'
import { siteAddress } from '../releases/site-access.mjs'

interface OwnManifest {
  engines: { node: string }
  /** Development tools. The presets are written for these versions. */
  peerDependencies: Record<string, string>
}

function valuesOf(site: string, { shell, packages }: SitePackages): Record<string, string> {
  // Our own build wrote it.
  const { engines, peerDependencies } = readJson<OwnManifest>(join(platformFolder, 'package.json'))
  return {
    site,
    node: engines.node,
    devDependencies: JSON.stringify(peerDependencies, null, 2).replaceAll('\n', '\n  '),
    ...Object.fromEntries(
      Object.entries(shell.provides).map(([name, { version }]) => [name, `^${version}`] as const),
    ),
    '@mui/material': `^${shell.provides['@mui/material/styles']?.version}`,
    '@mui/system': `^${shell.provides['@mui/system/DefaultPropsProvider']?.version}`,
    ...Object.fromEntries(packages.map(({ name, url }) => [name, url] as const)),
  }
}

/** The slot of a new remote whose command names none. */
const usualSlot = 'kick.panel'

/** @throws Error unless a repository can be created there */
function expectNewFolder(folder: string) {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Choose another name or folder.`)
  if (readdirSync(folder).length === 0) return
  const remedy = existsSync(join(folder, 'remote.json'))
    ? `If its installation was interrupted, run npm install there; else choose another name or folder.`
    : 'Choose another name or folder.'
  throw new Error(`${folder} exists and is not empty. ${remedy}`)
}

/**
 * `npx --yes --package https://site/packages/platform.tgz bucketeer new postcards --to https://site`: creates the folder
 * `postcards`, a repository for a remote of that site, and installs its packages.
 */
export async function run({ values: { slot, to }, positionals: [name = ''] }: Args<'new'>) {
  const folder = resolve(name)
  expectNewFolder(folder)
  const address = await siteAddress(to)
  const [offered, remotes] = await Promise.all([readSitePackages(address), readLiveRoutes(address)])
  const slots = Object.keys(offered.shell.slots)
  const files = createRemote({
    name,
    slots: [...new Set(slot ?? (slots.includes(usualSlot) ? [usualSlot] : []))],
    folder,
    template: 'repository',
    site: {
      routed: [{ part: 'shell', routes: offered.shell.routes }, ...remotes],
      slots,
    },
    values: valuesOf(address, offered),
  })
  console.log(files.map((file) => `  ${join(name, file)}`).join('\n'))
  await step('Installing packages', () => npm(['install', ...quietly], folder))
  expectIntegrity(folder, offered.packages)
  console.log(`
  cd ${name} && git init
  npm run dev       shows it with hot reload, in a tab of ${address}
  npm test          checks types, lint rules and tests
  npm run release   makes it live; DEPLOY_TOKEN has a deploy token for ${name}, which the operator of the site creates

  Its pages and pieces are in src/pages.ts and remote.json. README.md has all commands, and
  node_modules/@bucketeer/platform/docs/first-remote.md is the guide.
`)
  return 0
}
