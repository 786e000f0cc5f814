import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../bin/root.mjs'
import { serverHash } from './source-hash'

const stamp = join(root, 'api/dist/source-hash')

/** Returns whether the server's last build has its present sources. */
export const isApiBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === serverHash()

/** Builds the server into `api/dist`. */
export const buildApi = async (): Promise<void> => {
  const hash = serverHash()
  const module: { build: () => Promise<unknown> } = await import(
    pathToFileURL(join(root, 'api/build.ts')).href
  )
  await module.build()
  writeFileSync(stamp, hash)
}
