import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../bin/root.mjs'

/** What operators need beside the programs, with all files that the docs link to. */
const copied = [
  ...['LICENSE', 'CHANGELOG.md', '.env.example', 'docs', 'ops'],
  'embedded-postgres/README.md',
  ...['shared-auth', 'shared-ui'].flatMap((name) => [`${name}/README.md`, `${name}/CHANGELOG.md`]),
]

/** Only the README of the checkout shows them. */
const screenshots = join(root, 'docs/screenshots')

/** Copies the docs, examples and settings into a folder of an archive. */
export const copyDocs = (target: string): void => {
  for (const path of copied) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(root, path), join(target, path), { recursive: true, filter: (from) => from !== screenshots })
  }
  cpSync(join(root, 'platform/src/archive/README.md'), join(target, 'README.md'))
}
